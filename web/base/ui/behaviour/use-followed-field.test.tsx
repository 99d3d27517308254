import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useFollowedField } from './use-followed-field.ts';

function Fields({ q, region, count }: { q: string; region: string; count: number }) {
  const [field, shown, setShown] = useFollowedField<HTMLInputElement>(q);
  const [choice, chosen, setChosen] = useFollowedField<HTMLSelectElement>(region);
  return (
    <>
      <input ref={field} value={shown} onChange={({ target }) => setShown(target.value)} />
      <select ref={choice} value={chosen} onChange={({ target }) => setChosen(target.value)}>
        <option value="">All ({count})</option>
        <option value="south">South</option>
        <option value="north">North</option>
      </select>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const choice = () => screen.getByRole<HTMLSelectElement>('combobox');
const values = () => [field().value, choice().value];

test('what was typed and chosen before hydration stays when the page renders again', () => {
  document.body.innerHTML = `<div>${renderToString(<Fields q="" region="" count={1} />)}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  field().value = 'kayak';
  choice().value = 'south';
  const { rerender } = render(<Fields q="" region="" count={1} />, { container, hydrate: true });
  rerender(<Fields q="" region="" count={2} />);
  expect(values()).toEqual(['kayak', 'south']);
});

test('a field has the value of the URL until it is edited, and again once the URL changes', () => {
  const { rerender } = render(<Fields q="boat" region="south" count={1} />);
  expect(values()).toEqual(['boat', 'south']);
  fireEvent.change(field(), { target: { value: 'kayak' } });
  fireEvent.change(choice(), { target: { value: 'north' } });
  rerender(<Fields q="boat" region="south" count={2} />);
  expect(values()).toEqual(['kayak', 'north']);
  rerender(<Fields q="walk" region="" count={2} />);
  expect(values()).toEqual(['walk', '']);
});
