import { beforeAll, expect, test } from 'vitest';
import type { VoucherDetail } from '#contract/money/vouchers.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import type { ProviderDispute, ProviderRefund } from '#money/payments/providers/provider.ts';
import { testWebhook } from '#money/payments/providers/test-provider.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { ORIGIN, postForm, send } from '../../test/client.ts';
import { expectWithin, GUEST } from '../../test/d1/round-trips.ts';
import { traced, tracedPost } from '../../test/d1/traced-d1.ts';
import { anOption, asGuests, booked, made } from '../../test/orders/guest-bookings.ts';
import { aHold, aPaidDeposit, secretOf, startOf } from '../../test/orders/paid-first.ts';
import { anOrder } from '../../test/orders/paid-together.ts';
import { aTransferRequest, aTransferTable } from '../../test/orders/transfer-table.ts';

const admin = await anAdmin();
beforeAll(async () => void (await aTransferTable()));
asGuests();

const pay = (session: string, fields: Record<string, string>) =>
  traced(`/pay/test/${session}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: ORIGIN },
  });
type Event = Omit<Parameters<typeof testWebhook>[1], 'account'>;
async function reported(event: Event) {
  const { body, headers } = await testWebhook(await secretOf(), event, new Date());
  return tracedPost('/api/payments/webhooks/test', body, {
    'Test-Signature': headers.get('Test-Signature') ?? '',
  });
}

test('the way to the payment provider', async () => {
  const { link } = await aHold();
  expectWithin(await traced(link('pay')), GUEST, 303);
  expectWithin(await traced(link('pay')), GUEST, 303);
});

test('what the payment provider reports, and the way back from it', async () => {
  const { link, booking } = await aHold();
  const session = await startOf(link('pay'));
  await postForm(`/pay/test/${session}`, { deed: 'pay', late: '1' });
  const post = () => reported({ id: `evt_${session}`, type: 'paid', reference: `tp_${session}` });
  expectWithin(await post(), GUEST, 200);
  const token = await bookingToken(await secretOf(), booking.id);
  const after = await send(`/api/bookings/${booking.reference}?token=${token}`);
  expect(await after.json()).toMatchObject({ status: 'CONFIRMED' });
  expectWithin(await post(), GUEST, 200);
  expectWithin(await traced(`/api/payments/return/${session}`), GUEST, 303);
  const other = await aHold();
  const unpaid = await startOf(other.link('pay'));
  expectWithin(await traced(`/api/payments/return/${unpaid}`), GUEST, 303);
});

test('the way to pay for an order', async () => {
  const { link } = await anOrder();
  expectWithin(await traced(link), GUEST, 303);
  expectWithin(await traced(link), GUEST, 303);
});

test('a deposit’s rest', async () => {
  const { link } = await aPaidDeposit();
  expectWithin(await traced(link('pay')), GUEST, 303);
});

test('what is paid, declined or left on the test page', async () => {
  const { link } = await aHold();
  const session = await startOf(link('pay'));
  expectWithin(await traced(`/pay/test/${session}`), GUEST, 200);
  expectWithin(await pay(session, { deed: 'decline' }), GUEST, 200);
  expectWithin(await pay(session, { deed: 'leave' }), GUEST, 303);
  expectWithin(await pay(session, { deed: 'pay' }), GUEST, 303);
  expectWithin(await pay(session, { deed: 'pay' }), GUEST, 303);
  const other = await startOf((await aHold()).link('pay'));
  expectWithin(await pay(other, { deed: 'pay', late: '1' }), GUEST, 303);
  const rest = await startOf((await aPaidDeposit()).link('pay'));
  expectWithin(await pay(rest, { deed: 'pay' }), GUEST, 303);
});

test('a refund that the provider reports: sent, done, once more, failed', async () => {
  const { payment } = await aPaidDeposit();
  const refund = (status: ProviderRefund['status']): ProviderRefund => ({
    ...{ reference: 're_made', refundId: null, payment, cents: 1000, currency: 'eur', status },
  });
  const states = ['sent', 'done', 'done', 'failed', 'failed'] as const;
  for (const [n, status] of states.entries())
    expectWithin(
      await reported({ id: `evt_refund_${n}`, type: 'refund', refunds: [refund(status)] }),
      GUEST,
      200,
    );
});

test('a refund that names no payment of ours', async () => {
  const refund: ProviderRefund = {
    ...{ reference: 're_unknown', refundId: null, payment: 'pay_nothing', session: null },
    ...{ cents: 500, currency: 'eur', status: 'done' },
  };
  const event = { id: 'evt_unknown', type: 'refund' as const, refunds: [refund] };
  expectWithin(await reported(event), GUEST, 200);
});

test('a dispute that is opened, and one that is lost', async () => {
  const { payment } = await aPaidDeposit();
  for (const status of ['open', 'lost', 'lost'] as const) {
    const dispute: ProviderDispute = {
      ...{ reference: 'dp_1', payment, cents: 3000, currency: 'eur', status },
    };
    expectWithin(
      await reported({ id: `evt_dispute_${status}`, type: 'dispute', dispute }),
      GUEST,
      200,
    );
  }
});

test('a gift voucher pays for a hold, for a booking and for a transfer; an unknown one is refused', async () => {
  const voucher = await jsonOf<VoucherDetail>(
    admin('/vouchers', 'POST', { cents: 90_000, method: 'cash', recipient: 'Ada' }),
  );
  const { code } = voucher;
  const hold = await aHold();
  const path = `/api/bookings/${hold.booking.reference}/voucher`;
  expectWithin(await tracedPost(path, { token: hold.token, code }), GUEST, 200);
  const paid = await made(await anOption(), booked);
  const ofBooking = `/api/bookings/${paid.booking.reference}/voucher`;
  expectWithin(await tracedPost(ofBooking, { token: paid.token, code: 'no' }), GUEST, 422);
  expectWithin(await tracedPost(ofBooking, { token: paid.token, code }), GUEST, 200);
  expectWithin(await tracedPost(ofBooking, { token: paid.token, code }), GUEST, 409);
  const request = await aTransferRequest();
  await admin(`/transfers/${request.id}/state`, 'POST', { to: 'confirmed', version: 1 });
  expectWithin(await tracedPost(request.pathOf('/voucher'), { code }), GUEST, 200);
});

test('receipts that get the guest’s name', async () => {
  const { booking, token } = await aPaidDeposit();
  const path = `/api/bookings/${booking.reference}/receipts`;
  expectWithin(await traced(`${path}?token=${token}`), GUEST, 200);
  const named = { token, name: 'Ana Pons', taxNumber: '12345678Z', address: 'Maó' };
  expectWithin(await tracedPost(path, named), GUEST, 201);
});
