import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BelowFold } from './below-fold.tsx';
import { notePageTurn } from './page-turns.ts';

afterEach(() => notePageTurn(false, ''));

const page = () => render(<BelowFold>Details</BelowFold>);

test('on a page that a link led to, what is below the first view comes after the first frame', async () => {
  notePageTurn(true, '');
  page();
  expect(screen.queryByText('Details')).toBeNull();
  expect(await screen.findByText('Details')).toBeDefined();
});

test.each([
  ['the first page', undefined],
  ['a page one came back to', { isForward: false, hash: '' }],
  ['a place within a page', { isForward: true, hash: '#prices' }],
])('%s is drawn whole at once', (_, turn) => {
  if (turn) notePageTurn(turn.isForward, turn.hash);
  page();
  expect(screen.getByText('Details')).toBeDefined();
});
