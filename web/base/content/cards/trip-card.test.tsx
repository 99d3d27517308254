import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { TripCard as Trip } from '#contract/trips/trips.ts';
import { aTrip } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { TripCard } from './trip-card.tsx';

const showCard = (change: Partial<InLanguage<Trip>> = {}, options = {}) =>
  renderPart(<TripCard trip={aTrip(change)} />, options);

test('a bookable trip shows its price with currency, and its button reads «Book now»', async () => {
  await showCard({ showBookingOptions: true, price: 89 });
  expect(screen.getByText('€89')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Book now: Llaüt at sunset' }).textContent).toBe(
    'Book now',
  );
});

test('a trip whose date is requested says so on its button', async () => {
  await showCard({ showBookingOptions: true, isInstant: false, price: null });
  expect(screen.getByText('Price on request')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Request a date: Llaüt at sunset' }).textContent).toBe(
    'Request a date',
  );
});

test('a trip that cannot be booked shows no price, and its button reads «View details»', async () => {
  await showCard({ showBookingOptions: false, price: 89 });
  expect(screen.queryByText(/89/)).toBeNull();
  expect(screen.getByRole('link', { name: 'View details: Llaüt at sunset' }).textContent).toBe(
    'View details',
  );
});

test('a free trip shows its price of zero', async () => {
  await showCard({ showBookingOptions: true, price: 0 });
  expect(screen.getByText('€0')).toBeDefined();
});

test('the button of a trip leads to its page', async () => {
  await showCard();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/trips/7-llaut-at-sunset');
});

test('a card shows rating, reviews, duration, place and, when it is one, that it is a bestseller', async () => {
  const { container } = await showCard({ isBestseller: true });
  expect(screen.getByText('Bestseller')).toBeDefined();
  expect(screen.getByText('Rated 4.8 out of 5, 12 reviews')).toBeDefined();
  expect(container.textContent).toContain('Duration: 3 hours');
  expect(container.textContent).toContain('Place: Fornells');
});

test.each([
  { rating: null, reviewCount: 0 },
  { rating: 4.9, reviewCount: 0 },
])('a trip that is no bestseller and that no guest rated shows neither (%o)', async (change) => {
  await showCard(change);
  expect(screen.queryByText('Bestseller')).toBeNull();
  expect(screen.queryByText(/^Rated/)).toBeNull();
});

test('the description of a trip is cut at 150 characters', async () => {
  await showCard({ description: 'd'.repeat(151) });
  expect(screen.getByText(`${'d'.repeat(150)}…`)).toBeDefined();
});

test('a text of a trip in another language says in which', async () => {
  await showCard(
    {
      name: 'Llaüt am Abend',
      description: 'Along the coast.',
      textLanguages: { description: 'en' },
    },
    { language: 'de' },
  );
  expect(screen.getByRole('heading')).toHaveProperty('lang', '');
  expect(screen.getByText('Along the coast.')).toHaveProperty('lang', 'en');
});

const NEXT = {
  ...{ optionId: 3, date: '2027-06-12', time: '10:00', cutoffAt: '2027-06-12T06:00:00Z' },
  minimum: null,
};

test('a card shows when the trip starts next, without the time for a whole day', async () => {
  await showCard({ next: NEXT });
  expect(screen.getByText('Next: Sat 12 June, 10:00').getAttribute('datetime')).toBe(
    '2027-06-12T10:00',
  );
  await showCard({ next: { ...NEXT, time: '' } });
  expect(screen.getByText('Next: Sat 12 June').getAttribute('datetime')).toBe('2027-06-12');
});

test('a card says of the next departure whether it runs, or how many more it needs', async () => {
  const minimum = { people: 6, missing: 2, decidedAt: '2027-06-11T06:00:00Z', runs: false };
  await showCard({ next: { ...NEXT, minimum } });
  expect(screen.getByText('Needs 2 more')).toBeDefined();
  await showCard({ next: { ...NEXT, minimum: { ...minimum, missing: 0, runs: true } } });
  expect(screen.getByText('Runs')).toBeDefined();
});

test('in a tab that was left open a departure that can no longer be booked is not visible', async () => {
  await showCard({ next: { ...NEXT, cutoffAt: '2020-01-01T00:00:00Z' } });
  expect(screen.getByText(/^Next/).closest('li')?.className).toContain('invisible');
});

test('in a list of a day the link leads to that day, and search engines do not follow it', async () => {
  await renderPart(<TripCard trip={aTrip({ next: NEXT, showBookingOptions: true })} isDated />);
  expect(screen.getByText('Departure: Sat 12 June, 10:00')).toBeDefined();
  const link = screen.getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    '/trips/7-llaut-at-sunset?date=2027-06-12&option=3',
    'nofollow',
  ]);
});

test.each([
  ['per person', null],
  ['per person, from', 'person'],
  ['per group, from', 'group'],
] as const)('a price is labelled «%s» (%s)', async (label, pricePer) => {
  await showCard({ showBookingOptions: true, pricePer });
  expect(screen.getByText(label)).toBeDefined();
});
