import { expect, test } from 'vitest';
import { firstPictureLink } from './first-picture.ts';

const IMG =
  '<img src="/a?width=9&amp;quality=8" srcSet="/a?width=4&amp;quality=8 4w, /a 9w" sizes="(max-width: 640px) 110vw, 100vw" alt="" fetchPriority="high"/>';

test('the first picture of a page is preloaded with its candidates and their sizes', () => {
  const html = `<img src="/flag" fetchPriority="low"/><picture class="contents">${IMG}</picture><img src="/b" fetchPriority="high"/>`;
  expect(firstPictureLink(html)).toBe(
    '</a?width=9&quality=8>; rel=preload; as=image; imagesrcset="/a?width=4&quality=8 4w, /a 9w"; imagesizes="(max-width: 640px) 110vw, 100vw"; fetchpriority=high',
  );
});

test.each([
  ['without such a picture', '<img src="/a"/>'],
  [
    'with several sources',
    `<picture><source media="(max-width: 640px)" srcSet="/b 4w"/>${IMG}</picture>`,
  ],
  ['from elsewhere', '<img src="https://a.example/a" fetchPriority="high"/>'],
  ['whose address a header cannot hold', '<img src="/ä" fetchPriority="high"/>'],
])('a page %s has no such header', (_name, html) => {
  expect(firstPictureLink(html)).toBeUndefined();
});
