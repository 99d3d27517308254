import { createRoute, redirect } from '@tanstack/react-router';
import { type PreviewSearch, previewOf } from '#base/api/preview.ts';
import { loadersOf, pagePart } from '#base/ui/parts/page-part.tsx';
import type { BasketSearch } from '#web-orders/basket/basket-search.ts';
import type { FindSearch } from '#web-orders/find/find-search.ts';
import type { OrderSearch } from '#web-orders/order/order-search.ts';
import { type DaySearch, monthOf } from '#web-orders/trip/days/day-search.ts';
import type { WaitingSearch } from '#web-orders/trip/waiting/waiting-search.ts';
import { type BlogSearch, blogSearch } from '../content/blog/blog-search.ts';
import type { DestinationSearch } from '../content/destinations/destination-search.ts';
import type { TrailSearch } from '../content/trail/trail-search.ts';
import type { TripSearch } from '../content/trips/filters/trip-filters.ts';
import { loadedMeta } from './page/loaded-meta.ts';
import { layout, noSearch } from './root-routes.tsx';

// Loaders are loaded with their pages, so that the shared bundle stays small.
const homeLoader = loadersOf(() => import('../content/home/home.loader.ts'));
const tripQueries = loadersOf(() => import('../content/trips/trips.queries.ts'));
const findQueries = loadersOf(() => import('#web-orders/find/find.queries.ts'));
const orderQueries = loadersOf(() => import('#web-orders/order/order.queries.ts'));
const basketQueries = loadersOf(() => import('#web-orders/basket/basket.queries.ts'));
const giftQueries = loadersOf(() => import('#web-orders/gift/gift.queries.ts'));
const trailLoader = loadersOf(() => import('../content/trail/trail.loader.ts'));
const destinationQueries = loadersOf(
  () => import('../content/destinations/destinations.queries.ts'),
);
const waitingQueries = loadersOf(() => import('#web-orders/trip/waiting/waiting.queries.ts'));
const ownPageQueries = loadersOf(() => import('../content/own-pages/own-pages.queries.ts'));
const blogQueries = loadersOf(() => import('../content/blog/blog.queries.ts'));

// `validateSearch` only types what links may write, and returns the parameters unchanged: changing them would make the server redirect.
// Pages treat them as untrusted text.

const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  validateSearch: noSearch,
  loader: async ({ context }) => loadedMeta(context, (await homeLoader()).loadHome(context)),
  component: pagePart(() => import('../content/home/home-page.tsx'), 'HomePage'),
});

const trips = createRoute({
  getParentRoute: () => layout,
  path: '/trips',
  validateSearch: (search: Record<string, unknown>): TripSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await tripQueries()).loadTrips(context, deps)),
  component: pagePart(() => import('../content/trips/trips-page.tsx'), 'TripsPage'),
});

const trip = createRoute({
  getParentRoute: () => layout,
  path: '/trips/$id',
  validateSearch: (search: Record<string, unknown>): PreviewSearch & DaySearch => search,
  loaderDeps: ({ search }) => ({ ...previewOf(search), month: monthOf(search) }),
  loader: async ({ context, params, deps }) =>
    loadedMeta(context, (await tripQueries()).loadTrip(context, params.id, deps)),
  component: pagePart(() => import('../content/trips/trip-page.tsx'), 'TripPage'),
});

/** The pages of a booking and of a transfer before there were orders; links in mails stay. */
const tripBooking = createRoute({
  getParentRoute: () => layout,
  path: '/trips/booking/$reference',
  validateSearch: (search: Record<string, unknown>): OrderSearch => ({ token: '', ...search }),
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/order/$reference', params, search, statusCode: 301 });
  },
});
const transferBooking = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/booking/$reference',
  validateSearch: (search: Record<string, unknown>): OrderSearch => ({ token: '', ...search }),
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/order/$reference', params, search, statusCode: 301 });
  },
});

const findOrder = createRoute({
  getParentRoute: () => layout,
  path: '/order/find',
  validateSearch: (search: Record<string, unknown>): FindSearch => search,
  loader: async ({ context }) => loadedMeta(context, (await findQueries()).loadFind(context)),
  component: pagePart(() => import('#web-orders/find/find-page.tsx'), 'FindPage'),
});

const order = createRoute({
  getParentRoute: () => layout,
  path: '/order/$reference',
  validateSearch: (search: Record<string, unknown>): OrderSearch => ({ token: '', ...search }),
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ context, params, deps }) =>
    loadedMeta(context, (await orderQueries()).loadOrder(context, params.reference, deps.token)),
  component: pagePart(() => import('#web-orders/order/order-page.tsx'), 'OrderPage'),
  notFoundComponent: pagePart(() => import('#web-orders/find/missing-order.tsx'), 'MissingOrder'),
});

const basket = createRoute({
  getParentRoute: () => layout,
  path: '/basket',
  validateSearch: (search: Record<string, unknown>): BasketSearch => search,
  loaderDeps: ({ search }) => ({ basket: search.basket }),
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await basketQueries()).loadBasket(context, deps.basket)),
  component: pagePart(() => import('#web-orders/basket/basket-page.tsx'), 'BasketPage'),
});

const giftVouchers = createRoute({
  getParentRoute: () => layout,
  path: '/gift-vouchers',
  validateSearch: noSearch,
  loader: async ({ context }) => loadedMeta(context, (await giftQueries()).loadGift(context)),
  component: pagePart(() => import('#web-orders/gift/gift-page.tsx'), 'GiftPage'),
});

const waitingList = createRoute({
  getParentRoute: () => layout,
  path: '/trips/waiting/list',
  validateSearch: (search: Record<string, unknown>): WaitingSearch => search,
  loader: async ({ context }) => loadedMeta(context, (await waitingQueries()).loadWaiting(context)),
  component: pagePart(() => import('#web-orders/trip/waiting/waiting-page.tsx'), 'WaitingPage'),
});

const trail = createRoute({
  getParentRoute: () => layout,
  path: '/cami-de-cavalls',
  validateSearch: (search: Record<string, unknown>): TrailSearch => search,
  loader: async ({ context }) => loadedMeta(context, (await trailLoader()).loadTrail(context)),
  component: pagePart(() => import('../content/trail/trail-page.tsx'), 'TrailPage'),
});

const destinations = createRoute({
  getParentRoute: () => layout,
  path: '/destinations',
  validateSearch: (search: Record<string, unknown>): DestinationSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await destinationQueries()).loadDestinations(context, deps)),
  component: pagePart(
    () => import('../content/destinations/destinations-page.tsx'),
    'DestinationsPage',
  ),
});

const destination = createRoute({
  getParentRoute: () => layout,
  path: '/destinations/$id',
  validateSearch: (search: Record<string, unknown>): PreviewSearch => search,
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) =>
    loadedMeta(
      context,
      (await destinationQueries()).loadDestination(context, params.id, deps.preview),
    ),
  component: pagePart(
    () => import('../content/destinations/destination-page.tsx'),
    'DestinationPage',
  ),
});

const blog = createRoute({
  getParentRoute: () => layout,
  path: '/blog',
  validateSearch: (search: Record<string, unknown>): BlogSearch => search,
  loaderDeps: ({ search }) => blogSearch(search),
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await blogQueries()).loadBlog(context, deps.page)),
  component: pagePart(() => import('../content/blog/blog-page.tsx'), 'BlogPage'),
});

const blogCategory = createRoute({
  getParentRoute: () => layout,
  path: '/blog/category/$slug',
  validateSearch: (search: Record<string, unknown>): BlogSearch => search,
  loaderDeps: ({ search }) => blogSearch(search),
  loader: async ({ context, params, deps }) =>
    loadedMeta(context, (await blogQueries()).loadCategory(context, params.slug, deps.page)),
  component: pagePart(() => import('../content/blog/category-page.tsx'), 'CategoryPage'),
});

const blogPost = createRoute({
  getParentRoute: () => layout,
  path: '/blog/$slug',
  validateSearch: (search: Record<string, unknown>): PreviewSearch => search,
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) =>
    loadedMeta(context, (await blogQueries()).loadPost(context, params.slug, deps.preview)),
  component: pagePart(() => import('../content/blog/post-page.tsx'), 'PostPage'),
});

/** A page of the owner. All other addresses of one part are routes of their own, which come first. */
const ownPage = createRoute({
  getParentRoute: () => layout,
  path: '/$slug',
  validateSearch: (search: Record<string, unknown>): PreviewSearch => search,
  loaderDeps: ({ search }) => previewOf(search),
  loader: async ({ context, params, deps }) =>
    loadedMeta(context, (await ownPageQueries()).loadOwnPage(context, params.slug, deps.preview)),
  component: pagePart(() => import('./own-page.tsx'), 'OwnPage'),
});

export const contentRoutes = [
  home,
  trips,
  trip,
  tripBooking,
  transferBooking,
  findOrder,
  order,
  basket,
  giftVouchers,
  waitingList,
  trail,
  destinations,
  destination,
  blog,
  blogCategory,
  blogPost,
  ownPage,
] as const;
