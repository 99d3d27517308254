import sharp from 'sharp';
import { expect, test } from 'vitest';
import { breakLines, cutToWidth, textWidth } from './lettering.ts';
import { decodePng, encodePng } from './png.ts';
import { crop, letter, plainGround, SHARE_HEIGHT, SHARE_WIDTH } from './share-picture.ts';

const WHITE = [255, 255, 255] as const;
const square = (size: number, paint: (x: number, y: number) => [number, number, number]) => {
  const rgb = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) rgb.set(paint(x, y), (y * size + x) * 3);
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
  const { rgb, width, height } = await decodePng(new Uint8Array(file), WHITE);
  expect([width, height]).toEqual([16, 16]);
  expect([...rgb]).toEqual([...drawn.rgb]);
});

test('grey and transparent PNGs are read too; what is transparent shows the ground', async () => {
  const grey = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  expect([...(await decodePng(new Uint8Array(grey), WHITE)).rgb].every((value) => value === 128)).toBe(true);
  const clear = await sharp({ create: { width: 3, height: 2, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect([...(await decodePng(new Uint8Array(clear), WHITE)).rgb].every((value) => value === 255)).toBe(true);
});

test('what is no PNG is refused', async () => {
  await expect(decodePng(new TextEncoder().encode('GIF89a'), WHITE)).rejects.toThrow('not a PNG');
});

test('a PNG that was written is a PNG for others', async () => {
  const drawn = square(20, (x, y) => [x * 10, y * 10, 7]);
  const { data, info } = await sharp(await encodePng(drawn))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 20]);
  expect([...data]).toEqual([...drawn.rgb]);
});

test('the crop lies round its focal point, inside the picture', () => {
  const wide = { width: 1600, height: 640, rgb: new Uint8Array(1600 * 640 * 3) };
  for (let pixel = 0; pixel < 1600 * 640; pixel += 1) wide.rgb[pixel * 3] = Math.floor((pixel % 1600) / 10);
  const left = (x: number) => crop(wide, { x, y: 0.5 }).rgb[0];
  expect([left(0), left(0.5), left(1)]).toEqual([0, 20, 40]);
  expect(crop(wide, { x: 0.5, y: 0.5 })).toMatchObject({ width: SHARE_WIDTH, height: SHARE_HEIGHT });
});

test('words are broken into lines that fit, and what is too long is cut', () => {
  const lines = breakLines('Leuchttürme des Nordens: von Favàritx bis Punta Nati', 64, 700);
  expect(lines.join(' ')).toBe('Leuchttürme des Nordens: von Favàritx bis Punta Nati');
  for (const line of lines) expect(textWidth(line, 64)).toBeLessThanOrEqual(700);
  expect(cutToWidth('Donaudampfschifffahrtsgesellschaft', 64, 400)).toMatch(/^Donau.*…$/);
  expect(textWidth('łódź', 10)).toBe(textWidth('ódz', 10));
});

test('the name is written into the picture, the rest stays as it is', () => {
  const plain = plainGround();
  const written = { ...plain, rgb: plain.rgb.slice() };
  letter(written, 'Cala Macarella', 'Marès');
  const changed = [...written.rgb].flatMap((value, index) => (value === plain.rgb[index] ? [] : [Math.floor(index / 3 / SHARE_WIDTH)]));
  expect(Math.min(...changed.slice(0, 10))).toBeGreaterThan(200);
  const white = [...written.rgb].filter(
    (_value, index) => index % 3 === 0 && written.rgb[index] === 255 && written.rgb[index + 1] === 255,
  ).length;
  expect(white).toBeGreaterThan(3000);
});
