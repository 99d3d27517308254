import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { advance } from '../../../test/browser.ts';
import { BelowFold, noteArrival } from './below-fold.tsx';

afterEach(() => noteArrival({ type: 'BACK', hash: '' }));

const rest = <BelowFold>the rest</BelowFold>;
const isDrawn = () => screen.queryByText('the rest') !== null;

test('a page opened by a link draws its first screen, and the rest after it is painted', async () => {
  vi.useFakeTimers();
  noteArrival({ type: 'PUSH', hash: '' });
  render(rest);
  expect(isDrawn()).toBe(false);
  await advance(100);
  expect(isDrawn()).toBe(true);
});

test.each([
  ['a page returned to', { type: 'BACK', hash: '' }],
  ['a page returned to from an earlier one', { type: 'FORWARD', hash: '' }],
  ['a page opened at a fragment', { type: 'PUSH', hash: '#book' }],
])('%s is drawn at once, at its full height', (_name, arrival) => {
  noteArrival(arrival);
  render(rest);
  expect(isDrawn()).toBe(true);
});

test('the server’s markup has all of a page, and stays as it is when it is hydrated', () => {
  noteArrival({ type: 'PUSH', hash: '' });
  const container = document.createElement('div');
  container.innerHTML = renderToString(rest);
  expect(container.textContent).toBe('the rest');
  document.body.append(container);
  render(rest, { container, hydrate: true });
  expect(container.textContent).toBe('the rest');
});
