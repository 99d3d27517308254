import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { refunds } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { keepWith } from '#orders/paying/online/keep-payments.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { postForm } from '../../test/client.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { inDays, secretOf, sendWebhook, startOf } from '../../test/orders/paid-first.ts';
import { testWebhook } from './providers/test-provider.ts';

const admin = await anAdmin();
const secret = await secretOf();

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** A booking of two adults at 50 euros each, paid in cash. */
async function aPaidBooking(isInstant = true) {
  const option = await aBookableOption();
  const hold = await tryToBook(
    option.optionId,
    inDays(30),
    [option.adult, option.adult],
    new Date(),
    {
      contact: { fullName: 'Ana Pons', emailAddress: 'ana@example.com' },
    },
  );
  const { id, uuid } = await confirm(db, hold, isInstant, { actor: 'guest', now: new Date() });
  const path = `/bookings/${uuid}`;
  const ledger = () => jsonOf<SubjectLedger>(admin(`${path}/ledger`));
  const version = async () => (await findBooking(db, id))?.version;
  const edit = async (quantity: number) =>
    (
      await admin(path, 'PUT', {
        version: await version(),
        units: [{ unitId: option.adult, quantity }],
      })
    ).status;
  const into = async (to: string) =>
    (
      await jsonOf<TripRequestDetail>(
        admin(`/trip-requests/${uuid}/state`, 'POST', {
          version: await version(),
          to,
          notify: false,
        }),
      )
    ).status;
  const tick = (refund: string | undefined, more: object = {}) =>
    admin(`${path}/refunds/${refund}/done`, 'POST', { method: 'transfer', ...more });
  const open = async () => (await ledger()).refunds.filter(({ status }) => status !== 'done');
  expect((await admin(`${path}/payments`, 'POST', { method: 'cash', cents: 10_000 })).status).toBe(
    201,
  );
  return { id, path, ledger, edit, into, tick, open };
}

test('two people become one and two again: nothing is to be paid back any more, and the former tick is refused', async () => {
  const { edit, open, tick, ledger } = await aPaidBooking();
  expect(await edit(1)).toBe(200);
  const [due] = await open();
  expect(due).toMatchObject({ cents: 5000, status: 'by_hand' });
  expect(await edit(2)).toBe(200);
  expect(await open()).toEqual([]);
  expect((await tick(due?.id)).status).toBe(409);
  expect(await ledger()).toMatchObject({ balanceCents: 0, refunds: [] });
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a refund shrinks with what is overpaid, and is ticked in the amount that was shown', async () => {
  const { edit, open, tick, ledger, path } = await aPaidBooking();
  await edit(1);
  const [due] = await open();
  const { version } = await jsonOf<TripRequestDetail>(
    admin(`/trip-requests/${path.split('/').at(-1)}`),
  );
  expect(
    (await admin(path, 'PUT', { version, price: { totalCents: 8000, reason: 'longer' } })).status,
  ).toBe(200);
  expect(await open()).toMatchObject([{ id: due?.id, cents: 2000 }]);
  expect((await tick(due?.id, { cents: 5000 })).status).toBe(409);
  expect((await tick(due?.id, { cents: 2000 })).status).toBe(200);
  expect((await tick(due?.id, { cents: 2000 })).status).toBe(409);
  expect((await ledger()).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('declined and reopened, a booking that was paid in cash has no refund left', async () => {
  const { into, open, ledger } = await aPaidBooking(false);
  expect(await into('declined')).toBe('declined');
  expect(await open()).toMatchObject([{ cents: 10_000, status: 'by_hand' }]);
  expect(await into('confirmed')).toBe('confirmed');
  expect(await open()).toEqual([]);
  expect((await ledger()).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('the check at night finds a refund that is not overpaid, and money that is on no refund; a tick of the first one removes it, and so does cron', async () => {
  const { id, open, tick, ledger, edit } = await aPaidBooking();
  const row = {
    id: 'promised',
    subjectKind: 'booking' as const,
    subjectId: id,
    cents: 3000,
    status: 'by_hand' as const,
    actor: 'system',
  };
  await db.insert(refunds).values(row);
  expect(await ledgerDifferences(db)).toEqual({ 'refunds of bookings': 1 });
  expect((await tick('promised')).status).toBe(409);
  expect(await open()).toEqual([]);
  await db.insert(refunds).values({ ...row, id: 'before' });
  await keepWith({}, db, new Date(), {});
  expect(await open()).toEqual([]);
  await edit(1);
  await db.delete(refunds).where(eq(refunds.subjectId, id));
  expect(await ledgerDifferences(db)).toEqual({ 'refunds of bookings': 1 });
  await edit(2);
  expect((await ledger()).balanceCents).toBe(0);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a refund that fails after it was done is not paid by hand when the guest owes the money again', async () => {
  const option = await aBookableOption({ option: { payment: 'all' } });
  const hold = await tryToBook(
    option.optionId,
    inDays(30),
    [option.adult, option.adult],
    new Date(),
    {
      contact: { fullName: 'Ana Pons', emailAddress: 'ana@example.com' },
    },
  );
  const token = await bookingToken(secret, hold.id);
  const session = await startOf(`/api/bookings/${hold.reference}/pay?token=${token}`);
  await postForm(`/pay/test/${session}`, { deed: 'pay' });
  const path = `/bookings/${hold.uuid}`;
  const ledger = () => jsonOf<SubjectLedger>(admin(`${path}/ledger`));
  const edit = async (quantity: number) => {
    const { version } = (await findBooking(db, hold.id)) ?? {};
    expect(
      (await admin(path, 'PUT', { version, units: [{ unitId: option.adult, quantity }] })).status,
    ).toBe(200);
  };
  await edit(1);
  await vi.waitFor(async () =>
    expect((await ledger()).refunds).toMatchObject([{ cents: 5000, status: 'done' }]),
  );
  await edit(2);
  expect(await ledger()).toMatchObject({ balanceCents: 5000 });
  const [made] = (await ledger()).refunds;
  const reported = {
    reference: `re_${made?.id}`,
    refundId: made?.id ?? '',
    payment: `pay_tp_${session}`,
    cents: 5000,
    currency: 'EUR',
  };
  const tell = async (id: string, status: 'done' | 'failed') =>
    sendWebhook(
      await testWebhook(
        secret,
        { id, type: 'refund', refunds: [{ ...reported, status }] },
        new Date(),
      ),
    );
  expect((await tell('evt_owed_1', 'failed')).status).toBe(200);
  expect(await ledger()).toMatchObject({ balanceCents: 0, refunds: [] });
  // A late word of its success does not count any more.
  await tell('evt_owed_2', 'done');
  expect(await ledger()).toMatchObject({ balanceCents: 0, refunds: [] });
  expect(await ledgerDifferences(db)).toEqual({});
});
