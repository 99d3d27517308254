import { beforeAll, expect, test } from 'vitest';
import { bookingToken } from '#core/auth/manage-link.ts';
import { testWebhook } from '#money/payments/providers/test-provider.ts';
import { postForm, send } from '../../test/client.ts';
import { expectWithin, GUEST } from '../../test/d1/round-trips.ts';
import { traced, tracedPost } from '../../test/d1/traced-d1.ts';
import { asGuests } from '../../test/orders/guest-bookings.ts';
import { aHold, aPaidDeposit, secretOf, startOf } from '../../test/orders/paid-first.ts';
import { aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => void (await aTransferTable()));
asGuests();

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

test('a deposit’s rest', async () => {
  const { link } = await aPaidDeposit();
  expectWithin(await traced(link('pay')), GUEST, 303);
});
