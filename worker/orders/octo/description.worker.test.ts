import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { tripOptions, tripSchedules, trips } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { bindings, send } from '../../test/client.ts';
import { lostD1 } from '../../test/d1/intercepted-d1.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import {
  codeOf,
  describedMethods,
  describedOperations,
  errorSchema,
  fieldOf,
  type Operation,
} from '../../test/orders/octo-description.ts';
import { anOctoSite, asDescribed, CONTACT, ids, range } from '../../test/orders/octo-site.ts';
import { aReseller, UNLIMITED } from '../../test/orders/reseller.ts';

// Every operation and every error of the standard's own description. One without a case here fails.

const { ask, sail, reservation, reserved, confirmed } = await anOctoSite({ capacity: 1000 });
const OPERATIONS = describedOperations();
const WRONG = 'invalid';

type Sent = { id?: string; query?: string; body?: unknown };
type Making = () => Promise<Sent>;
const sent =
  (made: Sent): Making =>
  async () =>
    made;
const ofHold =
  (body?: unknown): Making =>
  async () => ({ id: (await reserved()).uuid, body });
const ofBooking =
  (body?: unknown): Making =>
  async () => ({ id: (await confirmed()).uuid, body });
const asked = (more: object = {}): Making => sent({ body: { ...ids(sail), ...range, ...more } });
const booked =
  (more: object = {}, quantity = 1): Making =>
  async () => ({ body: await reservation(sail, quantity, more) });

const GOOD: Record<string, Making> = {
  Availabilities_AvailabilityCheck: asked({ units: [{ id: String(sail.adult), quantity: 2 }] }),
  Availabilities_AvailabilityCalendar: asked(),
  Bookings_BookingReservation: booked(),
  Bookings_GetBookings: async () => ({
    query: `?supplierReference=${(await confirmed()).supplierReference}`,
  }),
  Bookings_GetBooking: ofBooking(),
  Bookings_BookingUpdate: ofHold({ notes: 'By the window' }),
  Bookings_BookingCancellation: ofBooking({ reason: 'Ill' }),
  Bookings_BookingConfirmation: ofHold({ contact: CONTACT }),
  Bookings_ExtendReservation: ofHold({ expirationMinutes: 31 }),
  Capabilities_get: sent({}),
  Products_GetProducts: sent({}),
  Products_GetProduct: sent({ id: String(sail.tripId) }),
  Suppliers_get: sent({}),
};

function call({ method, path }: Operation, { id = '', query = '', body }: Sent) {
  return [method, path.replace(/\{\w+\}/, id) + query, body] as const;
}

test('the description is read completely', () => {
  expect(OPERATIONS).toHaveLength(describedMethods);
  expect(OPERATIONS.map(({ id }) => id).toSorted()).toEqual(Object.keys(GOOD).toSorted());
});

const CAPABILITIES = [
  '',
  'octo/pricing',
  'octo/content',
  'octo/webhooks',
  'octo/pricing, octo/content, octo/pickups, octo/questions, octo/webhooks',
];
test.each(
  OPERATIONS.flatMap((operation) =>
    CAPABILITIES.map((wanted) => [operation.id, wanted, operation] as const),
  ),
)('%s with «%s» answers as described', async (id, wanted, operation) => {
  const { status, headers, body } = await ask(
    ...call(operation, (await GOOD[id]?.()) ?? {}),
    wanted,
  );
  expect([status, headers.get('Octo-Capabilities')], JSON.stringify(body)).toEqual([200, wanted]);
  operation.answer.parse(asDescribed(body));
  expect(headers.get('Content-Language')).toBe(wanted.includes('content') ? 'en' : null);
  expect(headers.get('Available-Languages')).toBe(
    wanted.includes('content') ? 'es, en, de, ca' : null,
  );
});

/** A hold of a trip that changes before it is confirmed. */
const ofChanged =
  (change: (of: { tripId: number; optionId: number }) => Promise<unknown>): Making =>
  async () => {
    const made = await aBookableOption();
    const { uuid } = await reserved(made);
    await change(made);
    return { id: uuid, body: { contact: CONTACT } };
  };

const INVALID: Record<string, Record<string, Making>> = {
  Availabilities_AvailabilityCheck: {
    InvalidProductID: asked({ productId: WRONG }),
    InvalidOptionID: asked({ optionId: WRONG }),
    BadRequest: sent({ body: ids(sail) }),
  },
  Availabilities_AvailabilityCalendar: {
    InvalidProductID: asked({ productId: WRONG }),
    InvalidOptionID: asked({ optionId: WRONG }),
    BadRequest: sent({ body: ids(sail) }),
  },
  Bookings_BookingReservation: {
    InvalidProductID: booked({ productId: WRONG }),
    InvalidOptionID: booked({ optionId: WRONG }),
    InvalidUnitID: booked({ unitItems: [{ unitId: WRONG }] }),
    InvalidAvailabilityID: booked({ availabilityId: WRONG }),
    UnprocessableEntity: booked({}, 0),
  },
  Bookings_GetBooking: { InvalidBookingUUID: sent({ id: WRONG }) },
  Bookings_BookingUpdate: {
    InvalidProductID: ofHold({ productId: WRONG }),
    InvalidOptionID: ofHold({ optionId: WRONG }),
    InvalidUnitID: ofHold({ unitItems: [{ unitId: WRONG }] }),
    InvalidAvailabilityID: ofHold({ availabilityId: WRONG }),
    InvalidBookingUUID: sent({ id: WRONG, body: {} }),
    UnprocessableEntity: ofHold({ unitItems: Array(11).fill({ unitId: String(sail.adult) }) }),
  },
  Bookings_BookingCancellation: {
    InvalidBookingUUID: sent({ id: WRONG, body: {} }),
    // The time for a free cancellation is over.
    UnprocessableEntity: async () => {
      const { uuid } = await reserved(
        await aBookableOption({
          option: { instantConfirmation: true, cancellationMinutes: 1_000_000 },
        }),
      );
      await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT });
      return { id: uuid, body: {} };
    },
  },
  Bookings_BookingConfirmation: {
    InvalidProductID: ofChanged(({ tripId }) =>
      db.update(trips).set({ status: 'draft' }).where(eq(trips.id, tripId)),
    ),
    InvalidOptionID: ofChanged(async ({ tripId, optionId }) => {
      await aBookableOption({ tripId });
      await db.update(tripOptions).set({ isActive: false }).where(eq(tripOptions.id, optionId));
    }),
    InvalidUnitID: ofHold({ contact: CONTACT, unitItems: [{ unitId: WRONG }] }),
    InvalidAvailabilityID: ofChanged(({ optionId }) =>
      db.delete(tripSchedules).where(eq(tripSchedules.optionId, optionId)),
    ),
    InvalidBookingUUID: sent({ id: WRONG, body: {} }),
    UnprocessableEntity: ofHold({ contact: {} }),
  },
  Bookings_ExtendReservation: {
    InvalidBookingUUID: sent({ id: WRONG, body: {} }),
    UnprocessableEntity: ofBooking({}),
  },
  Products_GetProduct: { InvalidProductID: sent({ id: WRONG }) },
};

const stranger = await aReseller(['trips:read']);
type Asking = (operation: Operation, made: Sent) => Promise<{ status: number; body: unknown }>;
/** Errors of any request. Access and faults of the site have a status of their own, as HTTP has it; 503 is a database that does not answer. */
const ANY: Record<string, [status: number, Asking]> = {
  Unauthorized: [
    401,
    async (operation, made) => {
      const [method, path, body] = call(operation, made);
      const headers = { 'Content-Type': 'application/json' };
      const response = await send(
        `/octo${path}`,
        { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
        UNLIMITED,
      );
      return { status: response.status, body: await response.json() };
    },
  ],
  Forbidden: [403, (operation, made) => stranger(...call(operation, made))],
  InternalServerError: [
    503,
    (operation, made) => ask(...call(operation, made), '', { DB: lostD1(bindings.DB) }),
  ],
};

test.each(
  OPERATIONS.flatMap((operation) =>
    operation.errors.map((error) => [operation.id, error, operation] as const),
  ),
)('%s answers %s as described', async (id, error, operation) => {
  const making = INVALID[id]?.[error] ?? (ANY[error] && GOOD[id]);
  if (!making) throw new Error(`There is no case of ${error} in ${id}.`);
  const [status, asking] = ANY[error] ?? [
    400,
    (of: Operation, made: Sent) => ask(...call(of, made)),
  ];
  const answer = await asking(operation, await making());
  const field = fieldOf(error);
  expect([answer.status, answer.body]).toEqual([
    status,
    {
      error: codeOf(error),
      errorMessage: expect.any(String),
      ...(field && { [field]: expect.stringMatching(/./) }),
    },
  ]);
  errorSchema(error).parse(answer.body);
});
