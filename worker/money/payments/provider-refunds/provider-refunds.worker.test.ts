import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Dashboard } from '#contract/admin/admin.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import { refunds } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { checkInstallation } from '#site/utilities/checks.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { bindings, ORIGIN } from '../../../test/client.ts';
import { aPaidDeposit, moneyRows, secretOf, sendWebhook } from '../../../test/orders/paid-first.ts';
import type { ProviderDispute, ProviderRefund } from '../providers/provider.ts';
import { testWebhook } from '../providers/test-provider.ts';

const admin = await anAdmin();
const secret = await secretOf();

beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());

let events = 0;
async function tell(reported: { refunds: ProviderRefund[] } | { dispute: ProviderDispute }) {
  events += 1;
  const type = 'dispute' in reported ? ('dispute' as const) : ('refund' as const);
  return sendWebhook(
    await testWebhook(secret, { id: `evt_dashboard_${events}`, type, ...reported }, new Date()),
  );
}
const ledgerOf = ({ uuid }: { uuid: string }) =>
  jsonOf<SubjectLedger>(admin(`/bookings/${uuid}/ledger`));
const kinds = ({ entries }: SubjectLedger) => entries.map(({ kind, cents }) => [kind, cents]);

test('a refund that was made in the provider’s dashboard is in the ledger once, whichever report comes first', async () => {
  const { booking, payment } = await aPaidDeposit();
  const made: ProviderRefund = {
    reference: 're_dashboard',
    refundId: null,
    payment,
    cents: 1000,
    currency: 'eur',
    status: 'done',
  };
  expect((await tell({ refunds: [{ ...made, status: 'sent' }] })).status).toBe(200);
  expect((await tell({ refunds: [made] })).status).toBe(200);
  expect((await tell({ refunds: [made] })).status).toBe(200);
  const ledger = await ledgerOf(booking);
  expect(kinds(ledger)).toEqual([
    ['deposit', -3000],
    ['due', 10_000],
    ['refund', 1000],
  ]);
  expect(ledger.balanceCents).toBe(8000);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('what the guest got back through the dashboard is not paid back once more', async () => {
  const { booking, payment } = await aPaidDeposit();
  await db.insert(refunds).values({
    id: 'open',
    subjectKind: 'booking',
    subjectId: booking.id,
    cents: 3000,
    status: 'by_hand',
    actor: 'system',
  });
  await db.run(
    `UPDATE bookings SET status = 'CANCELLED', refund = 'FULL' WHERE id = '${booking.id}'`,
  );
  await db.run(
    `INSERT INTO ledger_entries (subject_kind, subject_id, kind, cents, actor, key) VALUES ('booking', '${booking.id}', 'correction', -10000, 'system', 'test:open')`,
  );
  await tell({
    refunds: [
      {
        reference: 're_part',
        refundId: null,
        payment,
        cents: 1000,
        currency: 'EUR',
        status: 'done',
      },
    ],
  });
  expect(
    await db.select({ cents: refunds.cents }).from(refunds).where(eq(refunds.id, 'open')),
  ).toEqual([{ cents: 2000 }]);
  await tell({
    refunds: [
      {
        reference: 're_rest',
        refundId: null,
        payment,
        cents: 2000,
        currency: 'EUR',
        status: 'done',
      },
    ],
  });
  expect(await db.select().from(refunds).where(eq(refunds.id, 'open'))).toEqual([]);
  expect((await ledgerOf(booking)).balanceCents).toBe(0);
});

test('a refund that fails after it was done is the firm’s to pay by hand, and both are in the ledger', async () => {
  const { booking, payment } = await aPaidDeposit();
  const reported: ProviderRefund = {
    reference: 're_back',
    refundId: null,
    payment,
    cents: 1000,
    currency: 'eur',
    status: 'done',
  };
  await tell({ refunds: [reported] });
  await tell({ refunds: [{ ...reported, status: 'failed' }] });
  await tell({ refunds: [{ ...reported, status: 'failed' }] });
  const ledger = await ledgerOf(booking);
  expect(kinds(ledger).slice(2)).toEqual([
    ['refund', 1000],
    ['payment', -1000],
  ]);
  const open = ledger.refunds.find(({ status }) => status === 'by_hand');
  expect(open).toMatchObject({ cents: 1000 });
  expect(await ledgerDifferences(db)).toEqual({});
  // A late word of its success does not count any more.
  await tell({ refunds: [reported] });
  expect(
    (
      await admin(`/bookings/${booking.uuid}/refunds/${open?.id}/done`, 'POST', {
        method: 'transfer',
      })
    ).status,
  ).toBe(200);
  expect(kinds(await ledgerOf(booking)).slice(2)).toEqual([
    ['refund', 1000],
    ['payment', -1000],
    ['refund', 1000],
  ]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a dispute stands with the booking, on the dashboard and in the doctor’s line; lost, it is a refund', async () => {
  const { booking, payment } = await aPaidDeposit();
  const dispute: ProviderDispute = {
    reference: 'dp_1',
    payment,
    cents: 3000,
    currency: 'eur',
    status: 'open',
  };
  for (let n = 0; n < 2; n += 1) await tell({ dispute });
  expect((await ledgerOf(booking)).disputes).toMatchObject([
    { reference: 'dp_1', state: 'open', cents: 3000 },
  ]);
  expect((await jsonOf<Dashboard>(admin('/dashboard'))).disputes).toMatchObject([
    { kind: 'booking', reference: booking.reference },
  ]);
  const checks = await checkInstallation(bindings, db, ORIGIN);
  expect(checks.find(({ name }) => name === 'ledger')).toMatchObject({
    state: 'warning',
    detail: `disputes: ${booking.reference}`,
  });
  for (let n = 0; n < 2; n += 1) await tell({ dispute: { ...dispute, status: 'lost' } });
  // A late word of its beginning.
  await tell({ dispute });
  const ledger = await ledgerOf(booking);
  expect(kinds(ledger).slice(2)).toEqual([['refund', 3000]]);
  expect(ledger.disputes).toMatchObject([{ state: 'lost' }]);
  const { events: history } = await jsonOf<TripRequestDetail>(
    admin(`/trip-requests/${booking.reference}`),
  );
  expect(history.flatMap(({ dispute: state }) => state ?? [])).toEqual(['open', 'lost']);
  expect((await jsonOf<Dashboard>(admin('/dashboard'))).disputes).toEqual([]);
  expect(await ledgerDifferences(db)).toEqual({});
});

test('a dispute that is won changes no amount; one of an unknown payment, or above it, nothing at all', async () => {
  const { booking, payment } = await aPaidDeposit();
  await tell({
    dispute: { reference: 'dp_2', payment, cents: 3000, currency: 'eur', status: 'won' },
  });
  expect((await ledgerOf(booking)).balanceCents).toBe(7000);
  const before = await moneyRows();
  const lost: ProviderDispute = {
    reference: 'dp_3',
    payment,
    cents: 3001,
    currency: 'eur',
    status: 'lost',
  };
  expect((await tell({ dispute: lost })).status).toBe(422);
  expect((await tell({ dispute: { ...lost, cents: 3000, currency: 'usd' } })).status).toBe(422);
  expect((await tell({ dispute: { ...lost, cents: 3000, payment: 'pay_nothing' } })).status).toBe(
    404,
  );
  expect(await moneyRows()).toEqual(before);
});
