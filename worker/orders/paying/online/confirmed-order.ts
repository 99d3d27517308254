import { and, eq, inArray, isNull, not, notExists, sql } from 'drizzle-orm';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import type { Database } from '#core/db/client.ts';
import { Reader, read } from '#core/db/reader.ts';
import { bookings, orders, outbox, paymentParts, paymentSessions } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { SessionRow } from '#money/payments/parts.ts';
import { heldBooking } from '#orders/bookings/guest/guest-booking.reads.ts';
import { bookingInMail } from '#orders/bookings/mails/booking-mails.ts';
import { orderMail } from '#orders/order-mail/order-mail.ts';
import { tripInMail } from '#orders/order-mail/trip-in-mail.ts';
import type { Links } from './payment-mails.ts';

/** Bookings of a payment that it confirmed, by date. */
const confirmedBy = (db: Database, { parts, paidAt }: SessionRow, now: Date) =>
  read(
    [
      db
        .select({ id: bookings.id })
        .from(bookings)
        .where(
          and(
            inArray(
              bookings.id,
              parts.map(({ subjectId }) => subjectId),
            ),
            sql`EXISTS (SELECT 1 FROM request_events AS event WHERE event.kind = 'booking' AND event.request_id = ${bookings.id}
              AND event.from_status IN ('ON_HOLD', 'EXPIRED') AND event.to_status IN ('CONFIRMED', 'PENDING') AND event.created_at >= ${paidAt ?? now.toISOString()})`,
          ),
        )
        .orderBy(bookings.localDate, bookings.localTime),
    ],
    (rows) => rows.map(({ id }) => id),
  );

/**
 * Settles a payment for several trips once all its parts are, with the one mail to the guest about those that it confirmed. May be repeated: until then
 * the payment counts as open, and cron comes back to it.
 */
export async function settleOrder(
  db: Database,
  session: SessionRow,
  now: Date,
  { secret }: Links,
): Promise<void> {
  const reader = new Reader(db);
  const [confirmed, [order], site, key] = await Promise.all([
    reader.run(confirmedBy(db, session, now)),
    reader.run(
      read(
        [
          db
            .select()
            .from(orders)
            .where(
              sql`${orders.id} = (SELECT ${bookings.orderId} FROM ${bookings} WHERE ${inArray(
                bookings.id,
                session.parts.map(({ subjectId }) => subjectId),
              )} LIMIT 1)`,
            ),
        ],
        (rows) => rows,
      ),
    ),
    reader.run(mailSite(db)),
    signingSecret(db, secret),
  ]);
  const held = await Promise.all(
    confirmed.map((id) => reader.run(heldBooking(db, eq(bookings.id, id)))),
  );
  const requests = held.flatMap((one) => (one ? [bookingInMail(one.booking, one)] : []));
  const token = order && (await orderToken(key, order.id));
  const { origin } = new URL(session.returnUrl);
  const mail =
    order && token && requests.length > 0
      ? orderMail(site, 'confirmed', {
          ...{ id: order.id, reference: order.reference, language: order.language },
          contact: { name: order.contactName, email: order.contactEmail },
          items: requests.map(tripInMail),
          totalCents: requests.reduce((sum, { booked }) => sum + (booked?.totalCents ?? 0), 0),
          ...{ dueCents: 0, payUrl: '' },
          url: `${origin}/${order.language}${orderPath(order, token)}`,
        })
      : undefined;
  const isOpen = and(eq(paymentParts.sessionId, session.id), isNull(paymentParts.settledAt));
  const isIt = and(
    ...[eq(paymentSessions.id, session.id), isNull(paymentSessions.settledAt)],
    notExists(db.select({ id: paymentParts.sessionId }).from(paymentParts).where(isOpen)),
  );
  const id = `order-confirmed:${session.id}`;
  await db.batch(
    batchOf([
      ...(mail
        ? [
            queueMailIf(
              db,
              { ...mail, id },
              sql`${hasRow(paymentSessions, isIt)} AND ${not(hasRow(outbox, eq(outbox.id, id)))}`,
            ),
          ]
        : []),
      db.update(paymentSessions).set({ settledAt: now.toISOString() }).where(isIt),
    ]),
  );
}
