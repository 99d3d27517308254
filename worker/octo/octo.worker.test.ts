import * as octo from '@octocloud/types';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { settings } from '#db/schema.ts';
import { aBookableOption, setException, tryToBook } from '../test/bookable.ts';
import { aTrip, aTripType, db } from '../test/builders.ts';
import { send } from '../test/client.ts';
import { aReseller } from '../test/reseller.ts';

// Follows the scenarios of the standard's public validator; every answer is held against the schemas of its description.

const TODAY = menorcaToday(new Date());
const IN_A_MONTH = addDays(TODAY, 30);
const SOLD_OUT_DAY = addDays(TODAY, 5);
const CLOSED_DAY = addDays(TODAY, 7);
const CONTACT = { firstName: 'John', lastName: 'Doe', emailAddress: 'johndoe@mail.com', fullName: 'John Doe', notes: 'Test note' };
type Booking = octo.Booking;
type Availability = octo.Availability;

let ask: Awaited<ReturnType<typeof aReseller>>;
let sail: Awaited<ReturnType<typeof aBookableOption>>;
let hire: Awaited<ReturnType<typeof aBookableOption>>;
const ids = (of: { tripId: number; optionId: number }) => ({ productId: String(of.tripId), optionId: String(of.optionId) });
const range = { localDateStart: TODAY, localDateEnd: IN_A_MONTH };

beforeAll(async () => {
  await aTripType({ id: 1 });
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Menorca', email: 'hello@example.com', tagline: { en: 'Slowly' } } });
  const texts = {
    highlights: ['Two coves'],
    included: ['Lunch'],
    meetingLatitude: 40,
    meetingLongitude: 4.1,
    gallery: ['cove.jpg', 'sea.jpg'],
  };
  const trip = await aTrip({ ...texts, guideLanguages: ['es', 'en'] });
  sail = await aBookableOption({
    tripId: trip.id,
    option: { capacity: 60, maxUnits: 10, requiredContactFields: ['firstName', 'lastName'] },
  });
  hire = await aBookableOption({
    option: { availabilityType: 'OPENING_HOURS', capacity: 6 },
    schedule: { times: [], opensAt: '09:30', closesAt: '18:00' },
  });
  for (const { optionId, adult } of [sail, hire]) {
    await setException({ optionId, localDate: SOLD_OUT_DAY, kind: 'changed', capacity: 1 });
    await setException({ optionId, localDate: CLOSED_DAY, kind: 'closed' });
    await tryToBook(optionId, SOLD_OUT_DAY, [adult], new Date());
  }
  ask = await aReseller();
});

/** The availabilities of a month that can be booked. */
async function openOnes(of = sail): Promise<Availability[]> {
  const { body } = await ask('POST', '/availability', { ...ids(of), ...range });
  return (body as Availability[]).filter(({ available, id }) => available && id > addDays(TODAY, 9));
}
const reservation = async (of = sail, quantity = 2, more: object = {}) => ({
  ...ids(of),
  availabilityId: (await openOnes(of))[0]?.id,
  unitItems: Array(quantity).fill({ unitId: String(of.adult) }),
  ...more,
});
const reserved = async (of = sail, quantity = 2, more: object = {}): Promise<Booking> => {
  const { status, body } = await ask('POST', '/bookings', await reservation(of, quantity, more));
  expect(status, JSON.stringify(body)).toBe(200);
  return octo.zBooking.parse(body) as Booking;
};
const confirmed = async (more: object = {}) => {
  const { uuid } = await reserved();
  return (await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT, ...more })).body as Booking;
};

test.each(['', 'octo/pricing', 'octo/content', 'octo/pricing, octo/content'])(
  'with the capabilities «%s» every read is as described',
  async (wanted) => {
    const supplier = await ask('GET', '/supplier', undefined, wanted);
    expect(supplier.headers.get('Octo-Capabilities')).toBe(wanted);
    expect(octo.zSupplier.parse(supplier.body)).toMatchObject({ name: 'Menorca', endpoint: 'http://localhost/octo' });
    const products = octo.zProduct.array().parse((await ask('GET', '/products', undefined, wanted)).body);
    expect(products.map(({ id }) => id)).toEqual([String(sail.tripId), String(hire.tripId)]);
    const one = octo.zProduct.parse((await ask('GET', `/products/${sail.tripId}`, undefined, wanted)).body);
    expect(one).toEqual(products[0]);
    expect(one.options[0]?.units[0]?.pricingFrom?.[0]?.retail).toBe(wanted.includes('pricing') ? 5000 : undefined);
    expect(one.title !== undefined).toBe(wanted.includes('content'));
    for (const of of [sail, hire]) {
      const days = octo.zAvailabilityCalendar
        .array()
        .parse((await ask('POST', '/availability/calendar', { ...ids(of), ...range }, wanted)).body);
      expect(days).toHaveLength(31);
      const statusOf = (date: string) => days.find(({ localDate }) => localDate === date)?.status;
      expect([statusOf(SOLD_OUT_DAY), statusOf(CLOSED_DAY), statusOf(IN_A_MONTH)]).toEqual(['SOLD_OUT', 'CLOSED', 'AVAILABLE']);
      const found = octo.zAvailability.array().parse((await ask('POST', '/availability', { ...ids(of), ...range }, wanted)).body);
      expect(found.every(({ allDay }) => allDay === (of === hire))).toBe(true);
      expect(found.filter(({ openingHours }) => openingHours.length > 0)).toHaveLength(of === hire ? found.length : 0);
      const again = await ask('POST', '/availability', { ...ids(of), availabilityIds: [found[3]?.id] }, wanted);
      expect(again.body).toEqual([found[3]]);
      expect(found[3]?.unitPricing?.[1]?.retail).toBe(wanted.includes('pricing') ? 2500 : undefined);
    }
  },
);

test('capabilities are listed; addresses answer with a slash at the end too', async () => {
  expect(
    octo.zCapability
      .array()
      .parse((await ask('GET', '/capabilities')).body)
      .map(({ id }) => id),
  ).toEqual(['octo/pricing', 'octo/content']);
  expect((await ask('GET', '/products/')).status).toBe(200);
  expect((await ask('POST', '/availability/calendar/', { ...ids(sail), ...range })).status).toBe(200);
});

test('availability for units says whether they fit', async () => {
  const [open] = await openOnes(hire);
  const units = (quantity: number) => [{ id: String(hire.adult), quantity }];
  const { body } = await ask('POST', '/availability', { ...ids(hire), availabilityIds: [open?.id], units: units(7) }, 'octo/pricing');
  expect(body).toMatchObject([{ available: false, status: 'SOLD_OUT' }]);
  const fits = await ask('POST', '/availability', { ...ids(hire), availabilityIds: [open?.id], units: units(6) }, 'octo/pricing');
  expect(fits.body).toMatchObject([{ available: true, pricing: { retail: 30_000, currency: 'EUR' } }]);
});

test('a reservation is held, extended, updated, confirmed and cancelled', async () => {
  const hold = await reserved(sail, 2, { notes: 'By the window' });
  expect(hold).toMatchObject({ status: 'ON_HOLD', notes: 'By the window', utcConfirmedAt: null, cancellation: null, cancellable: true });
  expect(new Set(hold.unitItems.map(({ uuid }) => uuid)).size).toBe(2);
  const extended = octo.zBooking.parse((await ask('POST', `/bookings/${hold.uuid}/extend`, { expirationMinutes: 31 })).body);
  expect(String(extended.utcExpiresAt) > String(hold.utcExpiresAt)).toBe(true);
  const others = await openOnes();
  const moved = octo.zBooking.parse((await ask('PATCH', `/bookings/${hold.uuid}`, { availabilityId: others[2]?.id })).body);
  expect([moved.availabilityId, moved.availability?.id]).toEqual([others[2]?.id, others[2]?.id]);
  const units = Array(3).fill({ unitId: String(sail.adult) });
  const more = octo.zBooking.parse((await ask('PATCH', `/bookings/${hold.uuid}`, { unitItems: units }, 'octo/pricing')).body);
  expect([more.unitItems.length, more.pricing?.retail, more.unitItems[0]?.pricing?.retail]).toEqual([3, 15_000, 5000]);
  const contact = { ...CONTACT, phoneNumber: '+00000000', country: 'GB', locales: ['en'] };
  const named = await ask('PATCH', `/bookings/${hold.uuid}`, { contact, notes: 'Test note' });
  expect(octo.zBooking.parse(named.body)).toMatchObject({ contact, notes: 'Test note' });
  const other = await reservation(hire, 1);
  const swapped = octo.zBooking.parse((await ask('PATCH', `/bookings/${hold.uuid}`, other)).body);
  expect(swapped).toMatchObject({ productId: other.productId, optionId: other.optionId, availabilityId: other.availabilityId });
  const done = await ask('POST', `/bookings/${hold.uuid}/confirm`, {
    contact: CONTACT,
    resellerReference: 'R-1',
    unitItems: other.unitItems,
  });
  const booking = octo.zBooking.parse(done.body);
  expect(booking).toMatchObject({ status: 'CONFIRMED', resellerReference: 'R-1', utcExpiresAt: null, contact: CONTACT });
  expect(booking.unitItems[0]?.ticket?.deliveryOptions).toEqual([
    { deliveryFormat: 'QRCODE', deliveryValue: expect.stringMatching(/^\w{16}$/) },
  ]);
  expect((await ask('POST', `/bookings/${hold.uuid}/confirm`, { contact: CONTACT })).body).toMatchObject({ status: 'CONFIRMED' });
  const ended = octo.zBooking.parse((await ask('POST', `/bookings/${hold.uuid}/cancel`, { reason: 'Ill' })).body);
  expect(ended).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'Ill', refund: 'FULL' }, utcExpiresAt: null });
});

test('cancelling a reservation gives a cancelled booking too', async () => {
  const { uuid } = await reserved();
  expect((await ask('POST', `/bookings/${uuid}/cancel`)).body).toMatchObject({ status: 'CANCELLED', cancellation: { reason: null } });
});

test('the same uuid reserves once', async () => {
  const uuid = crypto.randomUUID();
  const [one, other] = [await reserved(sail, 2, { uuid }), await reserved(sail, 2, { uuid })];
  expect([one.uuid, one.id]).toEqual([uuid, other.id]);
});

test('bookings are read one by one and by references, and another reseller sees none of them', async () => {
  const booking = await confirmed({ resellerReference: 'R-list' });
  expect(octo.zBooking.parse((await ask('GET', `/bookings/${booking.uuid}`)).body)).toEqual(booking);
  for (const query of [`resellerReference=R-list`, `supplierReference=${booking.supplierReference}`])
    expect(octo.zBooking.array().parse((await ask('GET', `/bookings?${query}`)).body)).toEqual([booking]);
  const stranger = await aReseller();
  expect((await stranger('GET', `/bookings?resellerReference=R-list`)).body).toEqual([]);
  expect((await stranger('GET', `/bookings/${booking.uuid}`)).body).toMatchObject({ error: 'INVALID_BOOKING_UUID' });
});

test('a trip on request gives a pending booking', async () => {
  const asked = await aBookableOption({ option: { instantConfirmation: false } });
  const { uuid } = await reserved(asked);
  expect((await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT })).body).toMatchObject({
    status: 'PENDING',
    utcConfirmedAt: null,
  });
});

test('a contact without what the option asks for is not confirmed', async () => {
  const { uuid } = await reserved();
  const { status, body } = await ask('POST', `/bookings/${uuid}/confirm`, { contact: {} });
  expect([status, body]).toEqual([400, { error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining('firstName') }]);
});

const SOLD_OUT_ID = async (of = sail) =>
  ((await ask('POST', '/availability', { ...ids(of), localDateStart: SOLD_OUT_DAY, localDateEnd: SOLD_OUT_DAY })).body as Availability[])[0]
    ?.id;

type Case = [string, string, () => Promise<[method: string, path: string, body?: unknown]>, Record<string, string>?];
const WRONG = 'invalid';
const nobody = async (method: string, path: string, body?: unknown): Promise<[string, string, unknown?]> => [method, path, body];
const CASES: Case[] = [
  ['INVALID_PRODUCT_ID', 'an unknown product', () => nobody('GET', `/products/${WRONG}`), { productId: WRONG }],
  [
    'INVALID_PRODUCT_ID',
    'availability of one',
    () => nobody('POST', '/availability', { ...ids(sail), productId: WRONG, ...range }),
    { productId: WRONG },
  ],
  ['INVALID_PRODUCT_ID', 'a calendar of none', () => nobody('POST', '/availability/calendar', range), { productId: '' }],
  [
    'INVALID_OPTION_ID',
    'an unknown option',
    () => nobody('POST', '/availability', { ...ids(sail), optionId: WRONG, ...range }),
    { optionId: WRONG },
  ],
  [
    'INVALID_OPTION_ID',
    'an option of another product',
    () => nobody('POST', '/availability', { ...ids(sail), optionId: ids(hire).optionId, ...range }),
  ],
  ['BAD_REQUEST', 'no dates', () => nobody('POST', '/availability', ids(sail))],
  ['BAD_REQUEST', 'half a range', () => nobody('POST', '/availability/calendar', { ...ids(sail), localDateEnd: IN_A_MONTH })],
  ['BAD_REQUEST', 'dates and ids', () => nobody('POST', '/availability', { ...ids(sail), ...range, availabilityIds: ['x'] })],
  ['BAD_REQUEST', 'more than a year', () => nobody('POST', '/availability', { ...ids(sail), ...range, localDateEnd: addDays(TODAY, 400) })],
  ['BAD_REQUEST', 'no calendar day', () => nobody('POST', '/availability', { ...ids(sail), ...range, localDateStart: '2027-02-30' })],
  ['BAD_REQUEST', 'no JSON', () => nobody('POST', '/bookings', '{')],
  ['BAD_REQUEST', 'a list of all bookings', () => nobody('GET', '/bookings')],
  ['BAD_REQUEST', 'another currency', async () => ['POST', '/bookings', await reservation(sail, 1, { currency: 'GBP' })]],
  [
    'INVALID_UNIT_ID',
    'an unknown unit',
    () => nobody('POST', '/availability', { ...ids(sail), ...range, units: [{ id: WRONG, quantity: 1 }] }),
    { unitId: WRONG },
  ],
  [
    'INVALID_PRODUCT_ID',
    'a reservation of no product',
    async () => ['POST', '/bookings', await reservation(sail, 1, { productId: WRONG })],
  ],
  ['INVALID_OPTION_ID', 'a reservation of no option', async () => ['POST', '/bookings', await reservation(sail, 1, { optionId: WRONG })]],
  [
    'INVALID_AVAILABILITY_ID',
    'a reservation of no day',
    async () => ['POST', '/bookings', await reservation(sail, 1, { availabilityId: WRONG })],
    { availabilityId: WRONG },
  ],
  [
    'INVALID_AVAILABILITY_ID',
    'a time that is not planned',
    async () => ['POST', '/bookings', await reservation(sail, 1, { availabilityId: `${IN_A_MONTH}T03:00:00+01:00` })],
  ],
  [
    'INVALID_UNIT_ID',
    'a reservation of no unit',
    async () => ['POST', '/bookings', await reservation(sail, 1, { unitItems: [{ unitId: WRONG }] })],
    { unitId: WRONG },
  ],
  ['UNPROCESSABLE_ENTITY', 'missing units', async () => ['POST', '/bookings', await reservation(sail, 1, { unitItems: undefined })]],
  ['UNPROCESSABLE_ENTITY', 'empty units', async () => ['POST', '/bookings', await reservation(sail, 0)]],
  ['UNPROCESSABLE_ENTITY', 'too many units', async () => ['POST', '/bookings', await reservation(sail, 11)]],
  [
    'UNPROCESSABLE_ENTITY',
    'a sold out departure',
    async () => ['POST', '/bookings', await reservation(sail, 1, { availabilityId: await SOLD_OUT_ID() })],
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'a sold out day of hire',
    async () => ['POST', '/bookings', await reservation(hire, 1, { availabilityId: await SOLD_OUT_ID(hire) })],
  ],
  ['INVALID_BOOKING_UUID', 'an unknown booking', () => nobody('GET', `/bookings/${WRONG}`), { uuid: WRONG }],
  ['INVALID_BOOKING_UUID', 'a change of one', () => nobody('PATCH', `/bookings/${WRONG}`, {}), { uuid: WRONG }],
  ['INVALID_BOOKING_UUID', 'a confirmation of one', () => nobody('POST', `/bookings/${WRONG}/confirm`, { contact: {} }), { uuid: WRONG }],
  ['INVALID_BOOKING_UUID', 'a cancellation of one', () => nobody('POST', `/bookings/${crypto.randomUUID()}/cancel`, {})],
  [
    'INVALID_BOOKING_UUID',
    'an extension of one',
    () => nobody('POST', `/bookings/${WRONG}/extend`, { expirationMinutes: 31 }),
    { uuid: WRONG },
  ],
  [
    'INVALID_UNIT_ID',
    'a confirmation with an unknown unit',
    async () => ['POST', `/bookings/${(await reserved()).uuid}/confirm`, { contact: CONTACT, unitItems: [{ unitId: WRONG }] }],
    { unitId: WRONG },
  ],
  ['UNPROCESSABLE_ENTITY', 'an extension of a booking', async () => ['POST', `/bookings/${(await confirmed()).uuid}/extend`, {}]],
  [
    'UNPROCESSABLE_ENTITY',
    'a change of a cancelled booking',
    async () => {
      const { uuid } = await reserved();
      await ask('POST', `/bookings/${uuid}/cancel`, {});
      return ['PATCH', `/bookings/${uuid}`, { notes: 'x' }];
    },
  ],
];
test.each(CASES)('%s: %s', async (error, _what, request, fields = {}) => {
  const { status, body } = await ask(...(await request()));
  expect([status, body]).toEqual([400, expect.objectContaining({ error, errorMessage: expect.any(String), ...fields })]);
});

test('without a valid key, or with one for something else, nothing is answered', async () => {
  const plain = await send('/octo/products');
  expect([plain.status, await plain.json()]).toEqual([401, { error: 'UNAUTHORIZED', errorMessage: expect.any(String) }]);
  const made = await send('/octo/bookings', { method: 'POST', headers: { Authorization: 'Bearer mares_made-up' } });
  expect(made.status).toBe(401);
  const editor = await aReseller(['*:read', '*:write']);
  expect(await editor('GET', '/products')).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } });
  expect(await ask('GET', '/nothing')).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
});
