import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BelowFold, showFarRowsBy, useFarRows } from './below-fold.tsx';
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

function Rows({ isInPlace }: { isInPlace: boolean }) {
  return <ul {...useFarRows(isInPlace)} />;
}

test('without anybody who would lay them out no rows are far', () => {
  notePageTurn(true, '');
  render(<Rows isInPlace />);
  expect(screen.getByRole('list').dataset.far).toBeUndefined();
});

test('rows that take the place of others are far until somebody has laid them out', async () => {
  notePageTurn(true, '');
  const show = vi.fn();
  showFarRowsBy(show);
  render(<Rows isInPlace />);
  expect(screen.getByRole('list').dataset.far).toBe('rows');
  await waitFor(() => expect(show).toHaveBeenCalledOnce());
});

test.each([
  ['the first rows of a page', { isForward: true, isInPlace: false }],
  ['rows one came back to', { isForward: false, isInPlace: true }],
])('%s are not far', (_, { isForward, isInPlace }) => {
  notePageTurn(isForward, '');
  const show = vi.fn();
  showFarRowsBy(show);
  render(<Rows isInPlace={isInPlace} />);
  expect(screen.getByRole('list').dataset.far).toBeUndefined();
  expect(show).not.toHaveBeenCalled();
});
