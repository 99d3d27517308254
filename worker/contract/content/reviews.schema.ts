import * as v from 'valibot';
import { rowId } from '../admin/list-queries.schema.ts';
import { answerOf, pageOf, Translations } from '../answer-parts.schema.ts';
import { IsoDate, IsoMonth } from '../days.schema.ts';
import { Count, Filled, Id, Slug, Text } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { LanguageOrNone } from '../mail/contact.schema.ts';
import { InboxQuery } from '../mail/inbox.schema.ts';
import { TokenInput } from '../mail/newsletter.schema.ts';
import { pagingEntries } from '../paging.schema.ts';
import { PlainLine } from '../people/person-name.schema.ts';
import { tidyText } from '../texts/tidy-text.ts';
import { Consent, Integer } from '../trips/trip-requests.schema.ts';
import {
  REFUSAL_REASONS,
  REVIEW_KINDS,
  REVIEW_NAME_LENGTH,
  REVIEW_STATES,
  REVIEW_TEXT_LENGTH,
} from './reviews.ts';

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** `trip`, `place`: ids. Without any of the three, all reviews. */
export const ReviewQuery = v.object({
  trip: rowId,
  place: rowId,
  kind: v.fallback(v.optional(v.picklist(REVIEW_KINDS)), undefined),
  ...pagingEntries,
});

/** From the holder of the link in the mail. A country may be left out. */
export const ReviewInput = v.object({
  ...TokenInput.entries,
  stars: v.pipe(Integer, v.examples([5]), v.minValue(1), v.maxValue(5)),
  text: v.pipe(
    v.string(),
    v.examples(['We loved every cove.']),
    v.transform(tidyText),
    v.minLength(1),
    v.maxLength(REVIEW_TEXT_LENGTH),
  ),
  name: v.pipe(PlainLine(REVIEW_NAME_LENGTH), v.examples(['Anna']), v.minLength(1)),
  country: v.pipe(v.nullish(v.string(), ''), PlainLine(REVIEW_NAME_LENGTH)),
  consent: v.optional(Consent, false),
  language: LanguageOrNone,
});
export const ReviewLinkQuery = v.object({ token: v.string() });
/** `page`: where a form without scripts leads back to. */
export const ReviewPhotoQuery = v.object({
  token: v.optional(v.string(), ''),
  page: v.optional(v.string(), ''),
});

export const ReviewInboxQuery = InboxQuery;
/** By the reference of the order. */
export const ReviewAsking = v.object({ reference: v.pipe(v.string(), v.examples(['K7M2PQ4R'])) });
export const ReviewVersion = v.object({ version: Id });
/** Other reasons are given in words. */
export const ReviewRefusal = v.pipe(
  v.object({
    version: Id,
    reason: v.picklist(REFUSAL_REASONS),
    text: v.optional(v.pipe(v.string(), v.transform(tidyText), v.maxLength(1000)), ''),
  }),
  v.forward(
    v.check(({ reason, text }) => reason !== 'other' || text !== '', 'required'),
    ['text'],
  ),
);
/** An empty answer takes the former one back. */
export const ReviewAnswer = v.object({
  version: Id,
  text: v.pipe(v.string(), v.transform(tidyText), v.maxLength(2000)),
});

const NamedTrip = v.nullable(
  v.object({ id: Id, slug: Slug, name: Text, translations: Translations('name') }),
);
export const ReviewList = answerOf(
  '/api/reviews',
  v.object({
    ...pageOf(
      v.object({
        id: Id,
        kind: v.picklist(REVIEW_KINDS),
        stars: Stars,
        text: Filled(REVIEW_TEXT_LENGTH),
        language: Language,
        name: v.string(),
        country: v.string(),
        photo: v.nullable(v.object({ path: v.string(), width: Count, height: Count })),
        month: IsoMonth,
        date: IsoDate,
        answer: v.string(),
        trip: NamedTrip,
        isDemo: v.boolean(),
      }),
    ).entries,
    rating: v.nullable(v.number()),
    count: Count,
  }),
);
export const GuestReview = answerOf(
  '/api/reviews/:reference',
  v.object({
    reference: v.string(),
    kind: v.picklist(REVIEW_KINDS),
    trip: NamedTrip,
    date: IsoDate,
    until: IsoDate,
    isOver: v.boolean(),
    status: v.picklist(REVIEW_STATES),
    stars: v.nullable(Stars),
    text: v.string(),
    name: v.string(),
    country: v.string(),
    photo: v.nullable(v.string()),
    reason: v.nullable(v.picklist(REFUSAL_REASONS)),
    reasonText: v.string(),
  }),
);
export const ReviewsStopped = v.object({ status: v.literal('stopped') });
