import { and, between, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { apiKeys, bookings, partnerAllotments } from '#core/db/schema.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import type { Departure } from '#orders/departures/departures.ts';

const ofKey = (keyId: number): SQL =>
  sql`(SELECT ${apiKeys.partnerId} FROM ${apiKeys} WHERE ${apiKeys.id} = ${keyId})`;
const keyOf = ({ date, time }: { date: string; time: string }) => `${date} ${time}`;

/** How many places of each departure the partner of a key may sell more; undefined without an allotment for the option. */
export const allotmentLeft = (
  db: Database,
  { keyId, optionId }: { keyId: number; optionId: number },
  days: { from: string; to: string },
  now: Date,
) =>
  read(
    [
      db
        .select({ places: partnerAllotments.places })
        .from(partnerAllotments)
        .where(
          and(
            eq(partnerAllotments.optionId, optionId),
            eq(partnerAllotments.partnerId, ofKey(keyId)),
          ),
        ),
      db
        .select({
          date: bookings.localDate,
          time: bookings.localTime,
          places: sql<number>`sum(${bookings.places})`.as('sold'),
        })
        .from(bookings)
        .where(
          and(
            eq(bookings.optionId, optionId),
            eq(bookings.partnerId, ofKey(keyId)),
            between(bookings.localDate, days.from, days.to),
            takesPlaces(now),
            isNull(bookings.deletedAt),
          ),
        )
        .groupBy(bookings.localDate, bookings.localTime),
    ],
    ([allotment], sold) => {
      if (!allotment) return undefined;
      const soldAt = new Map(sold.map((one) => [keyOf(one), one.places]));
      return (departure: Departure) =>
        Math.max(0, allotment.places - (soldAt.get(keyOf(departure)) ?? 0));
    },
  );
