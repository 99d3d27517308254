import { and, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  CHECKED_STATES,
  type ReviewDetail,
  type ReviewInbox,
  type ReviewItem,
  type ReviewState,
} from '#contract/content/reviews.ts';
import type { InboxQuery } from '#contract/mail/inbox.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, containsWords } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { reviews, trips } from '#core/db/schema.ts';
import { countsOf, stateCounts } from '#core/db/statements/state-counts.ts';
import { relatedMails } from '#core/mail/related-mails.ts';

const columns = {
  review: reviews,
  tripName: aliased(trips.name, 'tripName'),
  tripNames: sql<string | null>`${trips.translations} -> '$.name'`.as('trip_names'),
};
type Row = {
  review: typeof reviews.$inferSelect;
  tripName: string | null;
  tripNames: string | null;
};

const itemOf = ({ review, tripName, tripNames }: Row): ReviewItem => ({
  ...{ id: review.id, version: review.version, kind: review.kind, reference: review.reference },
  ...{ status: review.status, date: review.localDate, language: review.language },
  trip:
    review.tripId === null
      ? null
      : {
          ...{ id: review.tripId, name: tripName ?? '' },
          translations: { name: tripNames === null ? {} : JSON.parse(tripNames) },
        },
  ...{ stars: review.stars ?? 0, text: review.text, name: review.name, country: review.country },
  ...{ photo: review.photo, writtenAt: review.writtenAt ?? '', decidedAt: review.decidedAt },
  ...{ reason: review.reason, reasonText: review.reasonText, answer: review.answer },
  isDemo: review.isDemo,
});

/** By state and words. Not by stars: they decide on nothing. */
function filter({ q, status }: InboxQuery) {
  const state = CHECKED_STATES.find((one) => one === status);
  return and(
    status === 'trash' ? isNotNull(reviews.deletedAt) : isNull(reviews.deletedAt),
    ne(reviews.status, 'asked'),
    state ? eq(reviews.status, state) : undefined,
    status === 'open' ? eq(reviews.status, 'new') : undefined,
    q ? containsWords([reviews.name, reviews.text, reviews.reference, trips.name], q) : undefined,
  );
}

export const reviewInbox = (db: Database, params: InboxQuery) =>
  read(
    [
      db
        .select(columns)
        .from(reviews)
        .leftJoin(trips, eq(trips.id, reviews.tripId))
        .where(filter(params))
        .orderBy(desc(reviews.writtenAt), desc(reviews.id))
        .limit(params.pageSize)
        .offset((params.page - 1) * params.pageSize),
      db
        .select({ total: count() })
        .from(reviews)
        .leftJoin(trips, eq(trips.id, reviews.tripId))
        .where(filter(params)),
      stateCounts(db, reviews),
    ],
    (rows, totals, counts): ReviewInbox => ({
      items: rows.map(itemOf),
      total: totals[0]?.total ?? 0,
      page: params.page,
      pageSize: params.pageSize,
      counts: countsOf<ReviewState>(counts),
    }),
  );

/** A review that was written, with what is not shown of it. */
export const oneReview = (db: Database, id: number) =>
  read(
    [
      db
        .select(columns)
        .from(reviews)
        .leftJoin(trips, eq(trips.id, reviews.tripId))
        .where(and(eq(reviews.id, id), ne(reviews.status, 'asked'))),
      relatedMails(
        db,
        'order',
        sql`(SELECT coalesce(${reviews.orderId}, '') FROM ${reviews} WHERE ${reviews.id} = ${id})`,
      ),
    ],
    ([row], mails): { review: Row['review']; detail: ReviewDetail } | undefined =>
      row && {
        review: row.review,
        detail: {
          ...{ ...itemOf(row), consentAt: row.review.consentAt },
          mails: mails.filter(({ kind }) => kind.startsWith('review.')),
        },
      },
  );
