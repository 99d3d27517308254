import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Examples, FirstHour } from '#contract/admin/first-hour.ts';
import { menorcaToday } from '#contract/calendar.ts';
import { revisions, settings, trips, users, waitingGuests } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import {
  aBlogCategory,
  aBlogPost,
  aDestination,
  aTrip,
  aTripType,
  db,
} from '../../test/builders.ts';
import { send } from '../../test/client.ts';
import { examplesOf, restoreExamples } from './examples.ts';

const admin = await anAdmin();
let plain: { id: number; slug: string };
let changed: { id: number };
let waited: { id: number };

beforeAll(async () => {
  await aTripType({ id: 1 });
  await aBlogCategory({ id: 1 });
  await db.insert(settings).values({ key: 'site', value: { siteName: 'Marès' } });
  plain = await aTrip({ isDemo: true });
  changed = await aTrip({ isDemo: true, name: 'Changed by the owner' });
  waited = await aTrip({ isDemo: true, name: 'Waited for' });
  await aTrip({ isDemo: false });
  await aDestination({ isDemo: true });
  await aBlogPost({ isDemo: true });
  const [user] = await db.select({ id: users.id }).from(users);
  await db.insert(revisions).values({
    ...{ entity: 'trips', entityId: changed.id, version: 2, data: {}, userId: user?.id },
  });
  await db.insert(waitingGuests).values({
    ...{ id: 'w', tripId: waited.id, localDate: menorcaToday(new Date()), people: 2 },
    ...{ name: 'Ana', email: 'ana@example.com', language: 'de', tokenHash: 'x' },
    ...{ privacyEdition: '', privacyAcceptedAt: new Date().toISOString() },
  } as never);
});

const examples = () => jsonOf<Examples>(admin('/first-hour/examples'));
const kindOf = ({ kinds }: Examples, kind: string) => kinds.find((one) => one.kind === kind);
const pageOf = async ({ id, slug }: typeof plain) => (await send(`/de/trips/${id}-${slug}`)).status;

test('examples are counted by kind; what the owner changed and what guests wait for is named', async () => {
  const now = await examples();
  expect(kindOf(now, 'trips')).toEqual({
    ...{ kind: 'trips', count: 1, changed: ['Changed by the owner'], booked: ['Waited for'] },
  });
  expect(kindOf(now, 'destinations')?.count).toBe(1);
  expect(kindOf(now, 'posts')?.count).toBe(1);
  expect(now.removed).toBeNull();
});

test('all examples are removed but those, and come back with ids and addresses', async () => {
  expect(await pageOf(plain)).toBe(200);
  const before = await db.select().from(trips).where(eq(trips.id, plain.id));
  const after = await jsonOf<Examples>(admin('/first-hour/examples/remove', 'POST', {}));
  expect(kindOf(after, 'trips')).toMatchObject({ count: 0, changed: ['Changed by the owner'] });
  expect(after.removed?.count).toBe(3);
  expect(await pageOf(plain)).toBe(410);
  const left = await db.$count(trips, sql`${trips.deletedAt} IS NULL`);
  expect(left).toBe(3);
  const back = await jsonOf<Examples>(admin('/first-hour/examples/restore', 'POST', {}));
  expect(back.removed).toBeNull();
  expect(kindOf(back, 'trips')?.count).toBe(1);
  expect(await pageOf(plain)).toBe(200);
  const [row] = await db.select().from(trips).where(eq(trips.id, plain.id));
  const { version: _v, ...now } = row ?? {};
  const { version: _w, ...then } = before[0] ?? {};
  expect(now).toEqual(then);
});

test('what the owner changed goes when it is asked for; what guests wait for never', async () => {
  const after = await jsonOf<Examples>(
    admin('/first-hour/examples/remove', 'POST', { withChanged: true }),
  );
  expect(kindOf(after, 'trips')).toEqual({
    ...{ kind: 'trips', count: 0, changed: [], booked: ['Waited for'] },
  });
  await admin('/first-hour/examples/restore', 'POST', {});
});

test('what was put into the trash by hand is not brought back with the examples', async () => {
  const other = await aTrip({ isDemo: true, deletedAt: '2026-01-01T00:00:00.000Z' });
  await admin('/first-hour/examples/remove', 'POST', {});
  await admin('/first-hour/examples/restore', 'POST', {});
  const [row] = await db.select().from(trips).where(eq(trips.id, other.id));
  expect(row?.deletedAt).toBe('2026-01-01T00:00:00.000Z');
});

test('after thirty days the undo has ended', async () => {
  await admin('/first-hour/examples/remove', 'POST', {});
  const later = new Date(Date.now() + 31 * 86_400_000);
  expect((await examplesOf(db, later)).removed).toBeNull();
  await restoreExamples(db, { now: later, userId: 1 });
  expect(await pageOf(plain)).toBe(410);
  await admin('/first-hour/examples/restore', 'POST', {});
  expect(await pageOf(plain)).toBe(200);
});

test('steps are done by what the site is, left out by hand, and the list is put away', async () => {
  const first = await jsonOf<FirstHour>(admin('/first-hour'));
  const stateOf = (hour: FirstHour, step: string) => hour.steps.find((one) => one.step === step);
  expect(stateOf(first, 'name')).toMatchObject({ isDone: false });
  expect(stateOf(first, 'trip')).toMatchObject({ isDone: true });
  await db
    .update(settings)
    .set({ value: { siteName: 'Costa Nord' } })
    .where(eq(settings.key, 'site'));
  const next = await jsonOf<FirstHour>(
    admin('/first-hour', 'PUT', { skipped: ['payment'], isPutAway: true }),
  );
  expect(stateOf(next, 'name')).toMatchObject({ isDone: true });
  expect(stateOf(next, 'payment')).toMatchObject({ isDone: false, isSkipped: true });
  expect(next.isPutAway).toBe(true);
});
