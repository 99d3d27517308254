import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadLogin, loginSearch } from '../auth/auth.queries.ts';
import { contactSearch, loadContact } from '../contact/contact.queries.ts';
import { loadAbout } from '../info/about.queries.ts';
import { faqSearch, loadFaq, loadLegal } from '../legal/legal.queries.ts';
import { confirmSearch, loadConfirm, loadUnsubscribe, unsubscribeSearch } from '../newsletter/newsletter.queries.ts';
import { loadSearch, searchSearch } from '../search/search.queries.ts';
import { loadServices } from '../services/services.queries.ts';
import { loadTestimonials } from '../testimonials/testimonials.queries.ts';
import { layout } from './root-routes.ts';

const services = createRoute({
  getParentRoute: () => layout,
  path: '/services',
  loader: ({ context }) => loadServices(context),
  component: lazyRouteComponent(() => import('../services/services-page.tsx'), 'ServicesPage'),
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

const privacy = createRoute({
  getParentRoute: () => layout,
  path: '/legal/privacy',
  loader: ({ context }) => loadLegal(context, 'privacy'),
  component: lazyRouteComponent(() => import('../legal/legal-page.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  getParentRoute: () => layout,
  path: '/legal/terms',
  loader: ({ context }) => loadLegal(context, 'terms'),
  component: lazyRouteComponent(() => import('../legal/legal-page.tsx'), 'TermsPage'),
});

const faq = createRoute({
  getParentRoute: () => layout,
  path: '/legal/faq',
  validateSearch: faqSearch,
  loader: ({ context }) => loadFaq(context),
  component: lazyRouteComponent(() => import('../legal/faq-page.tsx'), 'FaqPage'),
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

export const infoRoutes = [
  services,
  about,
  contact,
  testimonials,
  privacy,
  terms,
  faq,
  search,
  newsletterConfirm,
  newsletterUnsubscribe,
  login,
] as const;
