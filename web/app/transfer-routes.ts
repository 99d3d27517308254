import { createRoute } from '@tanstack/react-router';
import { loadersOf, pagePart, standalonePart } from '#base/ui/parts/page-part.tsx';
import type { ZoneSearch } from '#web-orders/transfer/pickup-time.ts';
import type { RequestSearch } from '#web-orders/transfer/request/search.ts';
import { loadedMeta } from './page/loaded-meta.ts';
import { layout, noSearch, root } from './root-routes.tsx';

const transferLoaders = loadersOf(() => import('#web-orders/transfer/transfers.loaders.ts'));

const overview = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(
      context,
      (await transferLoaders()).loadTablePage(context, 'airport-transfers', '/airport-transfers'),
    ),
  component: pagePart(() => import('../content/transfers/overview-page.tsx'), 'OverviewPage'),
});

const zone = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/$slug',
  validateSearch: (search: Record<string, unknown>): ZoneSearch => search,
  loader: async ({ context, params }) =>
    loadedMeta(context, (await transferLoaders()).loadZone(context, params.slug)),
  component: pagePart(() => import('../content/transfers/zone-page.tsx'), 'ZonePage'),
});

const privateTransfers = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/private',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(
      context,
      (await transferLoaders()).loadTablePage(
        context,
        'airport-transfers-private',
        '/airport-transfers/private',
      ),
    ),
  component: pagePart(() => import('../content/transfers/private-page.tsx'), 'PrivatePage'),
});

const groups = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/groups',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(
      context,
      (await transferLoaders()).loadTablePage(
        context,
        'airport-transfers-groups',
        '/airport-transfers/groups',
      ),
    ),
  component: pagePart(() => import('../content/transfers/groups-page.tsx'), 'GroupsPage'),
});

const group = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/group',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(
      context,
      (await transferLoaders()).loadTablePage(
        context,
        'airport-transfers-groups',
        '/airport-transfers/groups',
      ),
    ),
  component: pagePart(() => import('../content/transfers/groups-page.tsx'), 'GroupsPage'),
});

const vip = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/vip',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(
      context,
      (await transferLoaders()).loadTablePage(
        context,
        'airport-transfers-vip',
        '/airport-transfers/vip',
      ),
    ),
  component: pagePart(() => import('../content/transfers/vip-page.tsx'), 'VipPage'),
});

const request = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/request',
  validateSearch: (search: Record<string, unknown>): RequestSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await transferLoaders()).loadRequest(context, deps)),
  component: pagePart(() => import('#web-orders/transfer/request/page.tsx'), 'RequestPage'),
});

/** Standalone: without the shared header and footer. */
export const taxis = createRoute({
  getParentRoute: () => root,
  path: '/menorca-taxis',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(
      context,
      (await transferLoaders()).loadTablePage(context, 'menorca-taxis', '/menorca-taxis'),
    ),
  component: standalonePart(() => import('../content/transfers/taxis-page.tsx'), 'TaxisPage'),
});

export const transferRoutes = [
  overview,
  zone,
  privateTransfers,
  groups,
  group,
  vip,
  request,
] as const;
