import type * as v from 'valibot';
import type { OptionTexts } from '../bookings/plans.ts';
import type { Language } from '../languages/language.ts';
import type { Reading, SaleKind } from './reading.ts';
import type * as schema from './sales.schema.ts';

export const SALE_STATES = ['open', 'done', 'dismissed'] as const;
export type SaleState = (typeof SALE_STATES)[number];

/** What became of a message. */
export const SALE_RESULTS = ['booked', 'changed', 'cancelled', 'repeated', 'answered'] as const;
export type SaleResult = (typeof SALE_RESULTS)[number];

/** Whether the sender is the one it says: by the receiving server's word, or because an administrator entered it. */
export const SALE_TRUSTS = ['passed', 'failed', 'unknown', 'entered'] as const;
export type SaleTrust = (typeof SALE_TRUSTS)[number];

/** Why the firm has to look. */
const SALE_FAULTS = [
  ...(['untrusted', 'layout', 'kind', 'reference', 'trip', 'option', 'day', 'time'] as const),
  ...(['people', 'net', 'past', 'full', 'closed', 'not_found', 'differs', 'older'] as const),
  ...(['over', 'too_large', 'refused', 'free_text'] as const),
] as const;
export type SaleFault = (typeof SALE_FAULTS)[number];

/** A sender's name of an option. */
export type SaleName = { name: string; optionId: number };

/** Days after which the text of a message is deleted. */
export const SALE_TEXT_DAYS = 90;

export type SaleTemplateInput = v.InferOutput<typeof schema.SaleTemplateInput>;
export type SaleTrialInput = v.InferInput<typeof schema.SaleTrialInput>;
export type SaleBookingInput = v.InferInput<typeof schema.SaleBookingInput>;
export type SaleApplyInput = v.InferInput<typeof schema.SaleApplyInput>;
export type SaleAnswerInput = v.InferInput<typeof schema.SaleAnswerInput>;
export type SaleUnit = { unitId: number; quantity: number; ages: number[] };

/** A row of the list. */
export type SaleItem = {
  id: string;
  version: number;
  source: 'mail' | 'pasted';
  trust: SaleTrust;
  sender: string | null;
  senderName: string | null;
  subject: string;
  /** The beginning of the text. */
  excerpt: string;
  kind: SaleKind;
  state: SaleState;
  result: SaleResult | null;
  faults: SaleFault[];
  reference: string | null;
  partner: { id: number; name: string } | null;
  /** Reference of the booking that it made or changed. */
  booking: { id: string; reference: string } | null;
  sentAt: string;
  receivedAt: string;
};
export type SaleList = {
  items: SaleItem[];
  total: number;
  page: number;
  pageSize: number;
  open: number;
};
/** A departure that fits a message, with its price for these people. */
export type SaleFit = {
  tripId: number;
  optionId: number;
  departureId: string;
  trip: string;
  option: string;
  tripTexts: { name?: Partial<Record<Language, string>> };
  date: string;
  time: string;
  /** Null without a limit. */
  vacancies: number | null;
  units: SaleUnit[];
  totalCents: number;
};
export type SaleDetail = SaleItem & {
  text: string;
  reading: Reading | null;
  templateId: number | null;
  /** The departure that is meant, or those that fit: at most three. */
  fits: SaleFit[];
  /** Of a change: the booking as it is. */
  current: {
    reference: string;
    day: string;
    time: string;
    people: number;
    status: string;
  } | null;
};
/** What a trial of a layout made of a mail. */
export type SaleTrial = {
  id: string;
  subject: string;
  text: string;
  sentAt: string;
  isOfLayout: boolean;
  reading: Reading;
  faults: SaleFault[];
  /** Names of the trips that were read. */
  trips: string[];
};
/** Places are held; the text goes to the guest by hand. */
export type SaleAnswer = {
  text: string;
  /** The guest's page, where day, people and price are filled in. */
  url: string;
  whatsappUrl: string;
  mailUrl: string | null;
  heldUntil: string;
  reference: string;
};
/** How many places of each departure of an option a partner may sell. */
export type PartnerAllotment = { optionId: number; places: number };
/** `left`: places for the partner. Without any it is to be closed where the partner sells it; `isClosed` with some, to be opened. */
type NamedInTexts = { name: string; translations: OptionTexts };

export type PartnerClosing = {
  partnerId: number;
  partner: string;
  optionId: number;
  option: NamedInTexts;
  trip: NamedInTexts;
  date: string;
  time: string;
  left: number;
  isClosed: boolean;
};
