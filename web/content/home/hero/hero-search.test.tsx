import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { aTripType } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { HeroSearch } from './hero-search.tsx';

const TYPES = [
  aTripType({ id: 1, name: 'Boat' }),
  aTripType({ id: 2, name: 'Walk', slug: 'walk' }),
];
const showSearch = (options = {}) =>
  renderPart(<HeroSearch />, { data: { '/api/trip-types': TYPES }, ...options });
const choices = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value || 'all');

test('the search offers all destinations and the four regions', async () => {
  await showSearch();
  expect(choices('Destination')).toEqual(['all', 'north', 'south', 'west', 'east']);
});

test('the search offers all types and each trip type by its slug', async () => {
  await showSearch();
  expect(choices('Trip type')).toEqual(['all', 'boat', 'walk']);
});

test('the search offers any duration, half a day, a full day and several days', async () => {
  await showSearch();
  expect(choices('Duration')).toEqual(['all', 'half-day', 'full-day', 'multi-day']);
});

test('the search goes to /trips with everything that was chosen', async () => {
  const { user, address } = await showSearch();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Destination' }), 'South');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trip type' }), 'Walk');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), 'Full day');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/trips?destination=south&type=walk&duration=full-day');
});

test('the search may name a day', async () => {
  const { user, address } = await showSearch();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-06-12' } });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/trips?date=2027-06-12');
});

test('the search leaves out what is «all» or «any»', async () => {
  const { user, address } = await showSearch();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duration' }), 'Several days');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/trips?duration=multi-day');
});

test('a search for everything goes to /trips without a parameter', async () => {
  const { user, address } = await showSearch();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/trips');
});

test('the search stays in the language of a prefixed page, with scripts and without', async () => {
  const { user, address } = await showSearch({ isPrefixed: true });
  expect(screen.getByRole('form', { name: 'Find a trip' }).getAttribute('action')).toBe(
    '/en/trips',
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/en/trips');
});

test('the tabs move by arrow keys, and the transfer opens the request with place and day', async () => {
  const { user, address } = await showSearch();
  stubApi({ 'GET /api/transfers/places': () => json([]) });
  const tab = (name: string) => screen.getByRole('tab', { name });
  tab('Trips').focus();
  await user.keyboard('{ArrowRight}');
  expect([tab('Airport transfer').getAttribute('aria-selected'), document.activeElement]).toEqual([
    'true',
    tab('Airport transfer'),
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Journey' }), 'To the airport');
  await user.type(screen.getByRole('combobox', { name: 'Town or hotel' }), 'Son Bou');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2027-06-12' } });
  await user.click(screen.getByRole('button', { name: 'See prices' }));
  expect(address()).toBe('/airport-transfers/request?to=MAH&from=Son+Bou&outbound.date=2027-06-12');
});
