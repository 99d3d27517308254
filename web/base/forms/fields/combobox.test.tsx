import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { Combobox } from './combobox.tsx';

const ALL = [
  { id: '1', label: 'Airport', group: 'Gateways' },
  { id: '2', label: 'Alaior', group: 'Towns' },
  { id: '3', label: 'Fornells', group: 'Towns' },
];

function Field({ onChoose, onLeave }: { onChoose: (id: string) => void; onLeave: () => void }) {
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState('1');
  const options = typed
    ? ALL.filter(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()))
    : ALL;
  return (
    <>
      <label htmlFor="place">Place</label>
      <Combobox
        id="place"
        field="to"
        text={typed ?? ALL.find(({ id }) => id === chosen)?.label ?? ''}
        options={options}
        chosen={chosen}
        listLabel="Places"
        placeholder="Town"
        onText={setTyped}
        onChoose={({ id }) => {
          setChosen(id);
          setTyped(undefined);
          onChoose(id);
        }}
        onLeave={onLeave}
      />
      <button type="button">Outside</button>
    </>
  );
}

async function show() {
  const onChoose = vi.fn<(id: string) => void>();
  const onLeave = vi.fn();
  const { user } = await renderPart(<Field onChoose={onChoose} onLeave={onLeave} />);
  const box = screen.getByRole('combobox', { name: 'Place' }) as HTMLInputElement;
  const active = () =>
    document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { user, box, active, onChoose, onLeave };
}

test('closed it is one field; a click opens all options in their groups, on the chosen one', async () => {
  const { user, box, active } = await show();
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(box);
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  expect(screen.getByRole('group', { name: 'Towns' })).toBeDefined();
  expect(active()).toBe('Airport');
});

test('typing points at the likeliest, the arrows go round, Enter chooses and does not send', async () => {
  const { user, box, active, onChoose } = await show();
  await user.click(box);
  await user.clear(box);
  await user.type(box, 'a');
  expect(active()).toBe('Airport');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Alaior');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Airport');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2');
  expect(box.value).toBe('Alaior');
  expect(box.getAttribute('aria-expanded')).toBe('false');
});

test('leaving the field selects the active option', async () => {
  const { user, box, onChoose, onLeave } = await show();
  await user.clear(box);
  await user.type(box, 'forn');
  await user.tab();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('3');
  expect(onLeave).not.toHaveBeenCalled();
});

test('an option is chosen by a click while the field keeps the focus', async () => {
  const { user, box, onChoose } = await show();
  await user.click(box);
  await user.click(screen.getByRole('option', { name: 'Fornells' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('3');
  expect(document.activeElement).toBe(box);
});

test('Escape closes the list first and empties the field then', async () => {
  const { user, box } = await show();
  await user.click(box);
  await user.keyboard('{Escape}');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(box.value).toBe('Airport');
});

test('a text that fits nothing shows no list and chooses nothing', async () => {
  const { user, box, onChoose, onLeave } = await show();
  await user.clear(box);
  await user.type(box, 'Atlantis');
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await user.tab();
  expect(onChoose).not.toHaveBeenCalled();
  expect(onLeave).toHaveBeenCalledOnce();
});
