import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { type Answer, json, stubApi } from '../../../../test/api.ts';
import { aPictureDetail } from '../../../../test/pictures.ts';
import { renderPart } from '../../../../test/render.tsx';
import { stubUploads } from '../../../../test/uploads.ts';
import { PhotographsScreen } from './photographs-screen.tsx';

const aSlot = (change: Partial<PictureSlot>): PictureSlot => ({
  ...{ kind: 'trips', id: '5', name: 'Boat day', slug: 'boat-day', field: 'image', at: 0 },
  ...{ address: 'old.jpg', size: { width: 1600, height: 1067 } },
  ...{ isDrawing: true, isPublished: true },
  ...change,
});
const SLOTS = [
  aSlot({}),
  aSlot({ field: 'gallery', at: 0, address: null, isDrawing: false, size: null }),
  aSlot({ kind: 'destinations', id: '7', name: 'Cala Blava', slug: 'cala-blava' }),
];
const edited = { createdAt: '', updatedAt: '', deletedAt: null };
const TRIP = { id: 5, version: 3, name: 'Boat day', image: 'old.jpg', gallery: [], ...edited };
const PLACE = { id: 7, version: 1, name: 'Cala Blava', image: 'old.jpg', gallery: [], ...edited };

async function open() {
  const saved =
    (row: object): Answer =>
    ({ body }) =>
      json({ ...row, ...(body as object), version: 9 });
  const calls = stubApi({
    'GET /api/admin/images/slots': () => json(SLOTS),
    'GET /api/admin/trips/5': () => json(TRIP),
    'PUT /api/admin/trips/5': saved(TRIP),
    'GET /api/admin/destinations/7': () => json(PLACE),
    'PUT /api/admin/destinations/7': saved(PLACE),
  });
  stubUploads(({ name, answer }) =>
    answer(201, aPictureDetail({ name, path: `${name}-0123456789abcdef.jpg` })),
  );
  const shown = await renderPart(<PhotographsScreen />);
  await screen.findByText(/2 places still show a drawing/);
  return { calls, ...shown };
}
const drop = (...names: string[]) =>
  fireEvent.drop(screen.getByRole('region', { name: 'Add photographs' }), {
    dataTransfer: { files: names.map((name) => new File(['x'], name)) },
  });
const placeOf = async (name: string) =>
  (await screen.findByRole('combobox', { name: `Place for ${name}` })) as HTMLSelectElement;
const puts = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }));

test('files find their places by name, a place is corrected, and one button sets all, row by row', async () => {
  const { calls, user } = await open();
  drop('boat-day.jpg', 'boat-day-2.jpg', 'sunset.jpg');
  expect((await placeOf('boat-day.jpg')).value).toBe('trips/5/image/0');
  expect((await placeOf('boat-day-2.jpg')).value).toBe('trips/5/gallery/0');
  expect((await placeOf('sunset.jpg')).value).toBe('');
  await user.selectOptions(await placeOf('sunset.jpg'), 'destinations/7/image/0');
  await user.click(await screen.findByRole('button', { name: 'Set 3 pictures' }));
  expect(await screen.findByText(/Set in 2 entries/)).toBeTruthy();
  expect(puts(calls)).toMatchObject([
    {
      body: {
        version: 3,
        image: 'boat-day.jpg-0123456789abcdef.jpg',
        gallery: ['boat-day-2.jpg-0123456789abcdef.jpg'],
      },
    },
    { body: { version: 1, image: 'sunset.jpg-0123456789abcdef.jpg' } },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Place for sunset.jpg' })).toBeNull();
});

test('what was set is undone over the version that was saved', async () => {
  const { calls, user } = await open();
  drop('cala-blava.jpg');
  await user.click(await screen.findByRole('button', { name: 'Set 1 picture' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(puts(calls).at(-1)).toMatchObject({ body: { version: 9, image: 'old.jpg' } });
});

test('a place that is given to another file leaves the first without one', async () => {
  const { user } = await open();
  drop('cala-blava.jpg', 'sunset.jpg');
  await user.selectOptions(await placeOf('sunset.jpg'), 'destinations/7/image/0');
  expect((await placeOf('cala-blava.jpg')).value).toBe('');
  expect(await screen.findByText('1 of 2 have a place')).toBeTruthy();
});

test('each place says what it wants and what is there; the filter leaves what is still to do', async () => {
  const { user } = await open();
  const list = within(screen.getByRole('list', { name: 'Photographs' }));
  const [trip] = list.getAllByRole('listitem');
  expect(trip?.textContent).toContain('Best: 1600 × 1067 px');
  expect(trip?.textContent).toContain('Drawing that came with the site');
  expect(within(trip as HTMLElement).getByRole('link', { name: /View: Boat day/ })).toHaveProperty(
    'pathname',
    '/en/trips/5-boat-day',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Only drawings and empty places' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

test('a file without a place shows what is on it', async () => {
  await open();
  drop('IMG_2041.jpg');
  const row = (await placeOf('IMG_2041.jpg')).closest('li');
  await waitFor(() =>
    expect(row?.querySelector('img')?.getAttribute('src')).toContain('IMG_2041.jpg'),
  );
});
