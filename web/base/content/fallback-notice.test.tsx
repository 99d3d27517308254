import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useText, useTextList } from '#base/i18n/use-text.ts';
import { aTrip } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import { TripCard } from './cards/trip-card.tsx';
import { FallbackNotice } from './fallback-notice.tsx';

const trip = aTrip({
  name: 'Paseo',
  sourceLanguage: 'es',
  translations: {
    name: { es: 'Paseo' },
    description: { en: 'Along the coast', es: 'Por la costa' },
    duration: { de: '3 Stunden' },
  },
});

function Texts() {
  const name = useText(trip, 'name');
  const description = useText(trip, 'description');
  const duration = useText(trip, 'duration');
  const list = useTextList({ tags: ['playa'], translations: { tags: { es: ['playa'] } } }, 'tags');
  return (
    <>
      <p lang={name.lang}>{name.value}</p>
      <p lang={description.lang}>{description.value}</p>
      <p lang={duration.lang}>{duration.value}</p>
      <p lang={list.lang}>{list.value.join()}</p>
    </>
  );
}

test('a text that stands in for a missing translation carries its own language, one in the page’s language none', async () => {
  await renderPart(<Texts />, { language: 'de' });
  expect(screen.getByText('Paseo')).toHaveProperty('lang', 'es');
  expect(screen.getByText('Along the coast')).toHaveProperty('lang', 'en');
  expect(screen.getByText('3 Stunden')).toHaveProperty('lang', '');
  expect(screen.getByText('playa')).toHaveProperty('lang', 'es');
});

test('cards mark such texts too', async () => {
  await renderPart(<TripCard trip={trip} />, { language: 'de' });
  expect(screen.getByRole('heading', { name: 'Paseo' })).toHaveProperty('lang', 'es');
});

test('a page that is not in its language says so, and in which it is', async () => {
  await renderPart(<FallbackNotice languages={['es', 'en']} shown="en" />, { language: 'de' });
  expect(screen.getByRole('note').textContent).toContain('English');
});

test('a page that may be read in its language says nothing, even where a part of it stands in', async () => {
  await renderPart(<FallbackNotice languages={['es', 'de']} shown="es" />, { language: 'de' });
  expect(screen.queryByRole('note')).toBeNull();
});
