import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTrip, aTripType } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import PopularTrips from './popular-trips.tsx';

const TYPES = [
  aTripType({ id: 1, name: 'Boat' }),
  aTripType({ id: 2, name: 'Walk' }),
  aTripType({ id: 3, name: 'Horse' }),
  aTripType({ id: 4, name: 'Kayak' }),
];
const TRIPS = [
  aTrip({ id: 1, name: 'Sunset', type: 'Boat' }),
  aTrip({ id: 2, name: 'Old boats', type: 'Private BOAT tour' }),
  aTrip({ id: 3, name: 'Trail', type: 'Walk' }),
];

const showTrips = (options = {}) =>
  renderPart(<PopularTrips />, {
    data: { '/api/trip-types': TYPES, '/api/trips/popular': TRIPS },
    ...options,
  });
const names = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const filter = (name: string) => screen.getByRole('button', { name });

test('the filter has an «all» button and one for each trip type', async () => {
  await showTrips();
  const buttons = within(screen.getByRole('group', { name: 'Filter by type' })).getAllByRole(
    'button',
  );
  expect(buttons.map((button) => button.textContent)).toEqual([
    'All',
    'Boat',
    'Walk',
    'Horse',
    'Kayak',
  ]);
  expect(filter('All').getAttribute('aria-pressed')).toBe('true');
  expect(names()).toEqual(['Sunset', 'Old boats', 'Trail']);
});

test('a type keeps the trips whose type contains its name, in any case, and «all» brings back the rest', async () => {
  const { user } = await showTrips();
  await user.click(filter('Boat'));
  expect(filter('Boat').getAttribute('aria-pressed')).toBe('true');
  expect(names()).toEqual(['Sunset', 'Old boats']);
  await user.click(filter('All'));
  expect(names()).toEqual(['Sunset', 'Old boats', 'Trail']);
});

test('a type without trips shows the no-results text', async () => {
  const { user } = await showTrips();
  await user.click(filter('Horse'));
  expect(names()).toEqual([]);
  expect(
    screen.getByText('There are no trips of this type right now. Try another one.'),
  ).toBeDefined();
});

test('the buttons of types with an id above 3 are hidden on small screens, the others never', async () => {
  await showTrips();
  const isHidden = (name: string) => filter(name).classList.contains('max-sm:hidden');
  expect(['All', 'Boat', 'Walk', 'Horse', 'Kayak'].map(isHidden)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('the types are compared in the language of the page, which is that of the trips', async () => {
  const { user } = await showTrips({
    language: 'de',
    data: {
      '/api/trip-types': [aTripType({ name: 'Bootsfahrt' })],
      '/api/trips/popular': [
        aTrip({ id: 1, name: 'Sunset', type: 'Bootsfahrt' }),
        aTrip({ id: 3, name: 'Trail', type: 'Wanderung' }),
      ],
    },
  });
  await user.click(filter('Bootsfahrt'));
  expect(names()).toEqual(['Sunset']);
});
