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

test('the demo’s records, posts and FAQ type no name of the firm: the settings have it', () => {
  const { seo, blogPosts, faq, heroBanners, zones, vehicles, testimonials, settings } = rows;
  for (const { title, description, keywords } of seo)
    expect(JSON.stringify([title, description, keywords])).not.toContain(settings.siteName);
  for (const { author } of blogPosts) expect(author).toBe('{{siteName}}');
  // The island’s stone has the same name; the German word is spelt like the firm.
  const said = JSON.stringify([faq, heroBanners, zones, vehicles, testimonials]).replaceAll('Marès-Stein', '');
  expect(said).not.toContain(settings.siteName);
});
