import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { DurationField } from './duration-field.tsx';

function Both({ minutes }: { minutes: number }) {
  const [value, setValue] = useState(minutes);
  return (
    <>
      <DurationField label="Cut-off" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue(4320)}>
        Revision
      </button>
    </>
  );
}
const amount = () => screen.getByLabelText<HTMLInputElement>('Cut-off').value;
const unit = () => screen.getByLabelText<HTMLSelectElement>('Cut-off: unit').value;

test.each([
  [2880, '2', 'day'],
  [120, '2', 'hour'],
  [90, '90', 'minute'],
  [0, '0', 'hour'],
])('%i minutes are shown as %s in the unit %s', async (minutes, shown, in_) => {
  await renderPart(<Both minutes={minutes} />);
  expect([amount(), unit()]).toEqual([shown, in_]);
});

test('a span is typed in hours and days, also with a fraction, and follows a value from outside', async () => {
  const user = userEvent.setup();
  await renderPart(<Both minutes={2880} />);
  const field = screen.getByLabelText('Cut-off');
  const minutes = () => screen.getByRole('status').textContent;
  await user.clear(field);
  await user.type(field, '3');
  expect(minutes()).toBe('4320');
  await user.selectOptions(screen.getByLabelText('Cut-off: unit'), 'hour');
  expect([amount(), minutes()]).toEqual(['3', '180']);
  await user.clear(field);
  await user.type(field, '1.5');
  expect([unit(), minutes()]).toEqual(['hour', '90']);
  await user.click(screen.getByRole('button', { name: 'Revision' }));
  expect([amount(), unit()]).toEqual(['3', 'day']);
});
