import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '../../test/browser.ts';
import { TranslationGate } from './translation-gate.tsx';

beforeEach(() => void vi.useFakeTimers());

const never = () => new Promise<never>(() => {});
const ready = async () => true;
const show = (load: () => Promise<boolean>, start: () => Promise<unknown> = ready) =>
  render(
    <TranslationGate load={load} start={start}>
      the site
    </TranslationGate>,
  );
const isShown = () => screen.queryByText('the site') !== null;

test('while translations load there is a spinner with the text «Cargando traducciones...»', async () => {
  show(never);
  await advance(60_000);
  expect(screen.getByRole('status').textContent).toBe('Cargando traducciones...');
  expect(screen.getByRole('status').querySelector('svg')).not.toBeNull();
  expect(isShown()).toBe(false);
});

test('the site shows as soon as the translations are checked', async () => {
  show(ready);
  await advance(0);
  expect(isShown()).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the site waits for its first data as well', async () => {
  show(ready, never);
  await advance(60_000);
  expect(isShown()).toBe(false);
});

test.each([
  ['a file that did not load', async () => false, ready],
  ['an error in the translations', () => Promise.reject(new Error('parse error')), ready],
  ['an error in the first data', ready, () => Promise.reject(new Error('down'))],
])('after %s the site shows 1000 ms later', async (_name, load, start) => {
  show(load, start);
  await advance(999);
  expect(isShown()).toBe(false);
  await advance(1);
  expect(isShown()).toBe(true);
});
