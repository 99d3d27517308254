import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTrip, aTripType, db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { aTripRequest } from '../../../test/orders/trip-requests.ts';
import { bookings, contactMessages, requestEvents } from '../schema.ts';

const { MIGRATIONS } = env as unknown as { MIGRATIONS: { name: string; queries: string[] }[] };
const changes = MIGRATIONS.filter(({ name }) => name.includes('_guests_questions')).flatMap(
  ({ queries }) => queries,
);

test('questions of before stand in the thread of their order, once; those that wait are new', async () => {
  const trip = await aTrip({ tripTypeId: (await aTripType()).id });
  const asked = async (note: string, offer: 'asked' | 'accepted', actor = 'guest') => {
    const id = await aTripRequest(trip.id, { offer });
    const event = { requestId: id, kind: 'booking', type: 'message', actor, note } as const;
    await db.insert(requestEvents).values({ ...event, fromStatus: 'PENDING', toStatus: 'PENDING' });
    return id;
  };
  const open = await asked('Gibt es Schatten?', 'asked');
  await asked('Wann?', 'accepted');
  const ofFirm = await asked('Bis bald!', 'accepted', 'user:1');
  expect(changes).toHaveLength(2);
  for (const _time of [1, 2]) for (const change of changes) await bindings.DB.prepare(change).run();
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, open));
  expect(await db.select().from(contactMessages).orderBy(contactMessages.id)).toMatchObject([
    {
      ...{ message: 'Gibt es Schatten?', status: 'new', linkedBy: 'guest', language: 'de' },
      ...{ name: 'Grace', email: 'grace@example.com', orderId: booking?.orderId },
    },
    { message: 'Wann?', status: 'answered' },
  ]);
  const noted = await db.select().from(requestEvents).where(eq(requestEvents.type, 'message'));
  expect(noted.map(({ requestId, note }) => [requestId === ofFirm, note])).toEqual([
    [false, null],
    [false, null],
    [true, 'Bis bald!'],
  ]);
});
