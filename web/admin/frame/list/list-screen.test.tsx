import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Call, json, type stubApi } from '../../../test/api.ts';
import { edited, openAdmin, pageOf as page } from '../../../test/open-admin.tsx';

const LIST = '/api/admin/trip-types';

const type = (id: number, name: string) => ({
  ...edited(id),
  name,
  slug: name.toLowerCase(),
  sortOrder: id,
  translations: { name: { en: name } },
});
const nothing = () => new Response(null, { status: 204 });

/** The list of trip types over a stub server that supports trash and restore. */
function open(address = '/admin/trip-types', answers: Parameters<typeof stubApi>[0] = {}) {
  const gone = new Set<number>();
  const all = [type(1, 'Barco'), type(2, 'Kayak'), type(3, 'Senderismo')];
  const rows = () => all.filter(({ id }) => !gone.has(id));
  const bulk = ({ body }: Call) => {
    const { action, ids } = body as { action: string; ids: number[] };
    for (const id of ids) action === 'delete' ? gone.add(id) : gone.delete(id);
    return json({ ids });
  };
  const admin = openAdmin(address, {
    [`GET ${LIST}`]: () => page(rows()),
    [`GET ${LIST}?q=kay`]: () => page(rows().filter(({ name }) => name === 'Kayak')),
    [`GET ${LIST}?q=zzz`]: () => page([]),
    [`GET ${LIST}?sort=name`]: () => page(rows()),
    [`GET ${LIST}?sort=-name`]: () => page(rows().toReversed()),
    [`GET ${LIST}?status=trash`]: () => page(all.filter(({ id }) => gone.has(id))),
    [`DELETE ${LIST}/2`]: () => {
      gone.add(2);
      return nothing();
    },
    [`POST ${LIST}/bulk`]: bulk,
    ...answers,
  });
  const names = () =>
    screen
      .queryAllByRole('checkbox', { name: /^Select (?!all)/ })
      .map((box) => box.getAttribute('aria-label')?.slice(7));
  return {
    ...admin,
    shows: (...wanted: string[]) => waitFor(() => expect(names()).toEqual(wanted)),
  };
}

test('rows have their names in the language of the administration, where there is one', async () => {
  const { shows } = open(undefined, {
    [`GET ${LIST}`]: () =>
      page([
        { ...type(1, 'Barco'), translations: { name: { en: 'Boat trips', de: 'Bootstouren' } } },
        { ...type(2, 'Kayak'), translations: {} },
      ]),
  });
  await shows('Boat trips', 'Kayak');
  expect(screen.queryByText('Barco')).toBeNull();
});

test('a search goes into the address, from where it comes back; the empty search leaves it again', async () => {
  const { user, shows, address } = open();
  await shows('Barco', 'Kayak', 'Senderismo');
  const box = screen.getByRole('searchbox', { name: 'Search' });
  await user.type(box, 'kay');
  await shows('Kayak');
  expect(address()).toBe('/admin/trip-types?q=kay');
  await user.clear(box);
  await shows('Barco', 'Kayak', 'Senderismo');
  expect(address()).toBe('/admin/trip-types');
});

test('an address with a search shows what it finds; nothing found is said', async () => {
  const first = open('/admin/trip-types?q=kay');
  await first.shows('Kayak');
  expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('kay');
  await first.user.clear(screen.getByRole('searchbox'));
  await first.user.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByText('Nothing matches the search.');
});

test('a column’s head sorts by it, then the other way round', async () => {
  const { user, shows, address } = open();
  await shows('Barco', 'Kayak', 'Senderismo');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(address()).toBe('/admin/trip-types?sort=name'));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await shows('Senderismo', 'Kayak', 'Barco');
  expect(address()).toBe('/admin/trip-types?sort=-name');
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
});

test('a row that is deleted can be brought back from the toast', async () => {
  const { user, shows, sent } = open();
  await shows('Barco', 'Kayak', 'Senderismo');
  await user.click(screen.getByRole('button', { name: 'Delete Kayak' }));
  await shows('Barco', 'Senderismo');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shows('Barco', 'Kayak', 'Senderismo');
  expect(sent('POST', `${LIST}/bulk`)).toEqual([{ action: 'restore', ids: [2] }]);
});

test('many at once: selected, deleted, undone', async () => {
  const { user, shows, sent } = open();
  await shows('Barco', 'Kayak', 'Senderismo');
  await user.click(screen.getByRole('checkbox', { name: 'Select Barco' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Senderismo' }));
  const bar = screen.getByRole('toolbar', { name: 'Actions for the selection' });
  expect(within(bar).getByText('2 selected')).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: 'Delete selection' }));
  await shows('Kayak');
  expect(screen.queryByRole('toolbar', { name: 'Actions for the selection' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shows('Barco', 'Kayak', 'Senderismo');
  expect(sent('POST', `${LIST}/bulk`)).toEqual([
    { action: 'delete', ids: [1, 3] },
    { action: 'restore', ids: [1, 3] },
  ]);
});

test('of many, those that something needs stay, and the toast says so', async () => {
  const { user, shows } = open('/admin/trip-types', {
    [`POST ${LIST}/bulk`]: () => json({ ids: [1] }),
  });
  await shows('Barco', 'Kayak', 'Senderismo');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete selection' }));
  expect(
    (await screen.findAllByText('2 not deleted: used by other content')).length,
  ).toBeGreaterThan(0);
});

test('a row that other content needs stays, and it is said why', async () => {
  const { user, shows } = open('/admin/trip-types', {
    [`DELETE ${LIST}/2`]: () =>
      json({ title: 'Conflict', status: 409, detail: 'Something else needs this.' }, 409),
  });
  await shows('Barco', 'Kayak', 'Senderismo');
  await user.click(screen.getByRole('button', { name: 'Delete Kayak' }));
  expect(
    (await screen.findAllByText('It cannot be deleted: other content uses it.')).length,
  ).toBeGreaterThan(0);
  await shows('Barco', 'Kayak', 'Senderismo');
});

test('the trash is a state of the list; its rows have one way: back', async () => {
  const { user, shows, address } = open();
  await shows('Barco', 'Kayak', 'Senderismo');
  await user.click(screen.getByRole('button', { name: 'Delete Kayak' }));
  await shows('Barco', 'Senderismo');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Trash');
  await shows('Kayak');
  expect(address()).toBe('/admin/trip-types?status=trash');
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Restore Kayak' }));
  await shows();
});

test('pages follow one another by their number in the address', async () => {
  const { user, shows, address } = open('/admin/trip-types', {
    [`GET ${LIST}`]: () => page([type(1, 'Barco')], { total: 40 }),
    [`GET ${LIST}?page=2`]: () => page([type(2, 'Kayak')], { total: 40, page: 2 }),
  });
  await shows('Barco');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await shows('Kayak');
  expect(address()).toBe('/admin/trip-types?page=2');
  expect((screen.getByRole('button', { name: 'Next' }) as HTMLButtonElement).disabled).toBe(true);
});

test('an empty list says so and offers the first row; a failing one offers to try again', async () => {
  let isDown = true;
  const { user } = open('/admin/trip-types', {
    [`GET ${LIST}`]: () => (isDown ? new Response('', { status: 503 }) : page([])),
  });
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('There are no types yet.');
  expect(screen.getAllByRole('link', { name: 'New' })).toHaveLength(2);
});

test('who is beyond the last page is taken to it', async () => {
  const { address } = open('/admin/trip-types?page=9', {
    [`GET ${LIST}?page=9`]: () => page([], { total: 22, page: 9 }),
    [`GET ${LIST}?page=2`]: () => page([type(2, 'Kayak')], { total: 22, page: 2 }),
  });
  await screen.findByRole('row', { name: /Kayak/ });
  expect(address()).toBe('/admin/trip-types?page=2');
});

test('when all rows that were to go are in use that is said, and there is nothing to undo', async () => {
  const { user } = open('/admin/trip-types', { [`POST ${LIST}/bulk`]: () => json({ ids: [] }) });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete selection' }));
  expect(
    (await screen.findAllByText('It cannot be deleted: other content uses it.')).length,
  ).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
