import type { Sender } from './send.ts';

/** What the installation contains, so that generated requests also hit existing addresses and valid tokens. */
export type Known = {
  slugs: string[];
  pictures: string[];
  pages: string[];
  ids: { trips: number[]; destinations: number[] };
  byName: Record<string, string[]>;
};
type Row = { id: number; slug: string; image?: string; hasPage?: boolean };
type Place = { id: number; kind: string };

const PAGES = [
  ...[
    '/',
    '/trips',
    '/destinations',
    '/blog',
    '/services',
    '/about',
    '/contact',
    '/search?q=mao',
    '/airport-transfers',
    '/cami-de-cavalls',
  ],
  ...[
    '/legal/privacy',
    '/menorca-taxis',
    '/airport-transfers/request',
    '/testimonials',
    '/nothing-here',
    '/admin',
    '/auth/login',
  ],
];
const DAY_MS = 86_400_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Reads what is published, asks for a quote and sends a request of each kind. */
export async function lookAround(sender: Sender): Promise<Known> {
  const json = async <T>(path: string) =>
    JSON.parse((await sender.send({ method: 'GET', path, headers: {} })).text) as T;
  const post = async <T>(path: string, body: object) => {
    const { status, text } = await sender.send({
      method: 'POST',
      path,
      headers: JSON_TYPE,
      body: JSON.stringify(body),
    });
    if (status >= 300) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
    return JSON.parse(text) as T;
  };
  const [trips, destinations, posts, zones, places] = await Promise.all([
    json<{ items: Row[] }>('/api/trips?pageSize=100'),
    json<{ items: Row[] }>('/api/destinations?pageSize=100'),
    json<{ items: Row[] }>('/api/blog/posts?pageSize=100'),
    json<Row[]>('/api/transfers/zones'),
    json<Place[]>('/api/transfers/places'),
  ]);
  const airport = places.find(({ kind }) => kind === 'airport')?.id;
  const destination = places.find(({ kind }) => kind !== 'airport')?.id;
  const date = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
  const luggage = { large: 2, cabin: 1, bulky: 0 };
  const journey = {
    from: airport,
    to: destination,
    outbound: { date, time: '12:00' },
    adults: 2,
    childAges: [],
    luggage,
  };
  const quote = await post<{ quoteToken: string; options: { vehicle: string }[] }>(
    '/api/transfers/quote',
    journey,
  );
  const contact = { name: 'Ada', email: 'ada@example.com' };
  const person = { contact, language: 'en', privacyAccepted: true, termsAccepted: true };
  const request = { ...person, quoteToken: quote.quoteToken, vehicle: quote.options[0]?.vehicle };
  const bookings = [
    await post<{ reference: string; manageUrl: string }>('/api/transfers/requests', request),
  ];
  const requestable = await json<{ items: (Row & { showBookingOptions: boolean })[] }>(
    '/api/trips?pageSize=100',
  );
  const trip = requestable.items.find(({ showBookingOptions }) => showBookingOptions);
  if (trip)
    bookings.push(
      await post(`/api/trips/${trip.id}/requests`, { ...person, date, adults: 2, childAges: [] }),
    );
  const tokens = bookings.map(
    ({ manageUrl }) => new URL(manageUrl).searchParams.get('token') ?? '',
  );
  const pictures = [...trips.items, ...destinations.items, ...zones].flatMap(({ image }) =>
    image ? [image] : [],
  );
  return {
    slugs: [...posts.items, ...zones].map(({ slug }) => slug).concat('home', 'trips', 'privacy'),
    pictures: [...pictures.slice(0, 12), '..%2fsecret', '%2e%2e/%2e%2e/wrangler.toml'],
    pages: [
      ...PAGES,
      ...trips.items.slice(0, 5).map(({ id, slug }) => `/trips/${id}-${slug}`),
      ...destinations.items.slice(0, 5).map(({ id, slug }) => `/destinations/${id}-${slug}`),
      ...posts.items.slice(0, 5).map(({ slug }) => `/blog/${slug}`),
      ...zones
        .filter(({ hasPage }) => hasPage)
        .slice(0, 4)
        .map(({ slug }) => `/airport-transfers/${slug}`),
      ...bookings.map(({ manageUrl }) => manageUrl.replace(/^https?:\/\/[^/]+\/\w\w/, '')),
    ],
    ids: {
      trips: trips.items.slice(0, 12).map(({ id }) => id),
      destinations: destinations.items.slice(0, 12).map(({ id }) => id),
    },
    byName: {
      quoteToken: [quote.quoteToken],
      reference: bookings.map(({ reference }) => reference),
      token: tokens,
      vehicle: quote.options.map(({ vehicle }) => vehicle),
    },
  };
}
