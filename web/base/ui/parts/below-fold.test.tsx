import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { advance } from '../../../test/browser.ts';
import { BelowFold, noteArrival } from './below-fold.tsx';

afterEach(() => noteArrival(false));

const rest = <BelowFold>the rest</BelowFold>;
const isDrawn = () => screen.queryByText('the rest') !== null;

test('a page opened by a link draws its first screen, and the rest after it is painted', async () => {
  vi.useFakeTimers();
  noteArrival(true);
  render(rest);
  expect(isDrawn()).toBe(false);
  await advance(100);
  expect(isDrawn()).toBe(true);
});

test('a page returned to, or opened at a fragment, is drawn at once at its full height', () => {
  noteArrival(false);
  render(rest);
  expect(isDrawn()).toBe(true);
});

test('the server’s markup has all of a page, and stays as it is when it is hydrated', () => {
  noteArrival(true);
  const container = document.createElement('div');
  container.innerHTML = renderToString(rest);
  expect(container.textContent).toBe('the rest');
  document.body.append(container);
  render(rest, { container, hydrate: true });
  expect(container.textContent).toBe('the rest');
});
