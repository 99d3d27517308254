import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NO_BRAND } from './brand.ts';
import {
  brandColours,
  brandStyles,
  contrast,
  LEAST_CONTRAST,
  legibleColour,
} from './brand-colours.ts';

/** Light, dark, grey and loud ones. */
const CHOSEN = [
  ...['#ffffff', '#000000', '#808080', '#ffcc00', '#ff0000', '#00ff00', '#0000ff', '#ff00ff'],
  ...['#ffe4e1', '#7cfc00', '#00ffff', '#123456', '#abcdef', '#fedcba', '#663399', '#e30613'],
];
const LIGHT_GROUNDS = ['#ffffff', '#fdfbf6', '#f8f2e6', '#efe4cf'];

test('whatever is chosen, text in it and white text on it hold AA', () => {
  for (const chosen of CHOSEN) {
    const colours = brandColours({ primary: chosen, accent: chosen });
    for (const name of [
      ...['sea-700', 'sea-800', 'deep-700', 'deep-800', 'deep-900', 'deep-950'],
      ...['terracotta-600', 'terracotta-700'],
    ])
      for (const ground of LIGHT_GROUNDS)
        expect
          .soft([chosen, name, contrast(colours[name] ?? '', ground) >= LEAST_CONTRAST])
          .toEqual([chosen, name, true]);
    for (const name of ['sun', 'sea-300'])
      for (const ground of ['deep-800', 'deep-900', 'deep-950'])
        expect
          .soft([
            chosen,
            name,
            contrast(colours[name] ?? '', colours[ground] ?? '') >= LEAST_CONTRAST,
          ])
          .toEqual([chosen, name, true]);
    for (const name of ['sea-50', 'sea-100', 'terracotta-200'])
      expect
        .soft([chosen, name, contrast(colours[name] ?? '', colours['deep-900'] ?? '') >= 4.5])
        .toEqual([chosen, name, true]);
  }
});

test('a colour that text can be read in stays as it was chosen', () => {
  expect(legibleColour('#663399')).toBe('#663399');
  expect(legibleColour('#FFCC00')).not.toBe('#ffcc00');
  expect(contrast(legibleColour('#ffcc00'), '#efe4cf')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});

test('without a choice the colours are those of the style sheet, and a page carries no rule', () => {
  const css = readFileSync('web/app/design.css', 'utf8');
  for (const [name, colour] of Object.entries(brandColours(NO_BRAND)))
    expect.soft([name, css.includes(`--color-${name}: ${colour};`)]).toEqual([name, true]);
  expect(brandStyles(NO_BRAND)).toBe('');
});

test('a page carries the colours that were chosen and no others', () => {
  const styles = brandStyles({ primary: null, accent: '#663399' });
  expect(styles).toContain('--color-terracotta-600:#663399');
  expect(styles).not.toContain('--color-sea');
});
