import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';
import { loadHome } from '../home/home.queries.ts';
import type { SiteContext } from '#api/site-context.ts';
import { PageError } from './page-error.tsx';
import { SiteLayout } from './site-layout.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const root = createRootRouteWithContext<SiteContext>()({ notFoundComponent: NotFoundPage, errorComponent: PageError });

const layout = createRoute({ getParentRoute: () => root, id: 'layout', component: SiteLayout, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  loader: ({ context }) => loadHome(context),
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
});

const routeTree = root.addChildren([layout.addChildren([home])]);

/** The public site's router. Inside, paths carry no language; `rewrite` takes it off and puts it on in the mode of the page. */
export const createSiteRouter = (context: SiteContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context,
    origin: context.address.origin,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: false,
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

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
