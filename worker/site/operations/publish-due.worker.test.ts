import { expect, test } from 'vitest';
import { contentVersion } from '#core/db/schema.ts';
import { aBanner, aTrip, aTripType, db } from '../../test/builders.ts';
import { publishDue } from './publish-due.ts';

const version = async () => (await db.select().from(contentVersion))[0]?.value;
const NOW = new Date('2027-05-01T10:00:00.000Z');
const raised = async (now: Date) => {
  const before = (await version()) ?? 0;
  await publishDue(db, now);
  return ((await version()) ?? 0) - before;
};

test('cached answers become stale when a trip comes out or a banner ends by its own time, and only then', async () => {
  const type = await aTripType();
  await aTrip({ tripTypeId: type.id, publishAt: '2027-05-01T09:57:00.000Z' });
  await aBanner({ endsAt: '2027-06-01T00:00:00.000Z' });
  expect(await raised(NOW)).toBe(1);
  expect(await raised(new Date('2027-05-01T09:50:00.000Z'))).toBe(0);
  expect(await raised(new Date('2027-05-02T10:00:00.000Z'))).toBe(0);
  expect(await raised(new Date('2027-06-01T00:04:00.000Z'))).toBe(1);
});
