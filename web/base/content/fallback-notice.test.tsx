import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aTrip } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import { TripCard } from './cards/trip-card.tsx';
import { FallbackNotice } from './fallback-notice.tsx';

const trip = aTrip({
  name: 'Paseo',
  description: 'Along the coast',
  duration: '3 Stunden',
  textLanguages: { name: 'es', description: 'en' },
});

test('on a card a text that stands in for a missing translation has its own language, one in the page’s language none', async () => {
  await renderPart(<TripCard trip={trip} />, { language: 'de' });
  expect(screen.getByRole('heading', { name: 'Paseo' })).toHaveProperty('lang', 'es');
  expect(screen.getByText('Along the coast')).toHaveProperty('lang', 'en');
  expect(screen.getByText('3 Stunden')).toHaveProperty('lang', '');
});

test('a page that is not in its language says so, and in which it is', async () => {
  await renderPart(<FallbackNotice languages={['es', 'en']} shown="en" />, { language: 'de' });
  expect(screen.getByRole('note').textContent).toContain('English');
});

test('a page that may be read in its language says nothing, even where a part of it stands in', async () => {
  await renderPart(<FallbackNotice languages={['es', 'de']} shown="es" />, { language: 'de' });
  expect(screen.queryByRole('note')).toBeNull();
});
