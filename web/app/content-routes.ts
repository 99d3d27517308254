import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { previewOf } from '#api/preview.ts';
import { blogSearch, loadBlog, loadCategory, loadPost } from '../blog/blog.queries.ts';
import { parseDestinationSearch } from '../destinations/destination-search.ts';
import { loadDestination, loadDestinations } from '../destinations/destinations.queries.ts';
import { loadHome } from '../home/home.queries.ts';
import { loadTrail } from '../trail/trail.queries.ts';
import type { TrailSearch } from '../trail/trail-search.ts';
import { parseTripFilters } from '../trips/trip-filters.ts';
import { bookingSearch, loadBooking, loadTrip, loadTrips } from '../trips/trips.queries.ts';
import { layout } from './root-routes.ts';

// Search parameters are read in `loaderDeps`: a `validateSearch` that changes an address makes the server redirect.

const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  loader: ({ context }) => loadHome(context),
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
});

const trips = createRoute({
  getParentRoute: () => layout,
  path: '/trips',
  loaderDeps: ({ search }) => parseTripFilters(search),
  loader: ({ context, deps }) => loadTrips(context, deps),
  component: lazyRouteComponent(() => import('../trips/trips-page.tsx'), 'TripsPage'),
});

const trip = createRoute({
  getParentRoute: () => layout,
  path: '/trips/$id',
  loaderDeps: ({ search }) => previewOf(search),
  loader: ({ context, params, deps }) => loadTrip(context, params.id, deps.preview),
  component: lazyRouteComponent(() => import('../trips/trip-page.tsx'), 'TripPage'),
});

const tripBooking = createRoute({
  getParentRoute: () => layout,
  path: '/trips/booking/$reference',
  validateSearch: bookingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadBooking(context, params.reference, deps.token),
  component: lazyRouteComponent(() => import('../trips/booking-page.tsx'), 'BookingPage'),
});

const trail = createRoute({
  getParentRoute: () => layout,
  path: '/cami-de-cavalls',
  // As written: the page itself leaves out what it does not understand.
  validateSearch: (search: Record<string, unknown>): TrailSearch => search,
  loader: ({ context }) => loadTrail(context),
  component: lazyRouteComponent(() => import('../trail/trail-page.tsx'), 'TrailPage'),
});

const destinations = createRoute({
  getParentRoute: () => layout,
  path: '/destinations',
  loaderDeps: ({ search }) => parseDestinationSearch(search),
  loader: ({ context, deps }) => loadDestinations(context, deps),
  component: lazyRouteComponent(() => import('../destinations/destinations-page.tsx'), 'DestinationsPage'),
});

const destination = createRoute({
  getParentRoute: () => layout,
  path: '/destinations/$id',
  loaderDeps: ({ search }) => previewOf(search),
  loader: ({ context, params, deps }) => loadDestination(context, params.id, deps.preview),
  component: lazyRouteComponent(() => import('../destinations/destination-page.tsx'), 'DestinationPage'),
});

const blog = createRoute({
  getParentRoute: () => layout,
  path: '/blog',
  loaderDeps: ({ search }) => blogSearch(search),
  loader: ({ context, deps }) => loadBlog(context, deps.page),
  component: lazyRouteComponent(() => import('../blog/blog-page.tsx'), 'BlogPage'),
});

const blogCategory = createRoute({
  getParentRoute: () => layout,
  path: '/blog/category/$slug',
  loaderDeps: ({ search }) => blogSearch(search),
  loader: ({ context, params, deps }) => loadCategory(context, params.slug, deps.page),
  component: lazyRouteComponent(() => import('../blog/category-page.tsx'), 'CategoryPage'),
});

const blogPost = createRoute({
  getParentRoute: () => layout,
  path: '/blog/$slug',
  loaderDeps: ({ search }) => previewOf(search),
  loader: ({ context, params, deps }) => loadPost(context, params.slug, deps.preview),
  component: lazyRouteComponent(() => import('../blog/post-page.tsx'), 'PostPage'),
});

export const contentRoutes = [home, trips, trip, tripBooking, trail, destinations, destination, blog, blogCategory, blogPost] as const;
