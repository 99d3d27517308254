import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render.tsx';
import { tintFailedPictures } from './failed-pictures.ts';

tintFailedPictures();

test('a picture that cannot be had gives way to its colour, with its text; one that comes in its place shows', async () => {
  const { container } = await renderPart(
    <img data-tint="#3a7f8c" src="/gone.jpg" srcSet="/gone.jpg 412w" alt="The cove" />,
  );
  const image = container.querySelector('img');
  if (!image) throw new Error('there is no picture');
  fireEvent.error(image);
  expect(image.getAttribute('src')).toMatch(/^data:image\/gif/);
  expect(image.hasAttribute('srcset')).toBe(false);
  expect([image.alt, image.dataset.tint, image.dataset.failed]).toEqual([
    'The cove',
    '#3a7f8c',
    '',
  ]);
  // The placeholder fails silently and never loops.
  fireEvent.error(image);
  image.src = '/there.jpg';
  fireEvent.load(image);
  expect(image.dataset.failed).toBeUndefined();
});
