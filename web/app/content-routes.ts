import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { previewOf } from '#api/preview.ts';
import { languageOf } from '#api/site-context.ts';
import { blogSearch } from '../blog/blog-search.ts';
import { postQuery } from '../blog/post-query.ts';
import { destinationQuery } from '../destinations/destination-query.ts';
import type { TrailSearch } from '../trail/trail-search.ts';
import { bookingSearch } from '../trips/booking-search.ts';
import { tripQuery } from '../trips/trip-query.ts';
import { atNavigation } from './at-navigation.ts';
import { layout } from './root-routes.ts';

// What a page asks for, and its head, come with the page: what all pages download stays small.
const homeQueries = atNavigation(
  () => import('../home/home.queries.ts'),
  ['home'],
  () => import('../home/home-meta.ts'),
);
const tripQueries = atNavigation(() => import('../trips/trips.queries.ts'), ['trips']);
const trailQueries = atNavigation(() => import('../trail/trail.queries.ts'), ['destinations']);
const destinationQueries = atNavigation(() => import('../destinations/destinations.queries.ts'), ['destinations']);
const blogQueries = atNavigation(() => import('../blog/blog.queries.ts'));

// Pages read their search parameters themselves: a `validateSearch` that changes an address makes the server redirect.

const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  loader: async ({ context }) => (await homeQueries(context))?.loadHome(context),
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
});

const trips = createRoute({
  getParentRoute: () => layout,
  path: '/trips',
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await tripQueries(context))?.loadTrips(context, deps),
  component: lazyRouteComponent(() => import('../trips/trips-page.tsx'), 'TripsPage'),
});

const trip = createRoute({
  getParentRoute: () => layout,
  path: '/trips/$id',
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) =>
    (await tripQueries(context, tripQuery(params.id, deps.preview)))?.loadTrip(context, params.id, deps.preview),
  component: lazyRouteComponent(() => import('../trips/trip-page.tsx'), 'TripPage'),
});

const tripBooking = createRoute({
  getParentRoute: () => layout,
  path: '/trips/booking/$reference',
  validateSearch: bookingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => (await tripQueries(context))?.loadBooking(context, params.reference, deps.token),
  component: lazyRouteComponent(() => import('../trips/booking-page.tsx'), 'BookingPage'),
});

const trail = createRoute({
  getParentRoute: () => layout,
  path: '/cami-de-cavalls',
  // As written: the page itself leaves out what it does not understand.
  validateSearch: (search: Record<string, unknown>): TrailSearch => search,
  loader: async ({ context }) => (await trailQueries(context))?.loadTrail(context),
  component: lazyRouteComponent(() => import('../trail/trail-page.tsx'), 'TrailPage'),
});

const destinations = createRoute({
  getParentRoute: () => layout,
  path: '/destinations',
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await destinationQueries(context))?.loadDestinations(context, deps),
  component: lazyRouteComponent(() => import('../destinations/destinations-page.tsx'), 'DestinationsPage'),
});

const destination = createRoute({
  getParentRoute: () => layout,
  path: '/destinations/$id',
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) =>
    (await destinationQueries(context, destinationQuery(params.id, deps.preview)))?.loadDestination(context, params.id, deps.preview),
  component: lazyRouteComponent(() => import('../destinations/destination-page.tsx'), 'DestinationPage'),
});

const blog = createRoute({
  getParentRoute: () => layout,
  path: '/blog',
  loaderDeps: ({ search }) => blogSearch(search),
  loader: async ({ context, deps }) => (await blogQueries(context))?.loadBlog(context, deps.page),
  component: lazyRouteComponent(() => import('../blog/blog-page.tsx'), 'BlogPage'),
});

const blogCategory = createRoute({
  getParentRoute: () => layout,
  path: '/blog/category/$slug',
  loaderDeps: ({ search }) => blogSearch(search),
  loader: async ({ context, params, deps }) => (await blogQueries(context))?.loadCategory(context, params.slug, deps.page),
  component: lazyRouteComponent(() => import('../blog/category-page.tsx'), 'CategoryPage'),
});

const blogPost = createRoute({
  getParentRoute: () => layout,
  path: '/blog/$slug',
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) =>
    (await blogQueries(context, postQuery(params.slug, languageOf(context), deps.preview)))?.loadPost(context, params.slug, deps.preview),
  component: lazyRouteComponent(() => import('../blog/post-page.tsx'), 'PostPage'),
});

export const contentRoutes = [home, trips, trip, tripBooking, trail, destinations, destination, blog, blogCategory, blogPost] as const;
