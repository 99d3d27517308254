import { expect, test } from 'vitest';
import { breakLines, cutToWidth, textWidth } from './lettering.ts';
import { crop, letter, plainGround, SHARE_HEIGHT, SHARE_WIDTH } from './share-picture.ts';

test('the crop lies round its focal point, inside the picture', () => {
  const wide = { width: 1600, height: 640, rgb: new Uint8Array(1600 * 640 * 3) };
  for (let pixel = 0; pixel < 1600 * 640; pixel += 1)
    wide.rgb[pixel * 3] = Math.floor((pixel % 1600) / 10);
  const left = (x: number) => crop(wide, { x, y: 0.5 }).rgb[0];
  expect([left(0), left(0.5), left(1)]).toEqual([0, 20, 40]);
  expect(crop(wide, { x: 0.5, y: 0.5 })).toMatchObject({
    width: SHARE_WIDTH,
    height: SHARE_HEIGHT,
  });
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
  const changed = [...written.rgb].flatMap((value, index) =>
    value === plain.rgb[index] ? [] : [Math.floor(index / 3 / SHARE_WIDTH)],
  );
  expect(Math.min(...changed.slice(0, 10))).toBeGreaterThan(200);
  const white = [...written.rgb].filter(
    (_value, index) =>
      index % 3 === 0 && written.rgb[index] === 255 && written.rgb[index + 1] === 255,
  ).length;
  expect(white).toBeGreaterThan(3000);
});
