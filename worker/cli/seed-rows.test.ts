import { expect, test } from 'vitest';
import { seedRows } from './seed-rows.ts';

const rows = seedRows((slug) => `${slug}.jpg`);

test('the demo content has no rating of a trip or place: no guest has given one', () => {
  const rated = [...rows.trips, ...rows.destinations].filter(({ rating, reviewCount }) => rating !== null || reviewCount > 0);
  expect(rated.map(({ slug }) => slug)).toEqual([]);
});

test('the demo’s testimonials say that they are examples', () => {
  expect(rows.testimonials.filter(({ isDemo }) => !isDemo)).toEqual([]);
});
