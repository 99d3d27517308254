import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { InstantInput } from './controls.tsx';

test('an instant is shown and picked on the island’s clocks, in winter and in summer', () => {
  const picked = vi.fn();
  render(<InstantInput aria-label="From" value="2027-07-15T08:00:00.000Z" onChange={picked} />);
  const field = screen.getByLabelText<HTMLInputElement>('From');
  expect(field.value).toBe('2027-07-15T10:00');
  fireEvent.change(field, { target: { value: '2027-01-15T10:00' } });
  fireEvent.change(field, { target: { value: '' } });
  expect(picked.mock.calls).toEqual([['2027-01-15T09:00:00.000Z'], [null]]);
});
