import type * as octo from '@octocloud/types';
import { expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import { send } from '../../test/client.ts';
import {
  anOctoSite,
  CONTACT,
  IN_A_MONTH,
  ids,
  range,
  SOLD_OUT_DAY,
  TODAY,
} from '../../test/orders/octo-site.ts';
import { aReseller } from '../../test/orders/reseller.ts';

// Every error of the standard, as its public validator asks for them.

type Availability = octo.Availability;
const { ask, sail, hire, reservation, reserved, confirmed } = await anOctoSite();

const SOLD_OUT_ID = async (of = sail) =>
  (
    (
      await ask('POST', '/availability', {
        ...ids(of),
        localDateStart: SOLD_OUT_DAY,
        localDateEnd: SOLD_OUT_DAY,
      })
    ).body as Availability[]
  )[0]?.id;

type Case = [
  string,
  string,
  () => Promise<[method: string, path: string, body?: unknown]>,
  Record<string, string>?,
];
const WRONG = 'invalid';
const refused = async (
  method: string,
  path: string,
  body?: unknown,
): Promise<[string, string, unknown?]> => [method, path, body];
const CASES: Case[] = [
  [
    'INVALID_PRODUCT_ID',
    'an unknown product',
    () => refused('GET', `/products/${WRONG}`),
    { productId: WRONG },
  ],
  [
    'INVALID_PRODUCT_ID',
    'availability of one',
    () => refused('POST', '/availability', { ...ids(sail), productId: WRONG, ...range }),
    { productId: WRONG },
  ],
  [
    'INVALID_PRODUCT_ID',
    'a calendar of none',
    () => refused('POST', '/availability/calendar', range),
    { productId: '' },
  ],
  [
    'INVALID_OPTION_ID',
    'an unknown option',
    () => refused('POST', '/availability', { ...ids(sail), optionId: WRONG, ...range }),
    { optionId: WRONG },
  ],
  [
    'INVALID_OPTION_ID',
    'an option of another product',
    () =>
      refused('POST', '/availability', { ...ids(sail), optionId: ids(hire).optionId, ...range }),
  ],
  ['BAD_REQUEST', 'no dates', () => refused('POST', '/availability', ids(sail))],
  [
    'BAD_REQUEST',
    'half a range',
    () => refused('POST', '/availability/calendar', { ...ids(sail), localDateEnd: IN_A_MONTH }),
  ],
  [
    'BAD_REQUEST',
    'dates and ids',
    () => refused('POST', '/availability', { ...ids(sail), ...range, availabilityIds: ['x'] }),
  ],
  [
    'BAD_REQUEST',
    'more than a year',
    () =>
      refused('POST', '/availability', {
        ...ids(sail),
        ...range,
        localDateEnd: addDays(TODAY, 400),
      }),
  ],
  [
    'BAD_REQUEST',
    'no calendar day',
    () =>
      refused('POST', '/availability', { ...ids(sail), ...range, localDateStart: '2027-02-30' }),
  ],
  ['BAD_REQUEST', 'no JSON', () => refused('POST', '/bookings', '{')],
  ['BAD_REQUEST', 'a list of all bookings', () => refused('GET', '/bookings')],
  [
    'BAD_REQUEST',
    'another currency',
    async () => ['POST', '/bookings', await reservation(sail, 1, { currency: 'GBP' })],
  ],
  [
    'INVALID_UNIT_ID',
    'an unknown unit',
    () =>
      refused('POST', '/availability', {
        ...ids(sail),
        ...range,
        units: [{ id: WRONG, quantity: 1 }],
      }),
    { unitId: WRONG },
  ],
  [
    'INVALID_PRODUCT_ID',
    'a reservation of no product',
    async () => ['POST', '/bookings', await reservation(sail, 1, { productId: WRONG })],
  ],
  [
    'INVALID_OPTION_ID',
    'a reservation of no option',
    async () => ['POST', '/bookings', await reservation(sail, 1, { optionId: WRONG })],
  ],
  [
    'INVALID_AVAILABILITY_ID',
    'a reservation of no day',
    async () => ['POST', '/bookings', await reservation(sail, 1, { availabilityId: WRONG })],
    { availabilityId: WRONG },
  ],
  [
    'INVALID_AVAILABILITY_ID',
    'a time that is not planned',
    async () => [
      'POST',
      '/bookings',
      await reservation(sail, 1, { availabilityId: `${IN_A_MONTH}T03:00:00+01:00` }),
    ],
  ],
  [
    'INVALID_UNIT_ID',
    'a reservation of no unit',
    async () => [
      'POST',
      '/bookings',
      await reservation(sail, 1, { unitItems: [{ unitId: WRONG }] }),
    ],
    { unitId: WRONG },
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'missing units',
    async () => ['POST', '/bookings', await reservation(sail, 1, { unitItems: undefined })],
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'empty units',
    async () => ['POST', '/bookings', await reservation(sail, 0)],
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'too many units',
    async () => ['POST', '/bookings', await reservation(sail, 11)],
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'a sold out departure',
    async () => [
      'POST',
      '/bookings',
      await reservation(sail, 1, { availabilityId: await SOLD_OUT_ID() }),
    ],
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'a sold out day of hire',
    async () => [
      'POST',
      '/bookings',
      await reservation(hire, 1, { availabilityId: await SOLD_OUT_ID(hire) }),
    ],
  ],
  [
    'INVALID_BOOKING_UUID',
    'an unknown booking',
    () => refused('GET', `/bookings/${WRONG}`),
    { uuid: WRONG },
  ],
  [
    'INVALID_BOOKING_UUID',
    'a change of one',
    () => refused('PATCH', `/bookings/${WRONG}`, {}),
    { uuid: WRONG },
  ],
  [
    'INVALID_BOOKING_UUID',
    'a confirmation of one',
    () => refused('POST', `/bookings/${WRONG}/confirm`, { contact: {} }),
    { uuid: WRONG },
  ],
  [
    'INVALID_BOOKING_UUID',
    'a cancellation of one',
    () => refused('POST', `/bookings/${crypto.randomUUID()}/cancel`, {}),
  ],
  [
    'INVALID_BOOKING_UUID',
    'an extension of one',
    () => refused('POST', `/bookings/${WRONG}/extend`, { expirationMinutes: 31 }),
    { uuid: WRONG },
  ],
  [
    'INVALID_UNIT_ID',
    'a confirmation with an unknown unit',
    async () => [
      'POST',
      `/bookings/${(await reserved()).uuid}/confirm`,
      { contact: CONTACT, unitItems: [{ unitId: WRONG }] },
    ],
    { unitId: WRONG },
  ],
  [
    'UNPROCESSABLE_ENTITY',
    'an extension of a booking',
    async () => ['POST', `/bookings/${(await confirmed()).uuid}/extend`, {}],
  ],
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
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ error, errorMessage: expect.any(String), ...fields }),
  ]);
});

test('without a valid key, or with one for something else, nothing is answered', async () => {
  const plain = await send('/octo/products');
  expect([plain.status, await plain.json()]).toEqual([
    401,
    { error: 'UNAUTHORIZED', errorMessage: expect.any(String) },
  ]);
  const made = await send('/octo/bookings', {
    method: 'POST',
    headers: { Authorization: 'Bearer mares_made-up' },
  });
  expect(made.status).toBe(401);
  const editor = await aReseller(['*:read', '*:write']);
  expect(await editor('GET', '/products')).toMatchObject({
    status: 403,
    body: { error: 'FORBIDDEN' },
  });
  expect(await ask('GET', '/nothing')).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } });
});

test.each([
  ['GET', '/availability', 405, 'POST', 'METHOD_NOT_ALLOWED'],
  ['PUT', `/bookings/${crypto.randomUUID()}`, 405, 'GET, HEAD, PATCH', 'METHOD_NOT_ALLOWED'],
  ['DELETE', '/products/', 405, 'GET, HEAD', 'METHOD_NOT_ALLOWED'],
  ['GET', '/nowhere', 404, null, 'NOT_FOUND'],
])('%s %s is answered with %i and the methods that the address has', async (...row) => {
  const [method, path, status, allow, error] = row;
  const answer = await ask(method, path);
  expect([answer.status, answer.headers.get('Allow')]).toEqual([status, allow]);
  expect(answer.body).toMatchObject({ error });
});
