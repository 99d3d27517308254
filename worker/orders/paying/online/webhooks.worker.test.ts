import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  SIGNATURE_HEADER,
  signedWebhook,
  testWebhook,
} from '#money/payments/providers/test-provider.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { send } from '../../../test/client.ts';
import {
  aHold,
  aPaidDeposit,
  moneyRows,
  secretOf,
  sendWebhook,
  startOf,
} from '../../../test/orders/paid-first.ts';

const secret = await secretOf();
const lines: string[] = [];
beforeAll(async () => {
  await aTripType({ id: 1 });
});
beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

const HOUR_MS = 3_600_000;
const LONG = 300 * 1024;
type Webhook = Awaited<ReturnType<typeof testWebhook>>;
type Case = [
  name: string,
  status: number,
  make: (session: string) => Promise<Webhook>,
  provider?: string,
];
const paid = (session: string, more: object = {}) => ({
  id: `evt_${session}`,
  type: 'paid' as const,
  reference: `tp_${session}`,
  ...more,
});
const now = () => new Date();
const NOT_OURS = { reference: 're_9', payment: 'pi_9', cents: 500, currency: 'EUR', session: null };

const REFUSED: Case[] = [
  ['a wrong signature', 400, (session) => testWebhook('another secret', paid(session), now())],
  [
    'no signature',
    400,
    async (session) => ({
      ...(await testWebhook(secret, paid(session), now())),
      headers: new Headers(),
    }),
  ],
  [
    'an old time',
    400,
    (session) => testWebhook(secret, paid(session), new Date(Date.now() - HOUR_MS)),
  ],
  [
    'a time ahead',
    400,
    (session) => testWebhook(secret, paid(session), new Date(Date.now() + HOUR_MS)),
  ],
  [
    'another account',
    400,
    (session) => testWebhook(secret, paid(session, { account: 'another' }), now()),
  ],
  ['unreadable JSON', 400, () => signedWebhook(secret, '{"id":', now())],
  ['JSON that is no event', 400, () => signedWebhook(secret, 'null', now())],
  ['another amount', 422, (session) => testWebhook(secret, paid(session, { cents: 1 }), now())],
  [
    'another currency',
    422,
    (session) => testWebhook(secret, paid(session, { currency: 'USD' }), now()),
  ],
  ['an unknown provider', 404, (session) => testWebhook(secret, paid(session), now()), 'another'],
  [
    'the name of a method as provider',
    404,
    (session) => testWebhook(secret, paid(session), now()),
    'constructor',
  ],
  [
    'too many bytes',
    413,
    (session) => testWebhook(secret, paid(session, { account: 'x'.repeat(LONG) }), now()),
  ],
];

test.each(REFUSED)(
  'a webhook with %s is refused with %i, logged in one line without secrets, and changes nothing',
  async (_name, status, make, provider) => {
    const { booking, link } = await aHold();
    const session = await startOf(link('pay'));
    // The provider has the money, so that only the refusal keeps it out of the ledger.
    await db.run(`UPDATE test_payments SET status = 'paid' WHERE session_id = '${session}'`);
    const before = await moneyRows();
    const webhook = await make(session);
    expect((await sendWebhook(webhook, provider)).status).toBe(status);
    expect(await moneyRows()).toEqual(before);
    expect(lines.length).toBe(1);
    const signature = webhook.headers.get(SIGNATURE_HEADER)?.split('v1=')[1] ?? 'no signature';
    for (const hidden of [secret, signature, 'ana@example.com', booking.id])
      expect(lines[0]).not.toContain(hidden);
  },
);

test.each([
  ['a payment', () => ({ id: 'evt_1', type: 'paid' as const, reference: 'plink_1' })],
  ['a payment of another site', () => paid(crypto.randomUUID())],
  ['a session that ended', () => ({ id: 'evt_2', type: 'expired' as const, reference: 'cs_9' })],
  [
    'a refund',
    () => ({
      ...{ id: 'evt_3', type: 'refund' as const },
      refunds: [{ ...NOT_OURS, refundId: null, status: 'done' as const }],
    }),
  ],
  [
    'a refund that another site named',
    () => ({
      ...{ id: 'evt_4', type: 'refund' as const },
      refunds: [{ ...NOT_OURS, refundId: 'r_9', status: 'done' as const }],
    }),
  ],
  [
    'a dispute',
    () => ({
      ...{ id: 'evt_5', type: 'dispute' as const },
      dispute: { ...NOT_OURS, status: 'open' as const },
    }),
  ],
])(
  '%s that is not ours is ignored, so that the provider does not send it again',
  async (_name, event) => {
    const before = await moneyRows();
    const answer = await sendWebhook(await testWebhook(secret, event(), now()));
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'ignored' }]);
    expect(await moneyRows()).toEqual(before);
  },
);

test('what our reference says is ours is taken in, though the provider’s answer with its name was lost; a refund that comes before its payment is sent again', async () => {
  const { booking, link } = await aHold();
  const session = await startOf(link('pay'));
  await db.run(`UPDATE test_payments SET status = 'paid' WHERE session_id = '${session}'`);
  const reported = { ...NOT_OURS, payment: `pay_tp_${session}`, refundId: null, session };
  const refund = {
    ...{ id: 'evt_6', type: 'refund' as const },
    refunds: [{ ...reported, status: 'done' as const }],
  };
  expect((await sendWebhook(await testWebhook(secret, refund, now()))).status).toBe(404);
  await db.run(
    `UPDATE payment_sessions SET status = 'failed', provider_reference = NULL, url = NULL WHERE id = '${session}'`,
  );
  expect((await sendWebhook(await testWebhook(secret, paid(session), now()))).status).toBe(200);
  expect((await findBooking(db, booking.id))?.status).toBe('CONFIRMED');
  expect((await sendWebhook(await testWebhook(secret, refund, now()))).status).toBe(200);
});

test('a refund or dispute of another payment that names a session of ours which is paid is ignored', async () => {
  const { session } = await aPaidDeposit();
  const before = await moneyRows();
  const reported = { ...NOT_OURS, reference: 're_10', session };
  for (const event of [
    {
      ...{ id: 'evt_7', type: 'refund' as const },
      refunds: [{ ...reported, refundId: null, status: 'done' as const }],
    },
    {
      ...{ id: 'evt_8', type: 'dispute' as const },
      dispute: { ...reported, status: 'lost' as const },
    },
  ]) {
    const answer = await sendWebhook(await testWebhook(secret, event, now()));
    expect([answer.status, await answer.json()]).toEqual([200, { outcome: 'ignored' }]);
  }
  expect(await moneyRows()).toEqual(before);
});

test('the same event sent again is one payment, with the same body or another, and later it is refused', async () => {
  const { booking, link } = await aHold();
  const session = await startOf(link('pay'));
  await db.run(`UPDATE test_payments SET status = 'paid' WHERE session_id = '${session}'`);
  const first = await testWebhook(secret, paid(session), now());
  expect((await sendWebhook(first)).status).toBe(200);
  expect((await findBooking(db, booking.id))?.status).toBe('CONFIRMED');
  const before = await moneyRows();
  expect((await sendWebhook(first)).status).toBe(200);
  expect(
    (await sendWebhook(await testWebhook(secret, paid(session, { cents: 1 }), now()))).status,
  ).toBe(200);
  expect(
    (await sendWebhook(await testWebhook(secret, paid(session), new Date(Date.now() - HOUR_MS))))
      .status,
  ).toBe(400);
  expect(await moneyRows()).toEqual(before);
});

test('a provider that does not answer keeps the guest’s places for a day; a browser is led back to the booking’s page', async () => {
  const { booking, link } = await aHold();
  const down = { PAYMENTS_FAULTS: '1' };
  const answer = await send(link('pay'), {}, down);
  const detail =
    'The payment provider does not answer. The booking is kept; please try again later.';
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ detail, code: 'payment_unavailable' }),
  ]);
  const kept = await findBooking(db, booking.id);
  expect(kept).toMatchObject({
    status: 'ON_HOLD',
    expiresAt: new Date(Date.parse(booking.createdAt) + 24 * HOUR_MS).toISOString(),
  });
  const page = await send(link('pay'), { headers: { Accept: 'text/html' } }, down);
  expect(page.headers.get('Location')).toContain('&payment=later');
  // Faults are for a machine of one's own.
  expect(
    (await send(link('pay'), {}, { ...down, SITE_ORIGIN: 'http://localhost', PAYMENTS_TEST: 'on' }))
      .status,
  ).toBe(303);
});
