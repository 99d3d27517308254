import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { GuestRating, Rating } from './rating.tsx';

/** End of the filled stars, and start and end of the first and last star, in drawing units. */
const STAR = { first: 1.6, width: 16.8, step: 22.5 };
const filledOf = (container: HTMLElement) => {
  const [own, width] = [
    container.querySelector('svg svg'),
    container.querySelector('svg svg')?.getAttribute('width'),
  ];
  expect(own?.querySelector('path.text-terracotta-600')).not.toBeNull();
  return Number(width);
};

test.each([
  [5, 4, 1],
  [4.6, 4, 0.6],
  [4.9, 4, 0.9],
  [3.25, 3, 0.25],
  [4, 4, 0],
  [0, 0, 0],
])('a rating of %d fills %d stars and the next one by %d', async (value, whole, part) => {
  const { container } = await renderPart(<Rating value={value} />);
  expect(filledOf(container)).toBeCloseTo(STAR.first + whole * STAR.step + part * STAR.width, 1);
});

test('a rating that no review stands behind shows nothing', async () => {
  const { container } = await renderPart(
    <>
      <GuestRating of={{ rating: 4.9, reviewCount: 0 }} />
      <GuestRating of={{ rating: null, reviewCount: 874 }} />
      <GuestRating of={{ rating: 0, reviewCount: 3 }} />
    </>,
  );
  expect(container.querySelector('svg')).toBeNull();
  expect(screen.queryByText(/^Rated/)).toBeNull();
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
