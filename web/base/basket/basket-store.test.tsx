import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { Header } from '../shell/header.tsx';
import type { BasketTransfer, BasketTrip } from './basket-items.ts';
import { basket } from './basket-store.ts';

const KEY = 'basket';
const aTrip = (more: Partial<BasketTrip> = {}): Omit<BasketTrip, 'id'> => ({
  ...{ kind: 'trip', tripId: 7, optionId: 12, title: 'A sail', date: '2035-06-03', time: '10:00' },
  ...{ totalCents: 9000, units: [{ unitId: 1, quantity: 2 }], extras: [] },
  ...more,
});
const aTransfer: Omit<BasketTransfer, 'id'> = {
  ...{ kind: 'transfer', vehicle: 'standard', title: 'Airport → Ciutadella' },
  ...{ date: '2035-06-02', time: '14:30', totalCents: 6500, fields: { from: '1', to: '2' } },
};
/** As another tab has left it. */
function leave(value: string | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
}
function Titles() {
  return (
    <p>{`in it: ${basket
      .useItems()
      .map(({ title }) => title)
      .join(', ')}`}</p>
  );
}
const shown = () => screen.getByText(/^in it:/).textContent;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{"items":[]}').items.length;

afterEach(() => {
  sessionStorage.clear();
  leave(null);
});

test('what is added is stored, and what another tab adds or removes shows here', async () => {
  await renderPart(<Titles />);
  act(() => void basket.add(aTrip()));
  act(() => void basket.add(aTransfer));
  expect(shown()).toBe('in it: A sail, Airport → Ciutadella');
  expect(stored()).toBe(2);
  const before = localStorage.getItem(KEY);
  leave(null);
  expect(shown()).toBe('in it: ');
  leave(before);
  expect(shown()).toBe('in it: A sail, Airport → Ciutadella');
});

test('a change starts from what another tab has stored meanwhile', async () => {
  await renderPart(<Titles />);
  act(() => void basket.add(aTrip()));
  const { items, version } = JSON.parse(localStorage.getItem(KEY) ?? '');
  localStorage.setItem(
    KEY,
    JSON.stringify({ version, items: [...items, { ...aTransfer, id: 'other' }] }),
  );
  act(() => basket.remove([items[0].id]));
  expect(shown()).toBe('in it: Airport → Ciutadella');
});

test('stored data that is no basket, of another version or damaged, is left out; the rest stays', async () => {
  await renderPart(<Titles />);
  for (const text of [
    '',
    '{',
    '[]',
    'null',
    '{"version":0,"items":[]}',
    '{"version":1,"items":7}',
  ]) {
    leave(text);
    expect(shown(), text).toBe('in it: ');
  }
  const good = { ...aTrip(), id: 'a' };
  const wrong = [
    null,
    { ...good, id: 1 },
    { ...good, date: 'Sunday' },
    { ...good, totalCents: -1 },
    { ...good, units: [{ unitId: '1', quantity: 2 }] },
    { ...good, hold: { reference: 'X' } },
    { ...good, kind: 'boat' },
    { ...aTransfer, id: 'b', fields: { from: 1 } },
  ];
  leave(JSON.stringify({ version: 1, items: [...wrong, good] }));
  expect(shown()).toBe('in it: A sail');
});

test('what is added while an item is changed takes its place, if it is of its kind', async () => {
  await renderPart(<Titles />);
  act(() => void basket.add(aTrip()));
  const [first] = JSON.parse(localStorage.getItem(KEY) ?? '').items;
  basket.startChange(first.id);
  act(() => void basket.add(aTransfer));
  expect(stored()).toBe(2);
  basket.startChange(first.id);
  act(() => void basket.add(aTrip({ title: 'The same sail', date: '2035-06-04' })));
  expect(shown()).toBe('in it: The same sail, Airport → Ciutadella');
});

test('a full basket takes nothing more, and nothing is lost', async () => {
  await renderPart(<Titles />);
  for (let n = 0; n < 20; n += 1) act(() => void basket.add(aTrip({ title: `Trip ${n}` })));
  let added: string | undefined = '';
  act(() => {
    added = basket.add(aTransfer);
  });
  expect([added, stored()]).toEqual([undefined, 20]);
  expect(shown()).toContain('Trip 0');
});

test('the header leads to the basket with its count, and only when something is in it', async () => {
  await renderPart(<Header />);
  expect(screen.queryByRole('link', { name: /basket/ })).toBeNull();
  act(() => void basket.add(aTrip()));
  const link = await screen.findByRole('link', { name: 'Your basket, 1 item' });
  expect(link.getAttribute('href')).toBe('/basket');
  act(() => void basket.add(aTransfer));
  expect(link.getAttribute('aria-label')).toBe('Your basket, 2 items');
  leave(null);
  expect(screen.queryByRole('link', { name: /basket/ })).toBeNull();
});
