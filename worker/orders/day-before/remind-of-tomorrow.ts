import { eq, not, sql } from 'drizzle-orm';
import { openOf } from '#contract/bookings/needs/questions.ts';
import { weatherText } from '#contract/bookings/weather-note.ts';
import { addDays } from '#contract/calendar.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { bookings, outbox } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow, isOneOf } from '#core/db/statements/conditions.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { knownOrigin } from '#core/http/origin.ts';
import { mailOutlook } from '#core/mail/mail-outlook.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { ownerRead } from '#core/text/strings/filled.ts';
import type { Bindings } from '#env';
import { heldBooking } from '#orders/bookings/guest/guest-booking.reads.ts';
import { bookingInMail } from '#orders/bookings/mails/booking-mails.ts';
import { answersOf } from '#orders/bookings/needs/answers.ts';
import { payableRead } from '#orders/paying/due.ts';
import { transferById } from '#orders/transfers/booking/booking.reads.ts';
import { areAsRead, type DueOrder, dueOn, REMINDER_HOURS, reminderId } from './due.reads.ts';
import { type ItemAhead, reminderMail, transferAhead, tripAhead } from './reminder-mail.ts';

const ORDERS_A_RUN = 40;

type Version = { id: string; version: number };
type Read = { item: ItemAhead; version: Version };

/** The items of an order, with the version that each was read in. */
async function itemsOf(db: Database, order: DueOrder, day: string, now: Date) {
  const reader = new Reader(db);
  const values = reader.run(ownerRead(db, false)).then((owner) => owner.values);
  const openCents = async (kind: LedgerSubject, id: string) => {
    const payable = await reader.run(payableRead(db, { kind, id }, now));
    return payable && !payable.isPaidElsewhere ? payable.openCents : 0;
  };
  const trip = async (id: string): Promise<Read | undefined> => {
    const [held, cents, texts] = await Promise.all([
      reader.run(heldBooking(db, eq(bookings.id, id))),
      openCents('booking', id),
      values,
    ]);
    if (!held) return undefined;
    const { booking, option, weatherNote } = held;
    const answers = answersOf(booking.answers, booking.units);
    const around = { ...held, trip: fillTexts(held.trip, texts, DEFAULT_LANGUAGE) };
    const item = tripAhead(bookingInMail(booking, around), {
      openCents: cents,
      weather: weatherText(weatherNote, order.language),
      open: openOf(option.questions, booking.units, answers).map(({ question }) =>
        localize(question, 'question', order.language),
      ),
    });
    return { item, version: { id, version: booking.version } };
  };
  const transfer = async (id: string): Promise<Read | undefined> => {
    const [stored, cents] = await Promise.all([
      reader.run(transferById(db, id)),
      openCents('transfer', id),
    ]);
    if (!stored) return undefined;
    const { booking, request } = stored;
    const legs = booking.legs.filter(({ date }) => date === day);
    const start = legs[0]?.time ?? '';
    const item = transferAhead({ ...booking, id, legs }, { start, openCents: cents });
    return { item, version: { id, version: request.version } };
  };
  const [trips, transfers] = await Promise.all([
    Promise.all(order.trips.map(trip)),
    Promise.all(order.transfers.map(transfer)),
  ]);
  const isThere = (one: Read | undefined) => one !== undefined;
  return { trips: trips.filter(isThere), transfers: transfers.filter(isThere) };
}

/**
 * On the afternoon before, one mail to each guest about all that their order has on the next day. It is written once for an order and a day, and only
 * if the items are as they were read; a booking says when. Where mail is not sent, it is stored like all mail and marks no booking: its guest has not been
 * reminded. How many orders were.
 */
export async function remindOfTomorrow(db: Database, now: Date, env: Bindings): Promise<number> {
  const { date: today, time } = wallTime(now);
  if (time < REMINDER_HOURS.from || time >= REMINDER_HOURS.to) return 0;
  const day = addDays(today, 1);
  const reader = new Reader(db);
  const due = await reader.run(dueOn(db, day));
  if (due.length === 0) return 0;
  const [site, outlook, secret] = await Promise.all([
    reader.run(mailSite(db)),
    reader.run(mailOutlook(db, env, now)),
    signingSecret(db, env.QUOTE_SECRET),
  ]);
  let reminded = 0;
  await eachRow('day before', due.slice(0, ORDERS_A_RUN), async (order) => {
    const { trips, transfers } = await itemsOf(db, order, day, now);
    if (trips.length + transfers.length === 0) return;
    const path = orderPath(order, await orderToken(secret, order.id));
    const mail = reminderMail(site, {
      ...{ ...order, day, url: `${knownOrigin(env)}/${order.language}${path}` },
      items: [...trips, ...transfers].map(({ item }) => item),
    });
    const id = reminderId(order.id, day);
    const isWritten = hasRow(outbox, eq(outbox.id, id));
    const versions = (read: readonly Read[]) => read.map(({ version }) => version);
    const isAsRead = areAsRead(day, versions(trips), versions(transfers));
    await db.batch(
      batchOf([
        queueMailIf(db, { ...mail, id }, sql`${not(isWritten)} AND ${isAsRead}`),
        ...(outlook.block === null && trips.length > 0
          ? [
              db
                .update(bookings)
                .set({ remindedAt: now.toISOString() })
                .where(
                  sql`${isOneOf(
                    bookings.id,
                    versions(trips).map((one) => one.id),
                  )} AND ${isWritten}`,
                ),
            ]
          : []),
      ]),
    );
    reminded += 1;
  });
  return reminded;
}
