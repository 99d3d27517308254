import { beforeEach, expect, test } from 'vitest';
import type { Trail } from '#contract/content/documents.ts';
import { settings } from '#core/db/schema.ts';
import { aSeoRecord, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const COUNT = 20;
const stages: Trail['stages'] = Array.from({ length: COUNT }, (_, index) => ({
  number: index + 1,
  from: index === 0 ? 'Maó' : `Place ${index}`,
  to: index === COUNT - 1 ? 'Maó' : `Place ${index + 1}`,
  km: 9,
  difficulty: 'moderate',
  fromLatitude: 39.9,
  fromLongitude: 4.1,
  toLatitude: 39.9,
  toLongitude: 4.1,
  sights: 'El mar',
  translations: { sights: { es: 'El mar', en: 'The sea' } },
}));

beforeEach(async () => {
  await db.delete(settings);
});

test('the trail is the document of the settings, as it was saved', async () => {
  await db.insert(settings).values({ key: 'trail', value: { stages } });
  expect(await getJson<Trail>('/api/trail')).toEqual({ stages });
});

test('a database without the document answers a trail without stages', async () => {
  expect(await getJson<Trail>('/api/trail')).toEqual({ stages: [] });
});

test('a page with a plan in its address shows it, and ignores what makes no sense', async () => {
  await db.insert(settings).values({ key: 'trail', value: { stages } });
  await aSeoRecord({ page: 'cami-de-cavalls' });
  const good = await send('/en/cami-de-cavalls?days=5&direction=clockwise&start=1');
  expect([good.status, await good.text()]).toEqual([200, expect.stringContaining('5 days: ')]);
  const malformed = await send('/en/cami-de-cavalls?days=99&direction=up&stage=x');
  expect([malformed.status, await malformed.text()]).toEqual([
    200,
    expect.stringContaining('3 days: '),
  ]);
});
