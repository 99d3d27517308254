import { and, eq, like } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bookings, outbox, settings } from '#core/db/schema.ts';
import type { PaymentProvider } from '#money/payments/providers/provider.ts';
import { providersOf } from '#money/payments/providers/providers.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings, ORIGIN, send } from '../../../test/client.ts';
import { aHold, aPaidDeposit, inDays, secretOf } from '../../../test/orders/paid-first.ts';
import { payableOf } from '../due.ts';
import { mailPayLater } from './pay-later.ts';
import { remindBalances } from './remind-balances.ts';

const secret = await secretOf();

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

const mailsOf = (id: string, kind: 'payment.reminder' | 'payment.later') =>
  db
    .select({ to: outbox.toAddress, text: outbox.body })
    .from(outbox)
    .where(and(eq(outbox.relatedId, id), like(outbox.kind, kind)));
const noon = (day: string) => new Date(`${day}T10:00:00Z`);
const remind = (now: Date) => remindBalances(db, { origin: ORIGIN, secret, now });

test('who has a rest to pay online is reminded of it once, some days before, by day, with the hour of the start', async () => {
  const { booking } = await aPaidDeposit(2, 30);
  await remind(noon(inDays(22)));
  await remind(new Date(`${inDays(23)}T01:00:00Z`));
  expect(await mailsOf(booking.id, 'payment.reminder')).toEqual([]);
  for (let n = 0; n < 2; n += 1) await remind(noon(inDays(23)));
  await remind(noon(inDays(24)));
  const mails = await mailsOf(booking.id, 'payment.reminder');
  expect(mails).toMatchObject([{ to: 'ana@example.com' }]);
  expect(mails[0]?.text).toContain('€70 ');
  expect(mails[0]?.text).toContain('10:00');
  expect(mails[0]?.text).toContain(`${ORIGIN}/api/bookings/${booking.reference}/pay?token=`);
});

test('no guest is reminded of a demo booking, of one that is paid on the day or has just been made, or where it is switched off', async () => {
  const [demo, onDay, fresh, off] = [
    await aPaidDeposit(1, 40),
    await aHold(1, 40),
    await aPaidDeposit(1, 3),
    await aPaidDeposit(1, 50),
  ];
  await db.update(bookings).set({ isDemo: true }).where(eq(bookings.id, demo.booking.id));
  await db.run(
    `UPDATE bookings SET terms = json_set(terms, '$.payment', 'on_day') WHERE id = '${onDay.booking.id}'`,
  );
  await db.update(bookings).set({ status: 'CONFIRMED' }).where(eq(bookings.id, onDay.booking.id));
  await remind(noon(inDays(36)));
  await remind(noon(inDays(0)));
  await db.insert(settings).values({ key: 'payments', value: { reminderDays: 0 } });
  await remind(noon(inDays(45)));
  await db.delete(settings).where(eq(settings.key, 'payments'));
  for (const { booking } of [demo, onDay, fresh, off])
    expect(await mailsOf(booking.id, 'payment.reminder')).toEqual([]);
});

test('a guest whose departure was called off is asked for no money before choosing', async () => {
  const { booking } = await aPaidDeposit(1, 60);
  const due = async () => {
    const payable = await payableOf(db, { kind: 'booking', id: booking.id }, new Date());
    return payable?.dueNowCents;
  };
  expect(await due()).toBeGreaterThan(0);
  const choose = (choice: 'date' | null) =>
    db
      .update(bookings)
      .set({ choiceAskedAt: inDays(1), choice })
      .where(eq(bookings.id, booking.id));
  await choose(null);
  expect(await due()).toBe(0);
  await remind(noon(inDays(53)));
  expect(await mailsOf(booking.id, 'payment.reminder')).toEqual([]);
  await choose('date');
  expect(await due()).toBeGreaterThan(0);
  await remind(noon(inDays(54)));
  expect(await mailsOf(booking.id, 'payment.reminder')).toHaveLength(1);
});

test('whom the provider kept from paying gets the link once, when it answers again', async () => {
  const { booking, link } = await aHold();
  expect((await send(link('pay'), {}, { PAYMENTS_FAULTS: '1' })).status).toBe(503);
  const { test: works } = providersOf(bindings, db);
  if (!works) throw new Error('There is no test provider.');
  const fails: PaymentProvider = {
    ...works,
    createSession: () => Promise.reject(new Error('Down.')),
  };
  const soon = new Date(Date.now() + 10 * 60_000);
  await mailPayLater(db, fails, { secret, now: soon });
  expect(await mailsOf(booking.id, 'payment.later')).toEqual([]);
  const later = new Date(Date.now() + 60 * 60_000);
  for (let n = 0; n < 2; n += 1) await mailPayLater(db, works, { secret, now: later });
  const mails = await mailsOf(booking.id, 'payment.later');
  expect(mails).toMatchObject([{ to: 'ana@example.com' }]);
  expect(mails[0]?.text).toContain('€30.');
  expect((await findBooking(db, booking.id))?.status).toBe('ON_HOLD');
});
