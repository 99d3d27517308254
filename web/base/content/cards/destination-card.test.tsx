import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDestination } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { DestinationCard } from './destination-card.tsx';

const showCard = (change = {}, options = {}) =>
  renderPart(<DestinationCard destination={aDestination(change)} />, options);

test('a destination shows name, rating, reviews, description and tags, and leads to its page', async () => {
  await showCard({ reviewCount: 1234, tags: ['swimming', 'shade'] });
  expect(screen.getByRole('link', { name: 'Cala Turqueta' }).getAttribute('href')).toBe(
    '/destinations/4-cala-turqueta',
  );
  expect(screen.getByText('Rated 4.5 out of 5, 1,234 reviews')).toBeDefined();
  expect(screen.getByText('White sand.')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'swimming',
    'shade',
  ]);
});

test('a destination with a rating that no review stands behind shows none', async () => {
  await showCard({ rating: 4.9, reviewCount: 0 });
  expect(screen.queryByText(/^Rated/)).toBeNull();
});

test('only a popular destination has the badge', async () => {
  const { unmount } = await showCard({ isPopular: true });
  expect(screen.getByText('Popular')).toBeDefined();
  unmount();
  await showCard({ isPopular: false });
  expect(screen.queryByText('Popular')).toBeNull();
});

test('the description of a destination is cut at 150 characters', async () => {
  await showCard({ description: 'd'.repeat(200) });
  expect(screen.getByText(`${'d'.repeat(150)}…`)).toBeDefined();
});

test('a text of a destination in another language says in which', async () => {
  await showCard(
    {
      name: 'Cala Turqueta (ca)',
      description: 'In English.',
      textLanguages: { description: 'en' },
    },
    { language: 'ca' },
  );
  expect(screen.getByRole('heading')).toHaveProperty('lang', '');
  expect(screen.getByText('In English.')).toHaveProperty('lang', 'en');
});

test('links on a prefixed page stay in its language', async () => {
  await showCard({}, { language: 'de', isPrefixed: true });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/de/destinations/4-cala-turqueta');
});
