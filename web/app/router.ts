import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { isInState, type SiteContext } from '#base/api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import { contentRoutes } from './content-routes.ts';
import { infoRoutes } from './info-routes.ts';
import { NotFoundSite } from './page/not-found-site.tsx';
import { PageError } from './page/page-error.tsx';
import { parsePlainSearch, stringifyPlainSearch } from './page/plain-search.ts';
import { layout, root, unknown } from './root-routes.tsx';
import { taxis, transferRoutes } from './transfer-routes.ts';

const routeTree = root.addChildren([
  layout.addChildren([...contentRoutes, ...transferRoutes, ...infoRoutes, unknown]),
  taxis,
]);

const routerOf = (context: SiteContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context,
    origin: context.address.origin,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundSite,
    // The query client decides when data is stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // Routes have no language: `rewrite` removes and adds the prefix in the page's mode.
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLanguage(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = addressFor(
          url.pathname,
          context.i18n.language as Language,
          context.address.isPrefixed,
        );
        return url;
      },
    },
  });

/** The public site's router; it transfers the query client's data from the server to the browser. */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  const router = routerOf(context, history);
  setupRouterSsrQueryIntegration({
    router,
    queryClient: context.queryClient,
    wrapQueryClient: false,
    dehydrateOptions: { shouldDehydrateQuery: isInState },
  });
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
