import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TITLES } from '#content/seo/without-transfers.ts';
import { findPlaces } from '#contract/places/place-names.ts';
import { seedRows } from './seed-rows.ts';

const picture = (slug: string) =>
  existsSync(`worker/core/db/seed/pictures/${slug}.svg`) ? `${slug}.jpg` : undefined;
const rows = seedRows(picture);

test('the demo content has no rating of a trip or place: no guest has given one', () => {
  const rated = [...rows.trips, ...rows.destinations].filter(
    ({ rating, reviewCount }) => rating !== null || reviewCount > 0,
  );
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
  const said = JSON.stringify([faq, heroBanners, zones, vehicles, testimonials]).replaceAll(
    'Marès-Stein',
    '',
  );
  expect(said).not.toContain(settings.siteName);
});

test('titles that name transfers are those that a firm without transfers gets others for', () => {
  for (const [page, title] of Object.entries(TITLES))
    expect(rows.seo.find((one) => one.page === page)?.title.es).toBe(title);
});

test('a picture that does not exist is an error that names file and field', () => {
  const without = (missing: string) =>
    seedRows((slug) => (slug === missing ? undefined : picture(slug)));
  expect(() => without('horse-riding')).toThrow(
    'worker/core/db/seed/trips/menorcan-horses.json: gallery.1: «horse-riding» does not exist.',
  );
});

const place = (text: string) => findPlaces(rows.places, text)[0]?.name;

test.each([
  'Alaior',
  'Ciutadella',
  'Es Castell',
  'Es Mercadal',
  'Es Migjorn Gran',
  'Ferreries',
  'Maó',
  'Sant Lluís',
])(
  '%s, one of the eight municipalities, is a place of ours, and found among other words too',
  (name) => {
    expect(place(name)).toBe(name);
    expect(place(`Hotel en ${name}, Menorca`)).toBe(name);
  },
);

test.each([
  ['San Cristóbal', 'Es Migjorn Gran'],
  ['Los Delfines', 'Cala en Forcat'],
  ['Hotel S Algar', 'S’Algar'],
  ['apartamentos xoriguer', 'Son Xoriguer'],
  ['Mahón, Menorca', 'Maó'],
  ['puerto de Mahón, Menorca', 'Puerto de Maó'],
])('«%s» means %s', (text, name) => expect(place(text)).toBe(name));

test.each([
  'Aeropuerto de Maó',
  'aeropuerto mao',
  'aeropuerto menorca mahon',
  'Menorca Mahon Airport',
  'Aeroport de Menorca-Maó',
  'Flughafen Maó',
])('«%s» means the airport', (text) => expect(place(text)).toBe('Aeropuerto de Menorca (MAH)'));

test('no demo departure has more places, and no booking more people, than the trip’s page says', () => {
  const most = new Map(rows.trips.map(({ id, maxPeople }) => [id, maxPeople ?? 0]));
  const tripOf = new Map(rows.options.options.map(({ id, tripId }) => [id, tripId]));
  const sold = [
    ...rows.options.options.map(({ tripId, capacity, name }) => ({ tripId, capacity, name })),
    ...rows.options.options.map(({ tripId, maxUnits, name }) => ({
      tripId,
      capacity: maxUnits,
      name,
    })),
    ...rows.options.schedules.map(({ optionId, capacity }) => ({
      tripId: tripOf.get(optionId) ?? 0,
      capacity: capacity ?? 0,
      name: `schedule of option ${optionId}`,
    })),
  ];
  expect(
    sold.filter(({ tripId, capacity }) => (capacity ?? Infinity) > (most.get(tripId) ?? 0)),
  ).toEqual([]);
});
