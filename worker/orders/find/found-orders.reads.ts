import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { menorcaToday } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { FindOrdersInput } from '#contract/orders/find.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { aliased, pickTranslations } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  orders,
  transferLegs,
  transferPlaces,
  transferRequests,
  trips,
  voucherItems,
} from '#core/db/schema.ts';
import { voucherTitle } from '#orders/order/kinds/voucher/voucher-title.ts';
import { hasSurname } from './surname.ts';

type Named = { name: string; translations: { name?: InLanguages<string> | undefined } };
/** A booking, a transfer, or an order with gift vouchers, whose link is mailed again. */
export type FoundOrder = {
  kind: 'booking' | 'transfer_request' | 'order';
  id: string;
  reference: string;
  language: Language;
  /** As it is stored. */
  email: string;
  date: string;
  time: string;
  createdAt: string;
  /** The trip, start and end of the transfer, or what a gift voucher is called. */
  names: readonly Named[];
};

/** Of each kind the latest are looked at; in one mail are those that matter most. */
const LOOKED_AT = 200;
const MAILED = 20;

const fromPlace = alias(transferPlaces, 'from_place');
const toPlace = alias(transferPlaces, 'to_place');

/** The database folds ASCII alone, so that no look-alike letter becomes another address. */
const isOf = (column: SQLiteColumn, email: string): SQL => sql`lower(${column}) = lower(${email})`;

/** Those to come first, the next one on top; then those that are over, the last one on top. */
function byImportance(found: readonly FoundOrder[], today: string): FoundOrder[] {
  const startOf = ({ date, time }: FoundOrder) => `${date} ${time}`;
  const ahead = found.filter(({ date }) => date >= today);
  const over = found.filter(({ date }) => date < today);
  return [
    ...ahead.toSorted((one, other) => startOf(one).localeCompare(startOf(other))),
    ...over.toSorted((one, other) => startOf(other).localeCompare(startOf(one))),
  ].slice(0, MAILED);
}

/**
 * Bookings and transfers of an address with that surname or that day of travel, and orders with gift vouchers by the day on which one is sent or was
 * ordered. Not those of resellers, whose guests have no link, spam, and holds that have ended.
 */
export const foundOrders = (
  db: Database,
  { email, surname, date }: FindOrdersInput,
  today: string,
) => {
  const ofGuest = and(
    isOf(transferRequests.contactEmail, email),
    isNull(transferRequests.deletedAt),
  );
  return read(
    [
      db
        .select({
          id: bookings.id,
          reference: bookings.reference,
          language: bookings.language,
          email: bookings.contactEmail,
          guest: bookings.contactName,
          date: bookings.localDate,
          time: bookings.localTime,
          createdAt: bookings.createdAt,
          tripName: aliased(trips.name, 'tripName'),
          tripTexts: pickTranslations<Pick<TripInput['translations'], 'name'>>(trips.translations, [
            'name',
          ]).as('tripTexts'),
        })
        .from(bookings)
        .innerJoin(trips, eq(trips.id, bookings.tripId))
        .where(
          and(
            isOf(bookings.contactEmail, email),
            isNull(bookings.deletedAt),
            isNull(bookings.resellerKeyId),
            ne(bookings.status, 'EXPIRED'),
            or(isNull(bookings.endedAs), ne(bookings.endedAs, 'spam')),
          ),
        )
        .orderBy(desc(bookings.createdAt))
        .limit(LOOKED_AT),
      db
        .select({
          id: transferRequests.id,
          reference: transferRequests.reference,
          language: transferRequests.language,
          email: transferRequests.contactEmail,
          guest: transferRequests.contactName,
          createdAt: transferRequests.createdAt,
          fromName: aliased(fromPlace.name, 'fromName'),
          fromTexts: aliased(fromPlace.translations, 'fromTexts'),
          toName: aliased(toPlace.name, 'toName'),
          toTexts: aliased(toPlace.translations, 'toTexts'),
        })
        .from(transferRequests)
        .innerJoin(fromPlace, eq(fromPlace.id, transferRequests.fromPlaceId))
        .innerJoin(toPlace, eq(toPlace.id, transferRequests.toPlaceId))
        .where(and(ofGuest, ne(transferRequests.status, 'spam')))
        .orderBy(desc(transferRequests.createdAt))
        .limit(LOOKED_AT),
      db
        .select({
          requestId: transferLegs.requestId,
          date: transferLegs.localDate,
          time: transferLegs.localTime,
        })
        .from(transferLegs)
        .where(
          inArray(
            transferLegs.requestId,
            db.select({ id: transferRequests.id }).from(transferRequests).where(ofGuest),
          ),
        )
        .orderBy(transferLegs.startsAt),
      db
        .select({
          id: orders.id,
          reference: orders.reference,
          language: orders.language,
          email: orders.contactEmail,
          guest: orders.contactName,
          createdAt: orders.createdAt,
          orderedAt: aliased(voucherItems.createdAt, 'orderedAt'),
          sendOn: voucherItems.sendOn,
        })
        .from(orders)
        .innerJoin(voucherItems, eq(voucherItems.orderId, orders.id))
        .where(and(isOf(orders.contactEmail, email), isNull(voucherItems.anonymisedAt)))
        .orderBy(desc(orders.createdAt))
        .limit(LOOKED_AT),
    ],
    (booked, requested, legs, gifts): FoundOrder[] => {
      const isMeant = (guest: string | null, days: readonly string[]) =>
        (surname !== undefined && hasSurname(guest, surname)) ||
        (date !== undefined && days.includes(date));
      const ofTrips = booked
        .filter((row) => isMeant(row.guest, [row.date]))
        .map(({ guest: _guest, tripName, tripTexts, ...row }) => ({
          ...row,
          kind: 'booking' as const,
          email: row.email ?? '',
          names: [{ name: tripName, translations: tripTexts }],
        }));
      const ofTransfers = requested.flatMap(
        ({ guest, fromName, fromTexts, toName, toTexts, ...row }) => {
          const own = legs.filter(({ requestId }) => requestId === row.id);
          const [first] = own;
          if (
            !first ||
            !isMeant(
              guest,
              own.map((leg) => leg.date),
            )
          )
            return [];
          // Of a journey there and back the one that is next.
          const { date: day, time } = own.find((leg) => leg.date >= today) ?? first;
          return [
            {
              ...{ ...row, date: day, time, email: row.email ?? '' },
              kind: 'transfer_request' as const,
              names: [
                { name: fromName, translations: fromTexts },
                { name: toName, translations: toTexts },
              ],
            },
          ];
        },
      );
      const { title, translations } = voucherTitle();
      const withGifts = [...Map.groupBy(gifts, ({ id }) => id).values()].flatMap((own) => {
        const days = own.map(
          ({ sendOn, orderedAt }) => sendOn ?? menorcaToday(new Date(orderedAt)),
        );
        const [first] = own;
        if (!first || !isMeant(first.guest, days)) return [];
        const { guest: _guest, orderedAt: _at, sendOn: _day, ...row } = first;
        const date = days.toSorted()[0] ?? '';
        return [
          {
            ...{ ...row, kind: 'order' as const, email: row.email ?? '', date, time: '' },
            names: [{ name: title, translations: { name: translations.title } }],
          },
        ];
      });
      return byImportance([...ofTrips, ...ofTransfers, ...withGifts], today);
    },
  );
};
