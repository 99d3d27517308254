import type * as v from 'valibot';
import type { Counts } from '../admin/admin.ts';
import type { Language } from '../languages/language.ts';
import type { Page } from '../paging.ts';
import type { AdminMail } from '../transfers/admin/admin.ts';
import type * as schema from './reviews.schema.ts';

export const REVIEW_KINDS = ['trip', 'transfer'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** `asked`: the guest has the mail and has written nothing. `new`: to be checked. */
export const REVIEW_STATES = ['asked', 'new', 'published', 'refused'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];
export const CHECKED_STATES = [
  'new',
  'published',
  'refused',
] as const satisfies readonly ReviewState[];

/** Why a review is refused. What it rates is no reason. */
export const REFUSAL_REASONS = [
  'spam',
  'insult',
  'personal_data',
  'not_about_us',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The guest's page ends that many days after the item's last day. */
export const REVIEW_DAYS = 30;
export const REVIEW_TEXT_LENGTH = 3000;
export const REVIEW_NAME_LENGTH = 60;
/** On a page of a trip, a place or the transfers; all of them are on a page of their own. */
export const REVIEWS_SHOWN = 4;
export const REVIEWS_A_PAGE = 10;

type NamedTrip = {
  id: number;
  slug: string;
  name: string;
  translations: { name?: Partial<Record<Language, string>> | undefined };
};

/** What a guest has written, as visitors see it. */
export type PublicReview = {
  id: number;
  kind: ReviewKind;
  stars: number;
  text: string;
  language: Language;
  name: string;
  country: string;
  photo: { path: string; width: number; height: number } | null;
  /** Month of the trip or transfer, `YYYY-MM`. */
  month: string;
  /** The day on which it was written. */
  date: string;
  /** The company's words to it; empty without one. */
  answer: string;
  /** Null for a transfer, and for a trip that is on the site no more. */
  trip: NamedTrip | null;
  isDemo: boolean;
};
/** `rating` is the mean of all that the list is about, `count` their number. Examples are listed, and counted in neither. */
export type ReviewList = Page<PublicReview> & { rating: number | null; count: number };
export type ReviewQuery = v.InferOutput<typeof schema.ReviewQuery>;

/** The page of a guest who reviews an item. */
export type GuestReview = {
  reference: string;
  kind: ReviewKind;
  trip: NamedTrip | null;
  /** `YYYY-MM-DD`: of the item, and the last one on which it can be reviewed. */
  date: string;
  until: string;
  isOver: boolean;
  status: ReviewState;
  /** Null until one is written. */
  stars: number | null;
  text: string;
  name: string;
  country: string;
  photo: string | null;
  reason: RefusalReason | null;
  reasonText: string;
};

/** For the company. */
export type ReviewItem = {
  id: number;
  version: number;
  kind: ReviewKind;
  reference: string;
  status: ReviewState;
  trip: Omit<NamedTrip, 'slug'> | null;
  date: string;
  language: Language;
  stars: number;
  text: string;
  name: string;
  country: string;
  photo: string | null;
  writtenAt: string;
  decidedAt: string | null;
  reason: RefusalReason | null;
  reasonText: string;
  answer: string;
  isDemo: boolean;
};
export type ReviewInbox = Page<ReviewItem> & { counts: Counts<ReviewState> };
export type ReviewDetail = ReviewItem & { consentAt: string | null; mails: AdminMail[] };
export type ReviewRefusal = v.InferInput<typeof schema.ReviewRefusal>;
