import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { images, imageVariants } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { sweepPictures } from './sweep.ts';

test('files that no picture names go after a day; a picture in the trash keeps its own', async () => {
  const picture = {
    contentType: 'image/png',
    bytes: 1,
    width: 1,
    height: 1,
    dominantColor: '#123456',
  };
  await db.insert(images).values([
    { ...picture, path: 'cove-abc.png', sha256: 'x' },
    { ...picture, path: 'small.png', sha256: 'y', deletedAt: '2026-01-01' },
  ]);
  for (const file of [
    'originals/cove-abc.png',
    'originals/small.png',
    'originals/gone.png',
    'variants/gone.png/20x0q30.webp',
  ])
    await bindings.BUCKET.put(file, 'bytes');
  await db.insert(imageVariants).values({
    key: 'variants/gone.png/20x0q30.webp',
    imagePath: 'gone.png',
    format: 'webp',
    width: 20,
    bytes: 1,
  });
  const there = async () =>
    (
      await Promise.all(
        [
          'originals/gone.png',
          'variants/gone.png/20x0q30.webp',
          'originals/small.png',
          'originals/cove-abc.png',
        ].map((key) => bindings.BUCKET.head(key)),
      )
    ).map(Boolean);
  await sweepPictures(bindings, db, new Date());
  expect(await there()).toEqual([true, true, true, true]);
  await sweepPictures(bindings, db, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect(await there()).toEqual([false, false, true, true]);
  expect(
    await db.select().from(imageVariants).where(eq(imageVariants.imagePath, 'gone.png')),
  ).toEqual([]);
});
