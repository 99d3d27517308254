import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';
import { contentRoutes } from './content-routes.ts';
import { infoRoutes } from './info-routes.ts';
import { NotFoundSite } from './not-found-site.tsx';
import { PageError } from './page-error.tsx';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { layout, root } from './root-routes.ts';
import { scrolling } from './scrolling.ts';
import { taxis, transferRoutes } from './transfer-routes.ts';

const routeTree = root.addChildren([layout.addChildren([...contentRoutes, ...transferRoutes, ...infoRoutes]), taxis]);

/** The public site's router. Inside, paths carry no language; `rewrite` takes it off and puts it on in the mode of the page. */
export const createSiteRouter = (context: SiteContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    context,
    origin: context.address.origin,
    defaultPreload: 'intent',
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFoundSite,
    scrollRestoration: () => scrolling.isOn,
    parseSearch: parsePlainSearch,
    stringifySearch: stringifyPlainSearch,
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
