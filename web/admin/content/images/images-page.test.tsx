import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ImageRow } from '#contract/pictures/images.ts';
import { json, stubApi } from '../../../test/api.ts';
import { aPicture, aPictureDetail } from '../../../test/pictures.ts';
import { renderPart } from '../../../test/render.tsx';
import { stubStoredUploads, stubUploads } from '../../../test/uploads.ts';
import { ImagesScreen } from './images-page.tsx';

const amount = (count: number, bytes: number) => ({ count, bytes });
const storage = {
  originals: amount(2, 4_900_000),
  variants: amount(10, 100_000),
  trash: amount(0, 0),
  unused: amount(1, 300_000),
  replacedBytes: 1_000_000,
};

async function open(pictures: ImageRow[], more: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi({
    'GET /api/admin/images?pageSize=24': () =>
      json({ items: pictures, total: pictures.length, page: 1, pageSize: 24 }),
    'GET /api/admin/images/storage': () => json(storage),
    ...more,
  });
  return { calls, ...(await renderPart(<ImagesScreen />)) };
}

test('the library shows what it takes up, and which pictures lack words in which languages', async () => {
  await open([aPicture({ alt: { es: 'Una cala', en: 'A cove' } })]);
  expect(await screen.findByText('2 pictures, 4.9 MB')).toBeTruthy();
  expect(screen.getByText('Visitors download 90% less')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1 unused, 300 kB' })).toBeTruthy();
  const card = within(screen.getByRole('list', { name: 'Pictures' })).getByRole('listitem');
  expect(card.textContent).toContain('No alternative text: DE, CA');
  expect(card.textContent).toContain('2560 × 1440 px · 480 kB');
});

test('an empty library says so; one that does not come offers another try', async () => {
  await open([]);
  expect(await screen.findByText('There are no pictures yet. Upload the first one.')).toBeTruthy();
});

test('a library that does not come offers another try', async () => {
  let isDown = true;
  const { user } = await open([], {
    'GET /api/admin/images?pageSize=24': () =>
      isDown
        ? new Response('', { status: 503 })
        : json({ items: [aPicture()], total: 1, page: 1, pageSize: 24 }),
  });
  await screen.findByRole('alert');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Edit cove.jpg' });
});

test('files that are dropped go up; a refusal shows its reason, a lost line can be tried again', async () => {
  const { user } = await open([]);
  let tries = 0;
  stubUploads(({ name, answer, fail }) => {
    tries += 1;
    if (name === 'logo.svg') answer(415, { status: 415, code: 'svg' });
    else if (name === 'bay.jpg' && tries < 4) fail();
    else answer(name === 'known.jpg' ? 200 : 201, aPictureDetail());
  });
  const files = ['bay.jpg', 'logo.svg', 'known.jpg'].map((name) => new File(['x'], name));
  fireEvent.drop(await screen.findByRole('region', { name: 'Upload pictures' }), {
    dataTransfer: { files },
  });
  const uploads = within(await screen.findByRole('region', { name: 'Uploads' }));
  expect(
    await uploads.findByText(
      'SVG drawings are not accepted, because they can contain scripts. Export it as PNG.',
    ),
  ).toBeTruthy();
  expect(uploads.getByText('Already in the library: not stored twice')).toBeTruthy();
  expect(uploads.getByRole('status').textContent).toBe('1 of 3 uploaded. 2 could not be uploaded.');
  await user.click(uploads.getByRole('button', { name: 'Try again bay.jpg' }));
  await waitFor(() =>
    expect(uploads.getByRole('status').textContent).toBe(
      '2 of 3 uploaded. 1 could not be uploaded.',
    ),
  );
  await user.click(uploads.getByRole('button', { name: 'Clear the list' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('files that are pasted go up, too', async () => {
  await open([]);
  stubStoredUploads(aPictureDetail());
  fireEvent.paste(document, { clipboardData: { files: [new File(['x'], 'pasted.png')] } });
  expect(await screen.findByText('Uploaded')).toBeTruthy();
});

test('several are chosen and deleted together; the toast takes it back', async () => {
  const pictures = [aPicture(), aPicture({ id: 2, name: 'quay.jpg', path: 'quay-1.jpg' })];
  const { calls, user } = await open(pictures, {
    'POST /api/admin/images/bulk': ({ body }) => json({ ids: (body as { ids: number[] }).ids }),
  });
  await user.click(await screen.findByRole('checkbox', { name: /cove\.jpg/ }));
  await user.click(screen.getByRole('checkbox', { name: /quay\.jpg/ }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'delete',
      ids: [1, 2],
    }),
  );
});
