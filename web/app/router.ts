import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';
import { contentRoutes } from './content-routes.ts';
import { infoRoutes } from './info-routes.ts';
import { NotFoundSite } from './not-found-site.tsx';
import { PageError } from './page-error.tsx';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { layout, root, unknown } from './root-routes.tsx';
import { taxis, transferRoutes } from './transfer-routes.ts';

const routeTree = root.addChildren([layout.addChildren([...contentRoutes, ...transferRoutes, ...infoRoutes, unknown]), taxis]);

const routerOf = (context: SiteContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context,
    origin: context.address.origin,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundSite,
    // Answers stay in the query client, which decides when they are stale.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
    // Routes carry no language: `rewrite` takes the prefix off and puts it on in the page's mode.
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLanguage(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = addressFor(url.pathname, context.i18n.language as Language, context.address.isPrefixed);
        return url;
      },
    },
  });

/** The public site's router, which carries the answers of the query client from the server to the browser. */
export function createSiteRouter(context: SiteContext, history?: RouterHistory) {
  const router = routerOf(context, history);
  setupRouterSsrQueryIntegration({
    router,
    queryClient: context.queryClient,
    wrapQueryClient: false,
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status === 'success' },
  });
  return router;
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
