import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { refunds } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { getJson, postForm, postJson } from '../../test/client.ts';
import { aBookableOption, planOf, tryToBook } from '../../test/orders/bookable.ts';
import { inDays, secretOf, sendWebhook, startOf } from '../../test/orders/paid-first.ts';
import { testWebhook } from './providers/test-provider.ts';

const admin = await anAdmin();
const secret = await secretOf();
const [DAY, NEXT] = [inDays(30), inDays(31)];

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A booking that was paid in full online, whose departure was called off. */
async function aCalledOff() {
  const { optionId, adult } = await aBookableOption({ option: { payment: 'all' } });
  const { id, reference, uuid } = await tryToBook(optionId, DAY, [adult, adult], new Date(), {
    contact: { fullName: 'Ana Pons', emailAddress: 'ana@example.com' },
  });
  const token = await bookingToken(secret, id);
  const at = (end = '') => `/api/bookings/${reference}${end}`;
  const session = await startOf(`${at('/pay')}?token=${token}`);
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  expect(
    (await admin(`/departures/${optionId}/${DAY}/10:00/call-off`, 'POST', { reason: 'Wind' }))
      .status,
  ).toBe(200);
  const [next] = departuresBetween(await planOf(optionId, NEXT, NEXT), NEXT, NEXT);
  return {
    ...{ id, uuid, payment: `pay_tp_${session}` },
    seen: () => getJson<GuestBooking>(`${at()}?token=${token}`),
    change: () => postJson(at('/change'), { token, departureId: next?.id }),
    cancel: () => postJson(at('/cancel'), { token }),
    status: async () => (await findBooking(db, id))?.status,
  };
}

const paidBack = (id: string) =>
  vi.waitFor(async () =>
    expect(await db.select().from(refunds).where(eq(refunds.subjectId, id))).toMatchObject([
      { status: 'done' },
    ]),
  );

test('a booking that is paid goes on to another day', async () => {
  const { change, seen, status } = await aCalledOff();
  expect(await seen()).toMatchObject({ canChange: true, calledOff: { choice: null } });
  expect((await change()).status).toBe(200);
  expect([await status(), (await seen()).date]).toEqual(['CONFIRMED', NEXT]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('one that the firm has cancelled and paid back since then does not come back by its link', async () => {
  const { id, uuid, change, seen, status } = await aCalledOff();
  const { version } = await jsonOf<TripRequestDetail>(admin(`/trip-requests/${uuid}`));
  expect(
    (
      await admin(`/trip-requests/${uuid}/state`, 'POST', {
        version,
        to: 'cancelled_operator',
        notify: false,
      })
    ).status,
  ).toBe(200);
  await paidBack(id);
  expect(await seen()).toMatchObject({
    status: 'CANCELLED',
    canChange: false,
    canCancel: false,
    calledOff: { choice: 'refund' },
  });
  expect((await change()).status).toBe(409);
  expect(await status()).toBe('CANCELLED');
  expect(await ledgerDifferences(db)).toEqual({});
});

test('one whose money the firm gave back in the provider’s dashboard can only be cancelled', async () => {
  const { id, payment, change, cancel, seen, status } = await aCalledOff();
  const made = {
    reference: `re_${id}`,
    refundId: null,
    payment,
    cents: 10_000,
    currency: 'EUR',
    status: 'done' as const,
  };
  await sendWebhook(
    await testWebhook(secret, { id: `evt_${id}`, type: 'refund', refunds: [made] }, new Date()),
  );
  expect(await seen()).toMatchObject({ status: 'CONFIRMED', canChange: false, canCancel: true });
  expect((await change()).status).toBe(409);
  expect((await cancel()).status).toBe(200);
  expect(await status()).toBe('CANCELLED');
  expect(await ledgerDifferences(db)).toEqual({});
});
