import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ImageRow } from '#contract/pictures/images.ts';
import { json, stubApi } from '../../../test/api.ts';
import { aPicture, aPictureDetail } from '../../../test/pictures.ts';
import { renderPart } from '../../../test/render.tsx';
import { stubStoredUploads, stubUploads } from '../../../test/uploads.ts';
import { GalleryField, PictureField } from './picture-field.tsx';

const cove = aPicture();
const quay = aPicture({ id: 2, name: 'quay.jpg', path: 'quay-1.jpg', focalX: 0, focalY: 1 });
const QUAY = 'quay-1.jpg~0a';

function stubLibrary(...pictures: ImageRow[]) {
  const page = (items: ImageRow[]) => json({ items, total: items.length, page: 1, pageSize: 24 });
  return stubApi({
    'GET /api/admin/images?page=1&pageSize=24': () => page(pictures),
    'GET /api/admin/images?page=1&pageSize=24&q=quay': () =>
      page(pictures.filter(({ name }) => name.includes('quay'))),
  });
}

function One({
  start,
  onChange,
}: {
  start: string | null;
  onChange: (address: string | null) => void;
}) {
  const [value, setValue] = useState(start);
  return (
    <PictureField
      label="Main picture"
      value={value}
      onChange={(address) => {
        setValue(address);
        onChange(address);
      }}
    />
  );
}
function Many({ start, onChange }: { start: string[]; onChange: (addresses: string[]) => void }) {
  const [value, setValue] = useState(start);
  return (
    <GalleryField
      label="Gallery"
      value={value}
      onChange={(addresses) => {
        setValue(addresses);
        onChange(addresses);
      }}
    />
  );
}

test('a picture is found in the library and taken with its focal point', async () => {
  stubLibrary(cove, quay);
  const onChange = vi.fn();
  const { user } = await renderPart(<One start={null} onChange={onChange} />);
  expect(screen.getByText('No picture')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Choose from the library: Main picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Main picture' }));
  await dialog.findByRole('button', { name: 'cove.jpg' });
  await user.type(dialog.getByRole('searchbox'), 'quay');
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'cove.jpg' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: 'quay.jpg' }));
  await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
  expect(onChange).toHaveBeenCalledWith(QUAY);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a picture is taken out again', async () => {
  const onChange = vi.fn();
  const { user } = await renderPart(<One start="cove-1.jpg" onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Remove: Main picture' }));
  expect(onChange).toHaveBeenCalledWith(null);
});

test('a picture with too few pixels is taken, and the field says so', async () => {
  const { container } = await renderPart(
    <PictureField label="Logo" atLeast={{ width: 512 }} value="logo.png" onChange={vi.fn()} />,
  );
  const image = container.querySelector('img') as HTMLImageElement;
  expect(new URL(image.src).searchParams.get('width')).toBe('512');
  const arrives = (width: number, height: number) => {
    Object.defineProperties(image, {
      naturalWidth: { value: width, configurable: true },
      naturalHeight: { value: height, configurable: true },
    });
    fireEvent.load(image);
  };
  const warning = () => screen.queryByText(/^This picture has only 300 × 90 pixels/);
  arrives(640, 200);
  expect(warning()).toBeNull();
  arrives(300, 90);
  expect(warning()).not.toBeNull();
  arrives(640, 200);
  expect(warning()).toBeNull();
});

test('a file that is let fall on the field is uploaded and taken', async () => {
  stubStoredUploads(aPictureDetail());
  const onChange = vi.fn();
  await renderPart(<One start={null} onChange={onChange} />);
  fireEvent.drop(screen.getByRole('group', { name: 'Main picture' }), {
    dataTransfer: { files: [new File(['x'], 'cove.jpg')] },
  });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(cove.path));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull());
});

test('several are added to a gallery in the order in which they were chosen, none twice', async () => {
  stubLibrary(cove, quay);
  const onChange = vi.fn();
  const { user } = await renderPart(<Many start={['a.jpg', cove.path]} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Add pictures: Gallery' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: /^quay\.jpg/ }));
  await user.click(dialog.getByRole('button', { name: /^cove\.jpg/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 pictures' }));
  expect(onChange).toHaveBeenCalledWith(['a.jpg', cove.path, QUAY]);
});

test('pictures of a gallery are moved by buttons and by dragging, which is announced, and taken out', async () => {
  const onChange = vi.fn();
  const { user } = await renderPart(
    <Many start={['a.jpg', 'b.jpg', 'c.jpg']} onChange={onChange} />,
  );
  await user.click(screen.getByRole('button', { name: 'Move picture 1 forward' }));
  expect(onChange).toHaveBeenLastCalledWith(['b.jpg', 'a.jpg', 'c.jpg']);
  expect(screen.getByText('Now picture 2 of 3').getAttribute('role')).toBe('status');
  const items = within(screen.getByRole('list', { name: 'Gallery' })).getAllByRole('listitem');
  fireEvent.dragStart(items[2] as HTMLElement, { dataTransfer: {} });
  fireEvent.drop(items[0] as HTMLElement, { dataTransfer: {} });
  expect(onChange).toHaveBeenLastCalledWith(['c.jpg', 'b.jpg', 'a.jpg']);
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }));
  expect(onChange).toHaveBeenLastCalledWith(['c.jpg', 'a.jpg']);
});

test('pictures uploaded together are numbered and taken in the order of their files, whichever arrives first', async () => {
  const stored = [1, 2, 3].map((id) =>
    aPictureDetail({ id, name: `${id}.jpg`, path: `p-${id}.jpg` }),
  );
  const arrive: (() => void)[] = [];
  stubUploads(({ name, answer }) =>
    arrive.push(() => answer(201, stored.find((one) => one.name === name) ?? aPictureDetail())),
  );
  // The library lists newest first.
  stubLibrary(...[...stored].reverse());
  const onChange = vi.fn();
  const { user } = await renderPart(<Many start={[]} onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Add pictures: Gallery' }));
  const dialog = within(await screen.findByRole('dialog'));
  const files = stored.map(({ name }) => new File(['x'], name));
  fireEvent.drop(dialog.getByRole('region', { name: 'Upload pictures' }), {
    dataTransfer: { files },
  });
  await waitFor(() => expect(arrive).toHaveLength(3));
  for (const one of arrive.reverse()) {
    one();
    await Promise.resolve();
  }
  await waitFor(() =>
    expect(
      dialog.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent),
    ).toEqual(['1.jpg1', '2.jpg2', '3.jpg3']),
  );
  await user.click(dialog.getByRole('button', { name: 'Add 3 pictures' }));
  expect(onChange).toHaveBeenCalledWith(['p-1.jpg', 'p-2.jpg', 'p-3.jpg']);
});

test.each(['https://example.com/a.jpg', 'data:image/png;base64,AAAA'])(
  'a row that holds %s from before says that it does not show, and how to mend it',
  async (address) => {
    await renderPart(
      <>
        <One start={address} onChange={vi.fn()} />
        <Many start={['a.jpg', address]} onChange={vi.fn()} />
      </>,
    );
    expect(
      screen.getAllByText(
        'Pictures on other sites are not shown. Upload it to the library and choose it there.',
      ),
    ).toHaveLength(2);
    expect(
      screen
        .getByRole('button', { name: 'Choose from the library: Main picture' })
        .getAttribute('aria-invalid'),
    ).toBe('true');
  },
);
