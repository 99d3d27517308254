import { and, asc, eq, isNull } from 'drizzle-orm';
import {
  GuestBookingCancel,
  GuestBookingChange,
} from '#contract/bookings/guest-bookings.schema.ts';
import { TripItem } from '#contract/orders/orders.schema.ts';
import type { ItemInput } from '#contract/orders/orders.ts';
import { bookingToken, bookingUrl, isBookingToken } from '#core/auth/manage-link.ts';
import { parseBody } from '#core/crud/check-input.ts';
import { read } from '#core/db/reader.ts';
import { bookings } from '#core/db/schema.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { OWED } from '#money/ledger/owed.sql.ts';
import { statusAt } from '#orders/bookings/booking.reads.ts';
import { bookingEvent } from '#orders/bookings/calendar-file.ts';
import { cancelByHolder } from '#orders/bookings/guest/cancel.ts';
import { change, costOfChange } from '#orders/bookings/guest/change.ts';
import { holderOf } from '#orders/bookings/guest/holder.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { isNamed } from '#orders/items/payable.ts';
import { payableBookings } from '#orders/paying/due.ts';
import { releaseHolds } from './trip-holds.ts';
import { tripItem } from './trip-item.ts';
import { tripPerson } from './trip-person.ts';

/** Places of a departure. */
export const tripKind: ItemKind<ItemInput<'trip'>> = {
  kind: 'trip',
  subject: 'booking',
  money: OWED.booking,
  table: bookings,
  relatedKind: 'booking',
  input: TripItem,
  release: releaseHolds,
  list: tripItem,
  rows: (db, orderId, now) =>
    read(
      [
        db
          .select({
            ...{ id: bookings.id, uuid: bookings.uuid, reference: bookings.reference },
            ...{ status: bookings.status, expiresAt: bookings.expiresAt },
            ...{ totalCents: bookings.totalCents, date: bookings.localDate },
            time: bookings.localTime,
            manageTokenHash: bookings.manageTokenHash,
          })
          .from(bookings)
          .where(and(eq(bookings.orderId, orderId), isNull(bookings.deletedAt)))
          .orderBy(asc(bookings.id)),
      ],
      (rows) =>
        rows.map(({ expiresAt, status, ...row }) => ({
          ...row,
          kind: 'trip',
          status: statusAt({ status, expiresAt }, now),
        })),
    ),
  payables: (db, named, now) => payableBookings(db, isNamed(bookings, named), now),
  link: { token: bookingToken, isToken: isBookingToken, url: bookingUrl, pays: 'booking' },
  actions: {
    cancel: async (c, { token, reference }, body) => {
      const input = parseBody(GuestBookingCancel, { ...body, token });
      const [held, site] = await Promise.all([
        holderOf(c, token, reference),
        c.var.reader.run(mailSite(c.var.db)),
      ]);
      return cancelByHolder(c, { held, site }, input);
    },
    change: async (c, { token, reference }, body) => {
      const input = parseBody(GuestBookingChange, { ...body, token });
      const [held, site] = await Promise.all([
        holderOf(c, token, reference),
        c.var.reader.run(mailSite(c.var.db)),
      ]);
      return c.json(
        input.dryRun ? await costOfChange(c, held, input) : await change(c, input, held, site),
      );
    },
    events: async (c, { token, reference }, language) => {
      const held = await holderOf(c, token, reference);
      return bookingEvent(
        { ...held.booking, trip: held.trip, option: held.option },
        { language, url: held.urlOf() },
      );
    },
  },
  person: tripPerson,
};
