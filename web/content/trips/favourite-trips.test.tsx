import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TripCard } from '#base/content/cards/trip-card.tsx';
import { aTrip } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import FavouriteTrips from './favourite-trips.tsx';

test('a heart keeps a trip on the device, and among the favourites until it is taken off', async () => {
  const trip = aTrip({ id: 7, name: 'Sunset sail' });
  const { user } = await renderPart(
    <>
      <TripCard trip={trip} />
      <FavouriteTrips />
    </>,
    { data: { '/api/trips/chosen?ids=7': [trip] } },
  );
  expect(screen.getByText(/You have not saved any trips/)).toBeDefined();
  const heart = screen.getByRole('button', { name: 'Favourite: Sunset sail' });
  await user.click(heart);
  expect([heart.getAttribute('aria-pressed'), localStorage.getItem('favourite-trips')]).toEqual([
    'true',
    '[7]',
  ]);
  expect(screen.getAllByRole('heading', { name: 'Sunset sail' })).toHaveLength(2);
  await user.click(heart);
  expect(localStorage.getItem('favourite-trips')).toBe('[]');
  expect(screen.getAllByRole('heading', { name: 'Sunset sail' })).toHaveLength(1);
});
