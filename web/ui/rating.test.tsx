import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../test/render.tsx';
import { Rating } from './rating.tsx';

const drawn = (container: HTMLElement, look: string) => container.querySelector(`path.${look}`)?.getAttribute('d')?.split('M').length ?? 0;

test.each([
  [5, 5],
  [4.5, 5],
  [4.4, 4],
  [0, 0],
])('a rating of %d fills %d of five stars', async (value, stars) => {
  const { container } = await renderPart(<Rating value={value} />);
  expect(drawn(container, 'text-terracotta-600') - 1).toBe(stars);
  expect(drawn(container, 'text-limestone-300') - 1).toBe(5 - stars);
});

test('a rating is one text for screen readers, with or without a count of reviews', async () => {
  await renderPart(
    <>
      <Rating value={4} />
      <Rating value={4.25} count={1} />
      <Rating value={4.5} count={2000} />
    </>,
  );
  expect(screen.getByText('Rated 4.0 out of 5')).toBeDefined();
  expect(screen.getByText('Rated 4.3 out of 5, 1 review')).toBeDefined();
  expect(screen.getByText('Rated 4.5 out of 5, 2,000 reviews')).toBeDefined();
});

test('figures are written as the language writes them', async () => {
  await renderPart(<Rating value={4.5} count={20_000} />, { language: 'de' });
  expect(screen.getByText('Bewertung: 4,5 von 5, 20.000 Bewertungen')).toBeDefined();
});
