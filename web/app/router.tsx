import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import type { SiteContext } from '#api/site-context.ts';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';
import { contactSearch, loadContact } from '../contact/contact.queries.ts';
import { blogSearch, loadBlog, loadCategory, loadPost } from '../blog/blog.queries.ts';
import { parseDestinationSearch } from '../destinations/destination-search.ts';
import { loadDestination, loadDestinations } from '../destinations/destinations.queries.ts';
import { loadLogin, loginSearch } from '../auth/auth.queries.ts';
import { loadHome } from '../home/home.queries.ts';
import { loadAbout } from '../info/about.queries.ts';
import { confirmSearch, loadConfirm, loadUnsubscribe, unsubscribeSearch } from '../newsletter/newsletter.queries.ts';
import { loadSearch, searchSearch } from '../search/search.queries.ts';
import { loadServices } from '../services/services.queries.ts';
import { loadTablePage, loadZone } from '../transfers/transfers.queries.ts';
import { loadTrail } from '../trail/trail.queries.ts';
import { loadTestimonials } from '../testimonials/testimonials.queries.ts';
import type { TrailSearch } from '../trail/trail-search.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageError } from './page-error.tsx';
import { parsePlainSearch, stringifyPlainSearch } from './plain-search.ts';
import { SiteLayout } from './site-layout.tsx';

const root = createRootRouteWithContext<SiteContext>()({ notFoundComponent: NotFoundPage, errorComponent: PageError });

const layout = createRoute({ getParentRoute: () => root, id: 'layout', component: SiteLayout, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => layout,
  path: '/',
  loader: ({ context }) => loadHome(context),
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
});

const services = createRoute({
  getParentRoute: () => layout,
  path: '/services',
  loader: ({ context }) => loadServices(context),
  component: lazyRouteComponent(() => import('../services/services-page.tsx'), 'ServicesPage'),
});

const trail = createRoute({
  getParentRoute: () => layout,
  path: '/cami-de-cavalls',
  // As written: the page itself leaves out what it does not understand.
  validateSearch: (search: Record<string, unknown>): TrailSearch => search,
  loader: ({ context }) => loadTrail(context),
  component: lazyRouteComponent(() => import('../trail/trail-page.tsx'), 'TrailPage'),
});

const about = createRoute({
  getParentRoute: () => layout,
  path: '/about',
  loader: ({ context }) => loadAbout(context),
  component: lazyRouteComponent(() => import('../info/about-page.tsx'), 'AboutPage'),
});

const contact = createRoute({
  getParentRoute: () => layout,
  path: '/contact',
  validateSearch: contactSearch,
  loader: ({ context }) => loadContact(context),
  component: lazyRouteComponent(() => import('../contact/contact-page.tsx'), 'ContactPage'),
});

const testimonials = createRoute({
  getParentRoute: () => layout,
  path: '/testimonials',
  loader: ({ context }) => loadTestimonials(context),
  component: lazyRouteComponent(() => import('../testimonials/testimonials-page.tsx'), 'TestimonialsPage'),
});

const blog = createRoute({
  getParentRoute: () => layout,
  path: '/blog',
  validateSearch: blogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadBlog(context, deps.page),
  component: lazyRouteComponent(() => import('../blog/blog-page.tsx'), 'BlogPage'),
});

const blogCategory = createRoute({
  getParentRoute: () => layout,
  path: '/blog/category/$slug',
  validateSearch: blogSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadCategory(context, params.slug, deps.page),
  component: lazyRouteComponent(() => import('../blog/category-page.tsx'), 'CategoryPage'),
});

const blogPost = createRoute({
  getParentRoute: () => layout,
  path: '/blog/$slug',
  loader: ({ context, params }) => loadPost(context, params.slug),
  component: lazyRouteComponent(() => import('../blog/post-page.tsx'), 'PostPage'),
});

const transfers = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers',
  loader: ({ context }) => loadTablePage(context, 'airport-transfers', '/airport-transfers'),
  component: lazyRouteComponent(() => import('../transfers/overview-page.tsx'), 'OverviewPage'),
});

const transferZone = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/$slug',
  loader: ({ context, params }) => loadZone(context, params.slug),
  component: lazyRouteComponent(() => import('../transfers/zone-page.tsx'), 'ZonePage'),
});

const transferPrivate = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/private',
  loader: ({ context }) => loadTablePage(context, 'airport-transfers-private', '/airport-transfers/private'),
  component: lazyRouteComponent(() => import('../transfers/private-page.tsx'), 'PrivatePage'),
});

const transferGroups = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/groups',
  loader: ({ context }) => loadTablePage(context, 'airport-transfers-groups', '/airport-transfers/groups'),
  component: lazyRouteComponent(() => import('../transfers/groups-page.tsx'), 'GroupsPage'),
});

const transferGroup = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/group',
  loader: ({ context }) => loadTablePage(context, 'airport-transfers-groups', '/airport-transfers/groups'),
  component: lazyRouteComponent(() => import('../transfers/groups-page.tsx'), 'GroupsPage'),
});

const transferVip = createRoute({
  getParentRoute: () => layout,
  path: '/airport-transfers/vip',
  loader: ({ context }) => loadTablePage(context, 'airport-transfers-vip', '/airport-transfers/vip'),
  component: lazyRouteComponent(() => import('../transfers/vip-page.tsx'), 'VipPage'),
});

const taxis = createRoute({
  getParentRoute: () => root,
  path: '/menorca-taxis',
  loader: ({ context }) => loadTablePage(context, 'menorca-taxis', '/menorca-taxis'),
  component: lazyRouteComponent(() => import('../transfers/taxis-page.tsx'), 'TaxisPage'),
});

const transferRoutes = [transfers, transferZone, transferPrivate, transferGroups, transferGroup, transferVip] as const;

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
  loader: ({ context, params }) => loadDestination(context, params.id),
  component: lazyRouteComponent(() => import('../destinations/destination-page.tsx'), 'DestinationPage'),
});

const search = createRoute({
  getParentRoute: () => layout,
  path: '/search',
  validateSearch: searchSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSearch(context, deps.q),
  component: lazyRouteComponent(() => import('../search/search-page.tsx'), 'SearchPage'),
});

const newsletterConfirm = createRoute({
  getParentRoute: () => layout,
  path: '/newsletter/confirm',
  validateSearch: confirmSearch,
  loader: ({ context }) => loadConfirm(context),
  component: lazyRouteComponent(() => import('../newsletter/confirm-page.tsx'), 'ConfirmPage'),
});

const newsletterUnsubscribe = createRoute({
  getParentRoute: () => layout,
  path: '/newsletter/unsubscribe',
  validateSearch: unsubscribeSearch,
  loader: ({ context }) => loadUnsubscribe(context),
  component: lazyRouteComponent(() => import('../newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
});

const login = createRoute({
  getParentRoute: () => layout,
  path: '/auth/login',
  validateSearch: loginSearch,
  loader: ({ context }) => loadLogin(context),
  component: lazyRouteComponent(() => import('../auth/login-page.tsx'), 'LoginPage'),
});

const routeTree = root.addChildren([layout.addChildren([home, trail, destinations, destination, services, about, contact, testimonials, blog, blogCategory, blogPost, ...transferRoutes, search, newsletterConfirm, newsletterUnsubscribe, login]), taxis]);

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
