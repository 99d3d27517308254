import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { SortableList } from './sortable-list.tsx';

function Fruit() {
  const [value, setValue] = useState([{ name: 'Fig' }, { name: 'Plum' }, { name: 'Pear' }]);
  return (
    <SortableList
      label="Fruit"
      value={value}
      onChange={setValue}
      nameOf={({ name }) => name}
      create={() => ({ name: 'Quince' })}
    >
      {({ name }, set) => (
        <input
          aria-label="Name"
          value={name}
          onChange={(event) => set({ name: event.target.value })}
        />
      )}
    </SortableList>
  );
}
const names = () =>
  within(screen.getByRole('list', { name: 'Fruit' }))
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent);

test('an item moves with the arrow keys, which stay on it, and the new place is said', async () => {
  const { user } = await renderPart(<Fruit />);
  screen.getByRole('button', { name: 'Move “Fig”, number 1 of 3' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(names()).toEqual(['Plum', 'Fig', 'Pear']);
  expect(screen.getByRole('status').textContent).toBe('“Fig” is now number 2 of 3');
  await user.keyboard('{End}');
  expect(names()).toEqual(['Plum', 'Pear', 'Fig']);
  await user.keyboard('{ArrowDown}{Home}');
  expect(names()).toEqual(['Fig', 'Plum', 'Pear']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move “Fig”, number 1 of 3');
});

test('an item is opened, edited, removed; a new one is open', async () => {
  const { user } = await renderPart(<Fruit />);
  await user.click(screen.getByRole('button', { name: 'Plum' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 's');
  expect(screen.getByRole('button', { name: 'Plums' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(names()).toEqual(['Fig', 'Pear']);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Quince');
});
