import { expect, test } from 'vitest';
import type { Performance } from '#contract/admin/performance.ts';
import { images, imageVariants, vitals } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';

const admin = await anAdmin();
const today = new Date().toISOString().slice(0, 10);
const visit = (value: number, more: Partial<typeof vitals.$inferInsert> = {}) =>
  ({
    day: today,
    page: '/trips',
    language: 'de',
    device: 'phone',
    metric: 'LCP',
    value,
    ...more,
  }) as const;

test('figures are 75th percentiles by page, language, device and day; old visits do not count', async () => {
  await db
    .insert(vitals)
    .values([
      visit(1000),
      visit(2000),
      visit(3000),
      visit(4000),
      visit(500, { page: '/', device: 'desktop' }),
      visit(9000, { day: '2020-01-01' }),
    ]);
  const { overall, by } = await jsonOf<Performance>(admin('/performance?days=7'));
  expect(overall).toEqual([{ group: 'all', metric: 'LCP', p75: 3000, visits: 5 }]);
  expect(by.page).toEqual([
    { group: '/trips', metric: 'LCP', p75: 3000, visits: 4 },
    { group: '/', metric: 'LCP', p75: 500, visits: 1 },
  ]);
  expect(by.device.map(({ group }) => group)).toEqual(['phone', 'desktop']);
  expect(by.day).toEqual([{ group: today, metric: 'LCP', p75: 3000, visits: 5 }]);
});

test('pictures: what the variants weigh less than their originals', async () => {
  await db.insert(images).values({
    path: 'a.jpg',
    sha256: 'x',
    contentType: 'image/jpeg',
    bytes: 1000,
    width: 4,
    height: 3,
    dominantColor: '#000',
  });
  await db.insert(imageVariants).values([
    { key: 'k1', imagePath: 'a.jpg', format: 'webp', width: 320, bytes: 200 },
    { key: 'k2', imagePath: 'a.jpg', format: 'webp', width: 640, bytes: 300 },
  ]);
  expect((await jsonOf<Performance>(admin('/performance'))).pictures).toEqual({
    originals: 1,
    variants: 2,
    originalBytes: 1000,
    variantBytes: 500,
    savedBytes: 1500,
  });
});
