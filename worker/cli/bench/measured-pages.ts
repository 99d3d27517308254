import { ask } from './ask.ts';
import { choosing, type Step, tapping, typing } from './interactions.ts';

/** A page of each kind: its interactions, and the link to the next view. */
export type Measured = { name: string; path: string; steps: readonly Step[]; next: string };

const toTrip = 'main a[href^="/en/trips/"]';
const measuredPages = (post: string, trip: string): Measured[] => [
  {
    name: 'Home',
    path: '/en',
    steps: [tapping('filter', 'main button[aria-pressed="false"]'), typing('form', 'main input[type="email"]', 'ada@example.com')],
    next: toTrip,
  },
  {
    name: 'Trips',
    path: '/en/trips',
    steps: [
      choosing('filter', 'main select[name="destination"]', 'main ul[aria-label="Active filters"]'),
      typing('text', 'main input[type="search"]', 'cala'),
    ],
    next: toTrip,
  },
  { name: 'Trip', path: trip, steps: [typing('form', 'main input[name="contact.name"]', 'Ada')], next: toTrip },
  {
    name: 'Transfer place',
    path: '/en/airport-transfers/ciutadella',
    steps: [tapping('answer', 'main summary')],
    next: 'main a[href^="/en/airport-transfers/"]:not([href*="request"])',
  },
  { name: 'Post', path: post, steps: [], next: 'main a[href^="/en/blog"]' },
];

export async function pagesOf(site: URL): Promise<Measured[]> {
  const read = async <T>(path: string) => (await (await ask(new URL(path, site))).json()) as T;
  const posts = await read<{ items: { slug: string }[] }>('/api/blog/posts');
  const trips = await read<{ items: { id: number; slug: string }[] }>('/api/trips');
  const [post, trip] = [posts.items[0], trips.items[0]];
  if (!post || !trip) throw new Error('The site to measure has no content.');
  return measuredPages(`/en/blog/${post.slug}`, `/en/trips/${trip.id}-${trip.slug}`);
}
