import { beforeEach, expect, test } from 'vitest';
import { meaningOf, turnSingleKeys } from './shortcuts.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const CALM = { isAfterGo: false, isTyping: false };

beforeEach(() => turnSingleKeys(true));

test('Ctrl or Cmd with K opens the palette, also while typing', () => {
  expect(meaningOf(press('k', { ctrlKey: true }), { ...CALM, isTyping: true })).toBe('palette');
  expect(meaningOf(press('K', { metaKey: true }), CALM)).toBe('palette');
  expect(meaningOf(press('k'), CALM)).toBeUndefined();
});

test('single keys mean something only outside fields', () => {
  expect(['?', '/', 'g', 'x'].map((key) => meaningOf(press(key), CALM))).toEqual([
    'help',
    'search',
    'go',
    undefined,
  ]);
  expect(meaningOf(press('?'), { ...CALM, isTyping: true })).toBeUndefined();
  expect(meaningOf(press('/', { ctrlKey: true }), CALM)).toBeUndefined();
});

test('a letter after g leads to a screen; without it, or unknown, nowhere', () => {
  expect(meaningOf(press('m'), { ...CALM, isAfterGo: true })).toEqual({ to: '/messages' });
  expect(meaningOf(press('m'), CALM)).toBeUndefined();
  expect(meaningOf(press('z'), { ...CALM, isAfterGo: true })).toBeUndefined();
});

test('turned off, single keys mean nothing; the palette still opens', () => {
  turnSingleKeys(false);
  expect(['?', '/', 'g'].map((key) => meaningOf(press(key), CALM))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(meaningOf(press('k', { ctrlKey: true }), CALM)).toBe('palette');
});
