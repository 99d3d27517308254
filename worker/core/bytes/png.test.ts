import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodePng, encodePng, onGround } from './png.ts';

const WHITE = [255, 255, 255] as const;
const square = (size: number, paint: (x: number, y: number) => [number, number, number]) => {
  const rgb = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) rgb.set(paint(x, y), (y * size + x) * 3);
  return { width: size, height: size, rgb };
};

test.each([
  ['with colours', {}],
  ['with a palette', { palette: true }],
  ['with all filters', { adaptiveFiltering: true }],
])('a PNG %s is read as it was drawn', async (_kind, options) => {
  const drawn = square(16, (x, y) => [(x >> 2) * 60, (y >> 2) * 60, 120]);
  const file = await sharp(drawn.rgb, { raw: { width: 16, height: 16, channels: 3 } })
    .png(options)
    .toBuffer();
  const { rgb, width, height } = onGround(decodePng(new Uint8Array(file)), WHITE);
  expect([width, height]).toEqual([16, 16]);
  expect([...rgb]).toEqual([...drawn.rgb]);
});

test('grey and transparent PNGs are read too; what is transparent shows the ground', async () => {
  const grey = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  expect(
    [...onGround(decodePng(new Uint8Array(grey)), WHITE).rgb].every((value) => value === 128),
  ).toBe(true);
  const clear = await sharp({
    create: { width: 3, height: 2, channels: 4, background: '#00000000' },
  })
    .png()
    .toBuffer();
  expect(
    [...onGround(decodePng(new Uint8Array(clear)), WHITE).rgb].every((value) => value === 255),
  ).toBe(true);
});

test('what is no PNG is refused', () => {
  expect(() => decodePng(new TextEncoder().encode('GIF89a and more'))).toThrow('PNG signature');
});

test('a PNG that was written is a PNG for others', async () => {
  const drawn = square(20, (x, y) => [x * 10, y * 10, 7]);
  const { data, info } = await sharp(encodePng(drawn)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 20]);
  expect([...data]).toEqual([...drawn.rgb]);
});
