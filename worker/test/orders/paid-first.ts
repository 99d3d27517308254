import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { bookingToken } from '#core/auth/manage-link.ts';
import { bookings } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { db } from '../builders.ts';
import { bindings, postForm, send } from '../client.ts';
import { aBookableOption, tryToBook } from './bookable.ts';

/** Of this file's database. */
export const secretOf = () => signingSecret(db, bindings.QUOTE_SECRET);
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A hold of an option whose deposit is paid first, with its guest's link. */
export async function aHold(units = 2, days = 30) {
  const option = await aBookableOption({
    option: { payment: 'deposit', depositPercent: 30, capacity: 4 },
  });
  const booking = await tryToBook(
    option.optionId,
    inDays(days),
    Array(units).fill(option.adult),
    new Date(),
  );
  const token = await bookingToken(await secretOf(), booking.id);
  await db
    .update(bookings)
    .set({ contactName: 'Ana Pons', contactEmail: 'ana@example.com' })
    .where(eq(bookings.id, booking.id));
  return {
    option,
    booking,
    token,
    link: (end: string) => `/api/bookings/${booking.reference}/${end}?token=${token}`,
  };
}

/** Follows the link to pay; the session's id. */
export async function startOf(link: string): Promise<string> {
  const answer = await send(link);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
}

/** A hold whose deposit was paid on the test page: a booking with a rest to pay. */
export async function aPaidDeposit(units = 2, days = 30) {
  const held = await aHold(units, days);
  const session = await startOf(held.link('pay'));
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  return { ...held, session, payment: `pay_tp_${session}` };
}

/** Sends a webhook of the test provider. */
export const sendWebhook = (
  { body, headers }: { body: string; headers: Headers },
  provider = 'test',
) =>
  send(`/api/payments/webhooks/${provider}`, {
    method: 'POST',
    body,
    headers: { 'Test-Signature': headers.get('Test-Signature') ?? '' },
  });

const MONEY_TABLES = [
  'ledger_entries',
  'payment_sessions',
  'payment_events',
  'refunds',
  'receipts',
  'test_payments',
  'bookings',
  'outbox',
  'request_events',
];
/** All rows that have to do with money, to compare before and after. */
export const moneyRows = async () =>
  Object.fromEntries(
    await Promise.all(
      MONEY_TABLES.map(
        async (table) =>
          [table, (await bindings.DB.prepare(`SELECT * FROM ${table}`).all()).results] as const,
      ),
    ),
  );
