import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropArea, MAX_ZOOM, settle, WHOLE } from './crop-area.ts';

const wide = { width: 1600, height: 900 };

test('at first the largest middle part is shown', () => {
  expect(cropArea(wide, 1, WHOLE)).toEqual({ left: 350, top: 0, width: 900, height: 900 });
  expect(cropArea({ width: 900, height: 1600 }, 1, WHOLE)).toEqual({
    left: 0,
    top: 350,
    width: 900,
    height: 900,
  });
});

test('twice as large shows half of it, round the chosen middle', () => {
  expect(cropArea(wide, 1, { zoom: 2, x: 0.25, y: 0.5 })).toEqual({
    left: 175,
    top: 225,
    width: 450,
    height: 450,
  });
});

test('whatever is asked for, the frame is filled with the picture, and settling changes nothing more', () => {
  const number = fc.double({ min: -3, max: 8, noNaN: true });
  const side = fc.integer({ min: 1, max: 12_000 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.double({ min: 0.3, max: 3, noNaN: true }),
      number,
      number,
      number,
      (width, height, ratio, zoom, x, y) => {
        const picture = { width, height };
        const view = settle(picture, ratio, { zoom, x, y });
        const area = cropArea(picture, ratio, view);
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6);
        expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6);
        expect(area.width / area.height).toBeCloseTo(ratio, 6);
        expect(view.zoom).toBeGreaterThanOrEqual(1);
        expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
        const again = settle(picture, ratio, view);
        expect(again.x).toBeCloseTo(view.x, 9);
        expect(again.y).toBeCloseTo(view.y, 9);
      },
    ),
  );
});
