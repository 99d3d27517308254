import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { TimeField } from './fields.tsx';

function Both() {
  const [value, setValue] = useState('09:00');
  return (
    <>
      <TimeField label="Start" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Start');

test.each([
  ['10', '10:00'],
  ['10.30', '10:30'],
  ['10h30', '10:30'],
  ['1030', '10:30'],
  ['10:30', '10:30'],
  ['9 Uhr', '09:00'],
])('%s is the time %s', async (typed, time) => {
  const user = userEvent.setup();
  await renderPart(<Both />);
  await user.clear(field());
  await user.type(field(), typed);
  expect(field().value).toBe(typed);
  expect(screen.getByRole('status').textContent).toBe(time);
  await user.tab();
  expect(field().value).toBe(time);
});

test('what is no time stays to be mended', async () => {
  const user = userEvent.setup();
  await renderPart(<Both />);
  await user.clear(field());
  await user.type(field(), 'noon');
  await user.tab();
  expect(field().value).toBe('noon');
  expect(screen.getByRole('status').textContent).toBe('noon');
});
