import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call, stubApi } from '../../../test/api.ts';
import { edited, openAdmin, pageOf } from '../../../test/open-admin.tsx';

const LIST = '/api/admin/hero-banners';
const banner = (id: number, title: string) => ({
  ...edited(id),
  title,
  image: 'cove.jpg',
  isActive: true,
  sortOrder: id,
  startsAt: null,
  endsAt: null,
  translations: {},
});

async function open(address = '/admin/hero-banners', answers: Parameters<typeof stubApi>[0] = {}) {
  let rows = [banner(1, 'Calas'), banner(2, 'Caballos'), banner(3, 'Faros')];
  const all = () => pageOf(rows);
  const admin = openAdmin(address, {
    [`GET ${LIST}`]: all,
    [`GET ${LIST}?pageSize=100&sort=order`]: all,
    [`GET ${LIST}?q=cal`]: () => pageOf(rows.slice(0, 1)),
    [`GET ${LIST}?sort=title`]: all,
    [`POST ${LIST}/order`]: ({ body }: Call) => {
      const { ids } = body as { ids: number[] };
      rows = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
  await screen.findByRole('checkbox', { name: 'Select Calas' });
  const titles = () =>
    screen
      .getAllByRole('checkbox', { name: /^Select (?!all)/ })
      .map((box) => box.getAttribute('aria-label')?.slice(7));
  return {
    ...admin,
    shows: (...wanted: string[]) => waitFor(() => expect(titles()).toEqual(wanted)),
  };
}
const handle = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Move “${name}”, number`) });

test('with the arrow keys a row moves, keeps the focus, and its position is announced', async () => {
  const { shows, sent } = await open();
  const calas = await handle('Calas');
  calas.focus();
  fireEvent.keyDown(calas, { key: 'ArrowDown' });
  await shows('Caballos', 'Calas', 'Faros');
  expect(screen.getByText('“Calas” is now number 2 of 3')).toBeTruthy();
  expect(document.activeElement).toBe(await handle('Calas'));
  fireEvent.keyDown(await handle('Calas'), { key: 'End' });
  await shows('Caballos', 'Faros', 'Calas');
  await waitFor(() =>
    expect(sent('POST', `${LIST}/order`)).toEqual([{ ids: [2, 1, 3] }, { ids: [2, 3, 1] }]),
  );
});

test('the buttons move by one, not past the ends; a move can be undone', async () => {
  const { user, shows, sent } = await open();
  await handle('Calas');
  await user.click(screen.getByRole('button', { name: 'Move “Calas” up' }));
  await user.click(screen.getByRole('button', { name: 'Move “Faros” up' }));
  await shows('Calas', 'Faros', 'Caballos');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shows('Calas', 'Caballos', 'Faros');
  await waitFor(() =>
    expect(sent('POST', `${LIST}/order`)).toEqual([{ ids: [1, 3, 2] }, { ids: [1, 2, 3] }]),
  );
});

test('an order that could not be saved goes back, and it is said', async () => {
  const { user, shows } = await open('/admin/hero-banners', {
    [`POST ${LIST}/order`]: () => new Response('', { status: 503 }),
  });
  await handle('Calas');
  await user.click(screen.getByRole('button', { name: 'Move “Calas” down' }));
  expect((await screen.findAllByText(/^No answer came back\./)).length).toBeGreaterThan(0);
  await shows('Calas', 'Caballos', 'Faros');
});

test.each(['?q=cal', '?sort=title'])(
  'a list that is not whole, or sorted otherwise (%s), is not put in order',
  async (search) => {
    await open(`/admin/hero-banners${search}`);
    expect(within(screen.getByRole('table')).queryByRole('button', { name: /^Move/ })).toBeNull();
  },
);
