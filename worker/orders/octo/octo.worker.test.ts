import * as octo from '@octocloud/types';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiKeys } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import {
  anOctoSite,
  asDescribed,
  CLOSED_DAY,
  CONTACT,
  IN_A_MONTH,
  ids,
  range,
  SOLD_OUT_DAY,
} from '../../test/orders/octo-site.ts';
import { aReseller } from '../../test/orders/reseller.ts';

// Follows the scenarios of the standard's public validator; every answer is held against the schemas of its description.

const site = await anOctoSite();
const { sail, hire, openOnes, reservation, reserved, confirmed } = site;
const ask = async (...sent: Parameters<typeof site.ask>) => {
  const answer = await site.ask(...sent);
  return { ...answer, body: asDescribed(answer.body) };
};

test('a day of hire has no start times, as the validator wants it', async () => {
  const { body } = await site.ask('GET', '/products');
  const times = (body as octo.Product[]).map(
    ({ options }) => options[0]?.availabilityLocalStartTimes,
  );
  expect(times).toEqual([['10:00'], []]);
});

test.each(['', 'octo/pricing', 'octo/content', 'octo/pricing, octo/content'])(
  'with the capabilities «%s» every read is as described',
  async (wanted) => {
    const supplier = await ask('GET', '/supplier', undefined, wanted);
    expect(supplier.headers.get('Octo-Capabilities')).toBe(wanted);
    expect(octo.zSupplier.parse(supplier.body)).toMatchObject({
      name: 'Menorca',
      endpoint: 'http://localhost/octo',
    });
    const products = octo.zProduct
      .array()
      .parse((await ask('GET', '/products', undefined, wanted)).body);
    expect(products.map(({ id }) => id)).toEqual([String(sail.tripId), String(hire.tripId)]);
    const one = octo.zProduct.parse(
      (await ask('GET', `/products/${sail.tripId}`, undefined, wanted)).body,
    );
    expect(one).toEqual(products[0]);
    expect(one.options[0]?.units[0]?.pricingFrom?.[0]?.retail).toBe(
      wanted.includes('pricing') ? 5000 : undefined,
    );
    expect(one.title !== undefined).toBe(wanted.includes('content'));
    for (const of of [sail, hire]) {
      const days = octo.zAvailabilityCalendar
        .array()
        .parse(
          (await ask('POST', '/availability/calendar', { ...ids(of), ...range }, wanted)).body,
        );
      expect(days).toHaveLength(31);
      const statusOf = (date: string) => days.find(({ localDate }) => localDate === date)?.status;
      expect([statusOf(SOLD_OUT_DAY), statusOf(CLOSED_DAY), statusOf(IN_A_MONTH)]).toEqual([
        'SOLD_OUT',
        'CLOSED',
        'AVAILABLE',
      ]);
      const found = octo.zAvailability
        .array()
        .parse((await ask('POST', '/availability', { ...ids(of), ...range }, wanted)).body);
      expect(found.every(({ allDay }) => allDay === (of === hire))).toBe(true);
      expect(found.filter(({ openingHours }) => openingHours.length > 0)).toHaveLength(
        of === hire ? found.length : 0,
      );
      const again = await ask(
        'POST',
        '/availability',
        { ...ids(of), availabilityIds: [found[3]?.id] },
        wanted,
      );
      expect(again.body).toEqual([found[3]]);
      expect(found[3]?.unitPricing?.[1]?.retail).toBe(
        wanted.includes('pricing') ? 2500 : undefined,
      );
    }
  },
);

test('capabilities are listed; addresses answer with a slash at the end too', async () => {
  expect(
    octo.zCapability
      .array()
      .parse((await ask('GET', '/capabilities')).body)
      .map(({ id }) => id),
  ).toEqual(['octo/pricing', 'octo/content', 'octo/pickups', 'octo/questions', 'octo/webhooks']);
  expect((await ask('GET', '/products/')).status).toBe(200);
  expect((await ask('POST', '/availability/calendar/', { ...ids(sail), ...range })).status).toBe(
    200,
  );
});

test('availability for units says whether they fit', async () => {
  const [open] = await openOnes(hire);
  const units = (quantity: number) => [{ id: String(hire.adult), quantity }];
  const { body } = await ask(
    'POST',
    '/availability',
    { ...ids(hire), availabilityIds: [open?.id], units: units(7) },
    'octo/pricing',
  );
  expect(body).toMatchObject([{ available: false, status: 'SOLD_OUT' }]);
  const fits = await ask(
    'POST',
    '/availability',
    { ...ids(hire), availabilityIds: [open?.id], units: units(6) },
    'octo/pricing',
  );
  expect(fits.body).toMatchObject([
    { available: true, pricing: { retail: 30_000, currency: 'EUR' } },
  ]);
});

test('a reservation is held, extended, updated, confirmed and cancelled', async () => {
  const hold = await reserved(sail, 2, { notes: 'By the window' });
  expect(hold).toMatchObject({
    status: 'ON_HOLD',
    notes: 'By the window',
    utcConfirmedAt: null,
    cancellation: null,
    cancellable: true,
  });
  expect(new Set(hold.unitItems.map(({ uuid }) => uuid)).size).toBe(2);
  const extended = octo.zBooking.parse(
    (await ask('POST', `/bookings/${hold.uuid}/extend`, { expirationMinutes: 31 })).body,
  );
  expect(String(extended.utcExpiresAt) > String(hold.utcExpiresAt)).toBe(true);
  const others = await openOnes();
  const moved = octo.zBooking.parse(
    (await ask('PATCH', `/bookings/${hold.uuid}`, { availabilityId: others[2]?.id })).body,
  );
  expect([moved.availabilityId, moved.availability?.id]).toEqual([others[2]?.id, others[2]?.id]);
  const units = Array(3).fill({ unitId: String(sail.adult) });
  const more = octo.zBooking.parse(
    (await ask('PATCH', `/bookings/${hold.uuid}`, { unitItems: units }, 'octo/pricing')).body,
  );
  expect([more.unitItems.length, more.pricing?.retail, more.unitItems[0]?.pricing?.retail]).toEqual(
    [3, 15_000, 5000],
  );
  const contact = { ...CONTACT, phoneNumber: '+00000000', country: 'GB', locales: ['en'] };
  const named = await ask('PATCH', `/bookings/${hold.uuid}`, { contact, notes: 'Test note' });
  expect(octo.zBooking.parse(named.body)).toMatchObject({ contact, notes: 'Test note' });
  const other = await reservation(hire, 1);
  const swapped = octo.zBooking.parse((await ask('PATCH', `/bookings/${hold.uuid}`, other)).body);
  expect(swapped).toMatchObject({
    productId: other.productId,
    optionId: other.optionId,
    availabilityId: other.availabilityId,
  });
  const done = await ask('POST', `/bookings/${hold.uuid}/confirm`, {
    contact: CONTACT,
    resellerReference: 'R-1',
    unitItems: other.unitItems,
  });
  const booking = octo.zBooking.parse(done.body);
  expect(booking).toMatchObject({
    status: 'CONFIRMED',
    resellerReference: 'R-1',
    utcExpiresAt: null,
    contact: CONTACT,
  });
  expect(booking.unitItems[0]?.ticket?.deliveryOptions).toEqual([
    { deliveryFormat: 'QRCODE', deliveryValue: expect.stringMatching(/^\w{16}$/) },
  ]);
  expect(
    (await ask('POST', `/bookings/${hold.uuid}/confirm`, { contact: CONTACT })).body,
  ).toMatchObject({ status: 'CONFIRMED' });
  const ended = octo.zBooking.parse(
    (await ask('POST', `/bookings/${hold.uuid}/cancel`, { reason: 'Ill' })).body,
  );
  expect(ended).toMatchObject({
    status: 'CANCELLED',
    cancellation: { reason: 'Ill', refund: 'FULL' },
    utcExpiresAt: null,
  });
});

test('cancelling a reservation gives a cancelled booking too', async () => {
  const { uuid } = await reserved();
  expect((await ask('POST', `/bookings/${uuid}/cancel`)).body).toMatchObject({
    status: 'CANCELLED',
    cancellation: { reason: null },
  });
});

test('the same uuid reserves once', async () => {
  const uuid = crypto.randomUUID();
  const [one, other] = [await reserved(sail, 2, { uuid }), await reserved(sail, 2, { uuid })];
  expect([one.uuid, one.id]).toEqual([uuid, other.id]);
});

test('bookings are read one by one and by references, and another reseller sees none of them', async () => {
  const booking = await confirmed({ resellerReference: 'R-list' });
  expect(octo.zBooking.parse((await ask('GET', `/bookings/${booking.uuid}`)).body)).toEqual(
    booking,
  );
  for (const query of [
    `resellerReference=R-list`,
    `supplierReference=${booking.supplierReference}`,
  ])
    expect(octo.zBooking.array().parse((await ask('GET', `/bookings?${query}`)).body)).toEqual([
      booking,
    ]);
  const stranger = await aReseller();
  expect((await stranger('GET', `/bookings?resellerReference=R-list`)).body).toEqual([]);
  expect((await stranger('GET', `/bookings/${booking.uuid}`)).body).toMatchObject({
    error: 'INVALID_BOOKING_UUID',
  });
});

test('a reseller with a commission sees what it pays, everywhere; others see none', async () => {
  const agreed = await aReseller(['octo'], 1250);
  const price = { original: 5000, retail: 5000, net: 4375 };
  const wanted = 'octo/pricing';
  const product = octo.zProduct.parse(
    (await agreed('GET', `/products/${sail.tripId}`, undefined, wanted)).body,
  );
  expect(product.options[0]?.units[0]?.pricingFrom).toMatchObject([price]);
  const day = { ...ids(sail), localDateStart: IN_A_MONTH, localDateEnd: IN_A_MONTH };
  const [departure] = octo.zAvailability
    .array()
    .parse((await agreed('POST', '/availability', day, wanted)).body);
  expect(departure?.unitPricing?.[0]).toMatchObject(price);
  const [calendarDay] = octo.zAvailabilityCalendar
    .array()
    .parse((await agreed('POST', '/availability/calendar', day, wanted)).body);
  expect(calendarDay?.unitPricingFrom?.[0]).toMatchObject(price);
  const booking = octo.zBooking.parse(
    (await agreed('POST', '/bookings', await reservation(sail, 3), wanted)).body,
  );
  expect(booking.pricing).toMatchObject({ retail: 15_000, net: 13_125 });
  expect(booking.unitItems[0]?.pricing).toMatchObject(price);
  // Another agreement is for what is booked from then on.
  await db.update(apiKeys).set({ commission: 2500 }).where(eq(apiKeys.commission, 1250));
  const later = octo.zBooking.parse(
    (await agreed('GET', `/bookings/${booking.uuid}`, undefined, wanted)).body,
  );
  expect(later.pricing).toMatchObject({ retail: 15_000, net: 13_125 });
  expect(later.unitItems[0]?.pricing).toMatchObject(price);
  const anew = octo.zBooking.parse(
    (await agreed('POST', '/bookings', await reservation(sail, 1), wanted)).body,
  );
  expect(anew.pricing).toMatchObject({ retail: 5000, net: 3750 });
  const others = octo.zProduct.parse(
    (await ask('GET', `/products/${sail.tripId}`, undefined, wanted)).body,
  );
  expect(others.options[0]?.units[0]?.pricingFrom?.[0]?.net).toBeNull();
});

test('a trip on request gives a pending booking', async () => {
  const asked = await aBookableOption({ option: { instantConfirmation: false } });
  const { uuid } = await reserved(asked);
  expect((await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT })).body).toMatchObject(
    {
      status: 'PENDING',
      utcConfirmedAt: null,
    },
  );
});

test('a contact without what the option asks for is not confirmed', async () => {
  const { uuid } = await reserved();
  const { status, body } = await ask('POST', `/bookings/${uuid}/confirm`, { contact: {} });
  expect([status, body]).toEqual([
    400,
    { error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining('firstName') },
  ]);
});
