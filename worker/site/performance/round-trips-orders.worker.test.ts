import { beforeAll, test } from 'vitest';
import type { OrderAnswer } from '#contract/orders/orders.ts';
import { expectWithin, GUEST, SAVE } from '../../test/d1/round-trips.ts';
import { traced, tracedPost } from '../../test/d1/traced-d1.ts';
import { anOption, asGuests, CONTACT, DAY, startOn } from '../../test/orders/guest-bookings.ts';
import { aQuote, aTransferTable } from '../../test/orders/transfer-table.ts';

beforeAll(async () => void (await aTransferTable()));
asGuests();

test('an order of trips, a transfer and a gift voucher, the same once more, and what its holder reads', async () => {
  const option = await anOption();
  const { quoteToken } = await aQuote();
  const trip = {
    ...{ kind: 'trip', optionId: option.optionId, departureId: await startOn(option, DAY) },
    units: [{ unitId: option.adult, quantity: 1 }],
  };
  const order = {
    items: [
      ...[trip, trip, { kind: 'transfer', quoteToken, vehicle: 'standard' }],
      { kind: 'voucher', cents: 5000 },
    ],
    ...{ contact: CONTACT, language: 'de', privacyAccepted: true, termsAccepted: true },
  };
  const made = await tracedPost('/api/orders', order);
  expectWithin(made, GUEST, 201);
  expectWithin(await tracedPost('/api/orders', order), GUEST, 201);
  const { reference, token } = (await made.response.json()) as OrderAnswer;
  const link = (end: string) => `/api/orders/${reference}${end}?token=${token}`;
  expectWithin(await traced(link('')), GUEST, 200);
  expectWithin(await traced(link('/calendar.ics')), GUEST, 200);
  expectWithin(await traced(link('/pay')), GUEST, 303);
  const act = (what: string, body: object) =>
    tracedPost(`/api/orders/${reference}/${what}`, { token, ...body });
  const texts = { item: 3, recipientName: 'Núria' };
  expectWithin(await act('change', texts), SAVE, 200);
  expectWithin(await act('cancel', { item: 0, feeCents: 0 }), SAVE, 200);
  expectWithin(await act('cancel', { item: 3 }), SAVE, 200);
});
