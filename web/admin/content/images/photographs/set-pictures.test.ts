import { expect, test } from 'vitest';
import type { PictureSlot } from '#contract/pictures/slots.ts';
import { byRow, withPicture } from './set-pictures.ts';

const aSlot = (change: Partial<PictureSlot>): PictureSlot => ({
  ...{ kind: 'trips', id: '1', name: 'Boat', slug: 'boat', field: 'image', at: 0 },
  ...{ address: 'old.jpg', size: null, isDrawing: true, isPublished: true },
  ...change,
});

test('a picture takes its place in a field, a gallery or the brand', () => {
  const row = { image: 'old.jpg', gallery: ['a.jpg', 'b.jpg'] };
  const set = (slot: PictureSlot) => withPicture(row, { slot, address: 'new.jpg' });
  expect(set(aSlot({}))).toEqual({ ...row, image: 'new.jpg' });
  expect(set(aSlot({ field: 'gallery', at: 1 })).gallery).toEqual(['a.jpg', 'new.jpg']);
  expect(set(aSlot({ field: 'gallery', at: 5 })).gallery).toEqual(['a.jpg', 'b.jpg', 'new.jpg']);
  const brand = { logo: null, square: 'x.png' };
  expect(
    withPicture({ brand }, { slot: aSlot({ kind: 'settings', field: 'logo' }), address: 'n.png' }),
  ).toEqual({ brand: { logo: 'n.png', square: 'x.png' } });
});

test('a picture in a text is exchanged in every language, and no other one that begins like it', () => {
  const row = {
    body: 'A ![x](cove-1f.jpg) and ![y](cove-1f.jpg~3a)',
    translations: { body: { de: '![z](cove-1f.jpg)' }, title: { de: 'cove-1f.jpg' } },
  };
  const slot = aSlot({ kind: 'blog/posts', field: 'body', address: 'cove-1f.jpg' });
  expect(withPicture(row, { slot, address: 'bay-2e.jpg~11' })).toEqual({
    body: 'A ![x](bay-2e.jpg~11) and ![y](cove-1f.jpg~3a)',
    translations: { body: { de: '![z](bay-2e.jpg~11)' }, title: { de: 'cove-1f.jpg' } },
  });
});

test('a person’s picture leaves the others and the texts of the page as they are, and makes an example the owner’s', () => {
  const people = [
    { title: { es: 'Aina' }, picture: null, isDemo: true },
    { title: { es: 'Joan' }, picture: 'joan.jpg' },
  ];
  const story = { name: 'story', isHidden: true, items: null };
  const row = {
    sections: [story, { name: 'people', items: people }],
    texts: { 'about.title': {} },
  };
  const slot = aSlot({ kind: 'settings', id: 'sections-about', field: 'person' });
  expect(withPicture(row, { slot, address: 'aina.jpg' })).toEqual({
    sections: [
      story,
      {
        name: 'people',
        items: [{ title: { es: 'Aina' }, picture: 'aina.jpg', isDemo: false }, people[1]],
      },
    ],
    texts: {},
  });
});

test('pictures of one row are saved together', () => {
  const rows = byRow([
    { slot: aSlot({}), address: 'a' },
    { slot: aSlot({ kind: 'destinations' }), address: 'b' },
    { slot: aSlot({ field: 'gallery' }), address: 'c' },
  ]);
  expect(rows.map((row) => row.map(({ address }) => address))).toEqual([['a', 'c'], ['b']]);
});
