import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import {
  apiKeys,
  bookings,
  cronRuns,
  outbox,
  paymentParts,
  paymentSessions,
  refunds,
  waitingGuests,
  webhookDeliveries,
  webhooks,
} from '#core/db/schema.ts';
import { deliverDue } from '#core/mail/delivery.ts';
import { deliverWebhooks } from '#core/webhooks/deliver-webhooks.ts';
import { type PaymentProvider, ProviderRefused } from '#money/payments/providers/provider.ts';
import { providersOf } from '#money/payments/providers/providers.ts';
import { sendRefunds } from '#money/payments/refunds.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { notifyWaiting } from '#orders/bookings/waiting/notify-waiting.ts';
import { describeNotice } from '#orders/octo/webhooks/describe-notice.ts';
import { keepWith } from '#orders/paying/online/keep-payments.ts';
import { mailPayLater } from '#orders/paying/reminders/pay-later.ts';
import { remindBalances } from '#orders/paying/reminders/remind-balances.ts';
import { aTrip, aTripType, db } from '../test/builders.ts';
import { bindings, ORIGIN, send } from '../test/client.ts';
import { EVERY_FIVE_MINUTES, mail, outboxRow, runCron } from '../test/night.ts';
import { aBookableOption } from '../test/orders/bookable.ts';
import { aHold, aPaidDeposit, inDays, secretOf, startOf } from '../test/orders/paid-first.ts';

// Each job of cron that goes from row to row, with a row that cannot be done before one that can. The other jobs are one statement each, or one batch.

const secret = await secretOf();
let failures: string[] = [];

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => {
  failures = [];
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockImplementation((line) => void failures.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

const working = async (): Promise<PaymentProvider> => {
  const { test: provider } = providersOf(bindings, db);
  if (!provider) throw new Error('There is no test provider.');
  return provider;
};
/** A mail to this address cannot be written. */
const withoutMailTo = async (address: string, work: () => Promise<unknown>) => {
  await db.run(
    `CREATE TRIGGER no_mail BEFORE INSERT ON outbox WHEN NEW.to_address = '${address}' BEGIN SELECT RAISE(ABORT, 'bad row'); END`,
  );
  await expect(work()).rejects.toThrow('failed');
  await db.run('DROP TRIGGER no_mail');
};
const mailsAbout = async (id: string, kind: string) =>
  (await db.select().from(outbox).where(eq(outbox.relatedId, id))).filter(
    (one) => one.kind === kind,
  ).length;
const soon = () => new Date(Date.now() + 10 * 60_000);

test('payments that an interruption left behind are applied despite one that cannot be', async () => {
  const [bad, good] = [await aHold(), await aHold()];
  for (const { link } of [bad, good])
    await db
      .update(paymentSessions)
      .set({ status: 'paid', paidAt: new Date().toISOString() })
      .where(eq(paymentSessions.id, await startOf(link('pay'))));
  await db
    .update(paymentSessions)
    .set({ returnUrl: 'nowhere' })
    .where(eq(paymentSessions.subjectId, bad.booking.id));
  for (const { booking } of [bad, good])
    await db.run(
      `INSERT INTO ledger_entries (subject_kind, subject_id, kind, method, cents, currency, actor, at, key) VALUES ('booking', '${booking.id}', 'deposit', 'card', -3000, 'EUR', 'guest', '2027-01-01', 'paid:${booking.id}')`,
    );
  await expect(keepWith({ test: await working() }, db, soon(), { secret })).rejects.toThrow();
  expect((await findBooking(db, bad.booking.id))?.status).not.toBe('CONFIRMED');
  expect((await findBooking(db, good.booking.id))?.status).toBe('CONFIRMED');
  await db.delete(paymentParts);
  await db.delete(paymentSessions);
});

test('what the provider refuses for one guest keeps no other one from the mail to pay, and is not tried again', async () => {
  const [bad, good] = [await aHold(), await aHold()];
  for (const { link } of [bad, good])
    expect((await send(link('pay'), {}, { PAYMENTS_FAULTS: '1' })).status).toBe(503);
  const works = await working();
  const asked: string[] = [];
  const picky: PaymentProvider = {
    ...works,
    createSession: (session) => {
      asked.push(session.description);
      return session.description.includes(bad.booking.reference)
        ? Promise.reject(new ProviderRefused('Invalid email address.'))
        : works.createSession(session);
    },
  };
  for (let n = 0; n < 2; n += 1) await mailPayLater(db, picky, { secret, now: soon() });
  expect(await mailsAbout(good.booking.id, 'payment.later')).toBe(1);
  expect(await mailsAbout(bad.booking.id, 'payment.later')).toBe(0);
  expect(asked.filter((one) => one.includes(bad.booking.reference))).toHaveLength(1);
});

test('an outage ends the run after three guests, and those have the last turn of the next one', async () => {
  const holds = await Promise.all(Array.from({ length: 5 }, () => aHold()));
  for (const { link } of holds) await send(link('pay'), {}, { PAYMENTS_FAULTS: '1' });
  const works = await working();
  const asked: string[] = [];
  const down: PaymentProvider = {
    ...works,
    createSession: ({ description }) => {
      asked.push(description);
      return Promise.reject(new Error('Down.'));
    },
  };
  await mailPayLater(db, down, { secret, now: soon() });
  expect(asked).toHaveLength(3);
  const first = [...asked];
  await mailPayLater(db, down, { secret, now: new Date(Date.now() + 15 * 60_000) });
  expect(asked.slice(3, 5).filter((one) => first.includes(one))).toEqual([]);
});

test('guests are reminded despite one to whom no mail can be written', async () => {
  const [bad, good] = [await aPaidDeposit(1, 20), await aPaidDeposit(1, 21)];
  await db
    .update(bookings)
    .set({ contactEmail: 'bad@example.com' })
    .where(eq(bookings.id, bad.booking.id));
  const now = new Date(`${inDays(18)}T10:00:00Z`);
  await withoutMailTo('bad@example.com', () => remindBalances(db, { origin: ORIGIN, secret, now }));
  expect(await mailsAbout(good.booking.id, 'payment.reminder')).toBe(1);
});

test('money goes back to guests despite a refund that cannot be noted', async () => {
  const [bad, good] = [await aPaidDeposit(1, 30), await aPaidDeposit(1, 30)];
  await db.delete(refunds);
  for (const [id, { booking, session }] of [
    ['bad', bad],
    ['good', good],
  ] as const)
    await db.insert(refunds).values({
      ...{ id, subjectKind: 'booking', subjectId: booking.id, cents: 100, sessionId: session },
      ...{
        currency: 'EUR',
        status: 'due',
        actor: 'guest',
        createdAt: `2027-01-01T00:00:0${id.length}.000Z`,
      },
      nextAttemptAt: `2020-01-01T00:00:0${id.length}.000Z`,
    });
  await db.run(
    "CREATE TRIGGER no_refund BEFORE UPDATE ON refunds WHEN OLD.id = 'bad' AND NEW.status <> OLD.status BEGIN SELECT RAISE(ABORT, 'bad row'); END",
  );
  const works = await working();
  const refused: PaymentProvider = {
    ...works,
    refund: (wanted) =>
      wanted.id === 'bad'
        ? Promise.reject(new ProviderRefused('No such payment.'))
        : works.refund(wanted),
  };
  await expect(sendRefunds(db, { test: refused }, soon())).rejects.toThrow();
  await db.run('DROP TRIGGER no_refund');
  const [row] = await db.select().from(refunds).where(eq(refunds.id, 'good'));
  expect(row?.status).toBe('done');
});

test('waiting guests are notified despite one who cannot be, of the same trip or another', async () => {
  const day = addDays(menorcaToday(new Date()), 40);
  const guests: string[] = [];
  for (const trip of ['bad', 'good']) {
    const { id: tripId } = await aTrip({ showBookingOptions: true });
    await aBookableOption({ tripId, option: { capacity: 10 } });
    for (const n of [1, 2]) {
      const email = `${trip}-${n}@example.com`;
      guests.push(email);
      await db.insert(waitingGuests).values({
        ...{ id: crypto.randomUUID(), tripId, localDate: day, people: 1, name: 'Ada', email },
        ...{ language: 'de', privacyEdition: 'x', privacyAcceptedAt: day, tokenHash: email },
      });
    }
  }
  await withoutMailTo('bad-1@example.com', () => notifyWaiting(db, new Date(), bindings));
  const notified = (await db.select().from(waitingGuests))
    .filter(({ toldAt }) => toldAt !== null)
    .map(({ email }) => email);
  expect(notified.sort()).toEqual(guests.slice(1).sort());
  await db.delete(waitingGuests);
});

test('a reseller gets its notices despite one that cannot be described, or whose address cannot be asked', async () => {
  const { booking } = await aPaidDeposit(1, 30);
  const [key] = await db
    .insert(apiKeys)
    .values({ name: 'Key', keyHash: 'h', prefix: 'p', scopes: ['octo'] })
    .returning();
  for (const [id, url] of [
    ['bad', 'no address'],
    ['good', 'https://reseller.example.com/hook'],
  ] as const) {
    await db.insert(webhooks).values({
      ...{ id, url, secret: 's', events: ['booking_update'], apiKeyId: key?.id ?? 0 },
    });
    await db.insert(webhookDeliveries).values({
      ...{ id, webhookId: id, subjectId: booking.id, event: 'booking_update' },
      nextAttemptAt: '2020-01-01T00:00:00.000Z',
    });
  }
  await deliverWebhooks(bindings, db, describeNotice, {
    send: async () => new Response(null, { status: 200 }),
    resolve: async () => ['93.184.215.14'],
  });
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, 'good'));
  expect(row?.status).toBe('sent');
});

test('mails go out despite one that the service refuses', async () => {
  await db.delete(outbox);
  await db.insert(outbox).values([mail('bad', { toAddress: 'no address' }), mail('good')]);
  await deliverDue(bindings, db, {
    now: () => new Date('2027-06-01T03:20:00Z'),
    send: ({ id }) =>
      id === 'bad' ? Promise.reject(new Error('Refused.')) : Promise.resolve('sent'),
  });
  expect([(await outboxRow('bad'))?.status, (await outboxRow('good'))?.status]).toEqual([
    'failed',
    'sent',
  ]);
});

test('a run with bad rows does all its jobs, and names those that failed', async () => {
  const { booking, link } = await aHold();
  await db
    .update(paymentSessions)
    .set({ status: 'paid', returnUrl: 'nowhere' })
    .where(eq(paymentSessions.id, await startOf(link('pay'))));
  expect((await findBooking(db, booking.id))?.status).toBe('ON_HOLD');
  await db.insert(outbox).values(mail('after'));
  await runCron(EVERY_FIVE_MINUTES);
  expect((await outboxRow('after'))?.status).toBe('kept');
  expect(await db.select({ failed: cronRuns.failedJobs }).from(cronRuns)).toEqual([
    { failed: ['payments'] },
  ]);
  expect(failures.join()).toContain('"job":"payments"');
});
