import { afterEach, expect, test, vi } from 'vitest';
import { cardPreload } from './card-preload.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a card in view preloads its page', () => {
  vi.stubGlobal('navigator', { connection: { saveData: false } });
  expect(cardPreload()).toBe('viewport');
  vi.stubGlobal('navigator', {});
  expect(cardPreload()).toBe('viewport');
});

test('where the visitor saves data a card waits to be pointed at, as every link does', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(cardPreload()).toBeUndefined();
});
