import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { Stepper } from './stepper.tsx';

function People() {
  const [value, setValue] = useState('1');
  return (
    <Stepper
      label="Adults"
      name="adults"
      value={value}
      min={1}
      max={3}
      onChange={setValue}
      hint="From 18 years"
      error="too_many"
    />
  );
}

async function show() {
  const { user } = await renderPart(<People />);
  return {
    user,
    field: screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Adults' }),
    fewer: screen.getByRole('button', { name: 'Fewer', description: 'Adults' }),
    more: screen.getByRole('button', { name: 'More', description: 'Adults' }),
  };
}

test('buttons count within the limits, and the new number is announced', async () => {
  const { user, field, fewer, more } = await show();
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
  await user.click(fewer);
  expect(field.value).toBe('1');
  await user.click(more);
  expect(screen.getByText('2')).toBeDefined();
  await user.click(more);
  await user.click(more);
  expect(field.value).toBe('3');
  expect(more.getAttribute('aria-disabled')).toBe('true');
});

test('a number can be typed, even one that the form refuses', async () => {
  const { user, field, fewer } = await show();
  await user.clear(field);
  await user.type(field, '12');
  expect(field.value).toBe('12');
  await user.click(fewer);
  expect(field.value).toBe('3');
});

test('hint and error belong to the field', async () => {
  const { field } = await show();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const texts = field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['From 18 years', 'Please enter 3 or fewer.']);
});
