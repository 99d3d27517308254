import { expect, test } from 'vitest';
import { addDays } from '#contract/calendar.ts';
import { anOctoSite, ids, TODAY } from '../../test/orders/octo-site.ts';

const { ask, sail, openOnes, reservation, reserved } = await anOctoSite({ capacity: 200 });
const refused = (errorMessage: string) => [
  400,
  { error: 'UNPROCESSABLE_ENTITY', errorMessage: expect.stringContaining(errorMessage) },
];
const answerOf = async (method: string, path: string, sent: object) => {
  const { status, body } = await ask(method, path, sent);
  return [status, body] as const;
};

test.each([
  '9999-12-31',
  '0000-01-01',
  '1999-12-31',
  '2101-01-01',
  addDays(TODAY, 3 * 366),
  '2027-02-30',
  '+010000-01-01',
  '9999-12',
])('the day %s is a bad request', async (day) => {
  for (const range of [{ localDate: day }, { localDateStart: day, localDateEnd: day }])
    for (const path of ['/availability', '/availability/calendar'])
      expect(await answerOf('POST', path, { ...ids(sail), ...range })).toMatchObject([
        400,
        { error: 'BAD_REQUEST' },
      ]);
});

test.each([
  '9999-12-31T10:00:00+01:00',
  '0000-01-01T10:00:00+01:00',
  '+010000-01-01T10:00:00+01:00',
  '2060-06-01T10:00:00+02:00',
  'x',
])('the availability %s is none and cannot be booked', async (availabilityId) => {
  expect(
    await answerOf('POST', '/availability', { ...ids(sail), availabilityIds: [availabilityId] }),
  ).toEqual([200, []]);
  const booking = await reservation(sail, 1, { availabilityId });
  expect(await answerOf('POST', '/bookings', booking)).toMatchObject([
    400,
    { error: 'INVALID_AVAILABILITY_ID', availabilityId },
  ]);
  const { uuid } = await reserved();
  expect(await answerOf('PATCH', `/bookings/${uuid}`, { availabilityId })).toMatchObject([
    400,
    { error: 'INVALID_AVAILABILITY_ID' },
  ]);
});

test('a ticket’s uuid that is sent twice, or belongs to another booking, is refused by its place', async () => {
  const unit = { unitId: String(sail.adult), uuid: crypto.randomUUID() };
  const twice = await reservation(sail, 1, {
    unitItems: [unit, { unitId: String(sail.adult) }, unit],
  });
  expect(await answerOf('POST', '/bookings', twice)).toEqual(
    refused('unitItems.2.uuid: This uuid is sent twice.'),
  );
  const other = await reserved();
  const foreign = { unitId: String(sail.adult), uuid: other.unitItems[0]?.uuid };
  expect(
    await answerOf('POST', '/bookings', await reservation(sail, 1, { unitItems: [unit, foreign] })),
  ).toEqual(refused('unitItems.1.uuid: This uuid names another ticket.'));
  const own = await reserved();
  expect(await answerOf('PATCH', `/bookings/${own.uuid}`, { unitItems: [foreign] })).toEqual(
    refused('unitItems.0.uuid'),
  );
  expect(await answerOf('PATCH', `/bookings/${own.uuid}`, { unitItems: [unit, unit] })).toEqual(
    refused('unitItems.1.uuid'),
  );
});

test('a ticket’s uuid that is free is the ticket’s, in a new booking and in a change', async () => {
  const uuids = [crypto.randomUUID(), crypto.randomUUID()];
  const unitItems = uuids.map((uuid) => ({ unitId: String(sail.adult), uuid }));
  const made = await reserved(sail, 1, { unitItems: unitItems.slice(0, 1) });
  expect(made.unitItems.map(({ uuid }) => uuid)).toEqual(uuids.slice(0, 1));
  expect(await answerOf('PATCH', `/bookings/${made.uuid}`, { unitItems })).toMatchObject([
    200,
    { unitItems: uuids.map((uuid) => ({ uuid })) },
  ]);
});

test('a booking’s uuid that is sent again answers the booking, and with another order it is refused', async () => {
  const uuid = crypto.randomUUID();
  const sent = await reservation(sail, 2, { uuid });
  expect(await answerOf('POST', '/bookings', sent)).toMatchObject([200, { uuid }]);
  expect(await answerOf('POST', '/bookings', sent)).toMatchObject([
    200,
    { uuid, unitItems: [{}, {}] },
  ]);
  const [, later] = await openOnes();
  const others = [
    { unitItems: Array(3).fill({ unitId: String(sail.adult) }) },
    { unitItems: [{ unitId: String(sail.adult) }, { unitId: String(sail.child) }] },
    {
      unitItems: Array(2)
        .fill({ unitId: String(sail.adult) })
        .with(1, { unitId: String(sail.adult), uuid: crypto.randomUUID() }),
    },
    { availabilityId: later?.id },
  ];
  for (const other of others)
    expect(await answerOf('POST', '/bookings', { ...sent, ...other })).toEqual(refused('uuid'));
});

test('extras, which are not sold here, are refused by their place and never dropped', async () => {
  const extras = [{ extraId: '1', quantity: 2 }];
  const refusedAt = (path: string) => [
    400,
    { error: 'BAD_REQUEST', errorMessage: `${path}: No extras are sold here.` },
  ];
  const unit = { unitId: String(sail.adult) };
  const sent = await reservation(sail, 1, { extras: [] });
  for (const [more, path] of [
    [{ extras }, 'extras'],
    [{ unitItems: [unit, { ...unit, extras }] }, 'unitItems.1.extras'],
  ] as const)
    expect(await answerOf('POST', '/bookings', { ...sent, ...more })).toEqual(refusedAt(path));
  const { uuid } = await reserved(sail, 1, { extras: [] });
  for (const [method, path] of [
    ['PATCH', `/bookings/${uuid}`],
    ['POST', `/bookings/${uuid}/confirm`],
  ] as const)
    expect(await answerOf(method, path, { extras })).toEqual(refusedAt('extras'));
  const asked = { ...ids(sail), localDateStart: TODAY, localDateEnd: TODAY, extras };
  for (const path of ['/availability', '/availability/calendar'])
    expect(await answerOf('POST', path, asked)).toEqual(refusedAt('extras'));
});
