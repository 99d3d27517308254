import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loginSearch } from '../auth/login-search.ts';
import { contactSearch } from '../contact/contact-search.ts';
import { faqSearch } from '../legal/faq-search.ts';
import { confirmSearch, unsubscribeSearch } from '../newsletter/newsletter-search.ts';
import { searchSearch } from '../search/search-address.ts';
import { layout } from './root-routes.tsx';

const servicesQueries = () => import('../services/services.queries.ts');
const aboutQueries = () => import('../info/about.queries.ts');
const contactQueries = () => import('../contact/contact.queries.ts');
const testimonialsQueries = () => import('../testimonials/testimonials.queries.ts');
const searchQueries = () => import('../search/search.queries.ts');
const authQueries = () => import('../auth/auth.queries.ts');
const legalQueries = () => import('../legal/legal.queries.ts');
const newsletterQueries = () => import('../newsletter/newsletter.queries.ts');

const services = createRoute({
  getParentRoute: () => layout,
  path: '/services',
  loader: async ({ context }) => (await servicesQueries()).loadServices(context),
  component: lazyRouteComponent(() => import('../services/services-page.tsx'), 'ServicesPage'),
});

const about = createRoute({
  getParentRoute: () => layout,
  path: '/about',
  loader: async ({ context }) => (await aboutQueries()).loadAbout(context),
  component: lazyRouteComponent(() => import('../info/about-page.tsx'), 'AboutPage'),
});

const contact = createRoute({
  getParentRoute: () => layout,
  path: '/contact',
  validateSearch: contactSearch,
  loader: async ({ context }) => (await contactQueries()).loadContact(context),
  component: lazyRouteComponent(() => import('../contact/contact-page.tsx'), 'ContactPage'),
});

const testimonials = createRoute({
  getParentRoute: () => layout,
  path: '/testimonials',
  loader: async ({ context }) => (await testimonialsQueries()).loadTestimonials(context),
  component: lazyRouteComponent(() => import('../testimonials/testimonials-page.tsx'), 'TestimonialsPage'),
});

const privacy = createRoute({
  getParentRoute: () => layout,
  path: '/legal/privacy',
  loader: async ({ context }) => (await legalQueries()).loadLegal(context, 'privacy'),
  component: lazyRouteComponent(() => import('../legal/legal-page.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  getParentRoute: () => layout,
  path: '/legal/terms',
  loader: async ({ context }) => (await legalQueries()).loadLegal(context, 'terms'),
  component: lazyRouteComponent(() => import('../legal/legal-page.tsx'), 'TermsPage'),
});

const faq = createRoute({
  getParentRoute: () => layout,
  path: '/legal/faq',
  validateSearch: faqSearch,
  loader: async ({ context }) => (await legalQueries()).loadFaq(context),
  component: lazyRouteComponent(() => import('../legal/faq-page.tsx'), 'FaqPage'),
});

const search = createRoute({
  getParentRoute: () => layout,
  path: '/search',
  validateSearch: searchSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => (await searchQueries()).loadSearch(context, deps.q),
  component: lazyRouteComponent(() => import('../search/search-page.tsx'), 'SearchPage'),
});

const newsletterConfirm = createRoute({
  getParentRoute: () => layout,
  path: '/newsletter/confirm',
  validateSearch: confirmSearch,
  loader: async ({ context }) => (await newsletterQueries()).loadConfirm(context),
  component: lazyRouteComponent(() => import('../newsletter/confirm-page.tsx'), 'ConfirmPage'),
});

const newsletterUnsubscribe = createRoute({
  getParentRoute: () => layout,
  path: '/newsletter/unsubscribe',
  validateSearch: unsubscribeSearch,
  loader: async ({ context }) => (await newsletterQueries()).loadUnsubscribe(context),
  component: lazyRouteComponent(() => import('../newsletter/unsubscribe-page.tsx'), 'UnsubscribePage'),
});

const login = createRoute({
  getParentRoute: () => layout,
  path: '/auth/login',
  validateSearch: loginSearch,
  loader: async ({ context }) => (await authQueries()).loadLogin(context),
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
