import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, later, stubApi } from '../../test/api.ts';
import { aDestination, aTestimonial, aTrip } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import PopularDestinations from './popular-destinations.tsx';
import PopularTrips from './popular-trips.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

const FIVE = [1, 2, 3, 4, 5];
const data = {
  '/api/destinations/popular': FIVE.map((id) => aDestination({ id, name: `Place ${id}` })),
  '/api/testimonials': FIVE.map((id) => aTestimonial({ id, name: `Guest ${id}` })),
};
const PARTS = [
  {
    name: 'popular destinations',
    part: <PopularDestinations />,
    path: '/api/destinations/popular',
    row: aDestination({ name: 'Fornells' }),
  },
  {
    name: 'popular trips',
    part: <PopularTrips />,
    path: '/api/trips/popular',
    row: aTrip({ name: 'Sunset' }),
  },
  {
    name: 'testimonials',
    part: <TestimonialsSection />,
    path: '/api/testimonials',
    row: aTestimonial({ name: 'Ada' }),
  },
];

test('home shows 3 popular destinations, however many there are', async () => {
  await renderPart(<PopularDestinations />, { data });
  expect(
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
  ).toEqual(['Place 1', 'Place 2', 'Place 3']);
});

test('home shows the first 3 testimonials', async () => {
  await renderPart(<TestimonialsSection />, { data });
  expect(
    screen.getAllByRole('figure').map((card) => within(card).getByText(/^Guest/).textContent),
  ).toEqual(['Guest 1', 'Guest 2', 'Guest 3']);
});

test.each(PARTS)('3 skeleton cards stand in while $name load', async ({ part, path }) => {
  const { response, answer } = later();
  stubApi({ [`GET ${path}`]: () => response, 'GET /api/trip-types': () => json([]) });
  const { container } = await renderPart(part);
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeDefined();
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(3);
  answer(json([]));
  await waitFor(() => expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(0));
});

test.each(PARTS)('without $name their section is not shown', async ({ part, path }) => {
  const { container } = await renderPart(part, { data: { [path]: [], '/api/trip-types': [] } });
  expect(container.textContent).toBe('');
});

test.each(PARTS)(
  '$name that fail to load say so and come when tried again',
  async ({ part, path, row }) => {
    let isDown = true;
    stubApi({
      [`GET ${path}`]: () => (isDown ? new Response('', { status: 503 }) : json([row])),
      'GET /api/trip-types': () => json([]),
    });
    const { user } = await renderPart(part);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This part could not be loaded.',
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(row.name)).toBeDefined();
  },
);

test('each list links to the full list', async () => {
  await renderPart(
    PARTS.map(({ part, name }) => <div key={name}>{part}</div>),
    { data: { ...data, '/api/trips/popular': [aTrip()], '/api/trip-types': [] } },
  );
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([href('All destinations'), href('All trips'), href('All testimonials')]).toEqual([
    '/destinations',
    '/trips',
    '/testimonials',
  ]);
});

test('a testimonial shows stars, text, picture, name and country', async () => {
  const testimonial = aTestimonial({
    rating: 4,
    avatar: 'people/ada.jpg',
    country: 'Great Britain',
  });
  const { container } = await renderPart(<TestimonialsSection />, {
    data: { '/api/testimonials': [testimonial] },
  });
  const card = within(screen.getByRole('figure'));
  expect(card.getByText('Rated 4.0 out of 5')).toBeDefined();
  for (const text of ['We will be back.', 'Ada', 'Great Britain'])
    expect(card.getByText(text)).toBeDefined();
  expect(container.querySelector('figure img')?.getAttribute('src')).toContain(
    '/api/images/optimize/people/ada.jpg?',
  );
});
