import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { previewOf } from '#api/preview.ts';
import { blogSearch } from '../blog/blog-search.ts';
import type { TrailSearch } from '../trail/trail-search.ts';
import { bookingSearch } from '../trips/booking-search.ts';
import { layout } from './root-routes.tsx';

// Loaders come with their pages, so that what all pages download stays small.
const homeQueries = () => import('../home/home.queries.ts');
const tripQueries = () => import('../trips/trips.queries.ts');
const trailQueries = () => import('../trail/trail.queries.ts');
const destinationQueries = () => import('../destinations/destinations.queries.ts');
const blogQueries = () => import('../blog/blog.queries.ts');

// Pages read their search parameters themselves: a `validateSearch` that changes an address makes the server redirect.

const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  loader: async ({ context }) => (await homeQueries()).loadHome(context),
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
});

const trips = createRoute({
  getParentRoute: () => layout,
  path: '/trips',
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await tripQueries()).loadTrips(context, deps),
  component: lazyRouteComponent(() => import('../trips/trips-page.tsx'), 'TripsPage'),
});

const trip = createRoute({
  getParentRoute: () => layout,
  path: '/trips/$id',
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) => (await tripQueries()).loadTrip(context, params.id, deps.preview),
  component: lazyRouteComponent(() => import('../trips/trip-page.tsx'), 'TripPage'),
});

const tripBooking = createRoute({
  getParentRoute: () => layout,
  path: '/trips/booking/$reference',
  validateSearch: bookingSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => (await tripQueries()).loadBooking(context, params.reference, deps.token),
  component: lazyRouteComponent(() => import('../trips/booking-page.tsx'), 'BookingPage'),
});

const trail = createRoute({
  getParentRoute: () => layout,
  path: '/cami-de-cavalls',
  // As written: the page itself leaves out what it does not understand.
  validateSearch: (search: Record<string, unknown>): TrailSearch => search,
  loader: async ({ context }) => (await trailQueries()).loadTrail(context),
  component: lazyRouteComponent(() => import('../trail/trail-page.tsx'), 'TrailPage'),
});

const destinations = createRoute({
  getParentRoute: () => layout,
  path: '/destinations',
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await destinationQueries()).loadDestinations(context, deps),
  component: lazyRouteComponent(() => import('../destinations/destinations-page.tsx'), 'DestinationsPage'),
});

const destination = createRoute({
  getParentRoute: () => layout,
  path: '/destinations/$id',
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) => (await destinationQueries()).loadDestination(context, params.id, deps.preview),
  component: lazyRouteComponent(() => import('../destinations/destination-page.tsx'), 'DestinationPage'),
});

const blog = createRoute({
  getParentRoute: () => layout,
  path: '/blog',
  loaderDeps: ({ search }) => blogSearch(search),
  loader: async ({ context, deps }) => (await blogQueries()).loadBlog(context, deps.page),
  component: lazyRouteComponent(() => import('../blog/blog-page.tsx'), 'BlogPage'),
});

const blogCategory = createRoute({
  getParentRoute: () => layout,
  path: '/blog/category/$slug',
  loaderDeps: ({ search }) => blogSearch(search),
  loader: async ({ context, params, deps }) => (await blogQueries()).loadCategory(context, params.slug, deps.page),
  component: lazyRouteComponent(() => import('../blog/category-page.tsx'), 'CategoryPage'),
});

const blogPost = createRoute({
  getParentRoute: () => layout,
  path: '/blog/$slug',
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) => (await blogQueries()).loadPost(context, params.slug, deps.preview),
  component: lazyRouteComponent(() => import('../blog/post-page.tsx'), 'PostPage'),
});

export const contentRoutes = [home, trips, trip, tripBooking, trail, destinations, destination, blog, blogCategory, blogPost] as const;
