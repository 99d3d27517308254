import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const SCALE = 4;

/** The drawn path as black and white pixels. */
function drawn({ size, path }: { size: number; path: string }) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g))
    for (let pixel = 0; pixel < SCALE * SCALE; pixel += 1) {
      const row = Number(y) * SCALE + Math.floor(pixel / SCALE);
      data.fill(
        0,
        (row * width + Number(x) * SCALE + (pixel % SCALE)) * 4,
        (row * width + Number(x) * SCALE + (pixel % SCALE)) * 4 + 3,
      );
    }
  return { width, height: width, data };
}

test.each([
  '4TBTZU9MHL2BK7D6',
  'https://example.com/?p=hotel-sol',
  'otpauth://totp/Marès:ona@example.com?secret=ABC',
])('a reader reads %s', (text) => {
  expect(decode(drawn(qrPath(text)))).toBe(text);
});
