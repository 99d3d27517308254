import { createRoute } from '@tanstack/react-router';
import type { ReviewsSearch } from '#base/content/reviews/reviews-query.ts';
import { loadersOf, pagePart } from '#base/ui/parts/page-part.tsx';
import type { LoginSearch } from '../content/auth/login-search.ts';
import type { ContactSearch } from '../content/contact/contact-search.ts';
import type { FaqSearch } from '../content/legal/faq-search.ts';
import type { ConfirmSearch, UnsubscribeSearch } from '../content/newsletter/newsletter-search.ts';
import type { ReviewSearch } from '../content/reviews/review-search.ts';
import { type SearchSearch, searchSearch } from '../content/search/search-address.ts';
import { loadedMeta } from './page/loaded-meta.ts';
import { layout, noSearch } from './root-routes.tsx';

const servicesQueries = loadersOf(() => import('../content/services/services.queries.ts'));
const aboutQueries = loadersOf(() => import('../content/info/about.queries.ts'));
const contactQueries = loadersOf(() => import('../content/contact/contact.queries.ts'));
const testimonialsQueries = loadersOf(
  () => import('../content/testimonials/testimonials.queries.ts'),
);
const reviewsQueries = loadersOf(() => import('../content/reviews/reviews.loaders.ts'));
const searchQueries = loadersOf(() => import('../content/search/search.queries.ts'));
const authQueries = loadersOf(() => import('../content/auth/auth.queries.ts'));
const legalQueries = loadersOf(() => import('../content/legal/legal.queries.ts'));
const newsletterQueries = loadersOf(() => import('../content/newsletter/newsletter.queries.ts'));

const services = createRoute({
  getParentRoute: () => layout,
  path: '/services',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(context, (await servicesQueries()).loadServices(context)),
  component: pagePart(() => import('../content/services/services-page.tsx'), 'ServicesPage'),
});

const about = createRoute({
  getParentRoute: () => layout,
  path: '/about',
  validateSearch: noSearch,
  loader: async ({ context }) => loadedMeta(context, (await aboutQueries()).loadAbout(context)),
  component: pagePart(() => import('../content/info/about-page.tsx'), 'AboutPage'),
});

const contact = createRoute({
  getParentRoute: () => layout,
  path: '/contact',
  validateSearch: (search: Record<string, unknown>): ContactSearch => search,
  loader: async ({ context }) => loadedMeta(context, (await contactQueries()).loadContact(context)),
  component: pagePart(() => import('../content/contact/contact-page.tsx'), 'ContactPage'),
});

const testimonials = createRoute({
  getParentRoute: () => layout,
  path: '/testimonials',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(context, (await testimonialsQueries()).loadTestimonials(context)),
  component: pagePart(
    () => import('../content/testimonials/testimonials-page.tsx'),
    'TestimonialsPage',
  ),
});

const reviews = createRoute({
  getParentRoute: () => layout,
  path: '/reviews',
  validateSearch: (search: Record<string, unknown>): ReviewsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await reviewsQueries()).loadReviews(context, deps)),
  component: pagePart(() => import('../content/reviews/reviews-page.tsx'), 'ReviewsPage'),
});

/** A guest's own review, behind the link in the mail. */
const review = createRoute({
  getParentRoute: () => layout,
  path: '/review/$reference',
  validateSearch: (search: Record<string, unknown>): ReviewSearch => ({ token: '', ...search }),
  loaderDeps: ({ search }) => ({ token: search.token }),
  loader: async ({ context, params, deps }) =>
    loadedMeta(context, (await reviewsQueries()).loadReview(context, params.reference, deps.token)),
  component: pagePart(() => import('../content/reviews/review-page.tsx'), 'ReviewPage'),
});

const reviewStop = createRoute({
  getParentRoute: () => layout,
  path: '/review/$reference/stop',
  validateSearch: (search: Record<string, unknown>): ReviewSearch => ({ token: '', ...search }),
  loader: async ({ context, params }) =>
    loadedMeta(context, (await reviewsQueries()).loadStop(context, params.reference)),
  component: pagePart(() => import('../content/reviews/stop-page.tsx'), 'StopPage'),
});

const privacy = createRoute({
  getParentRoute: () => layout,
  path: '/legal/privacy',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(context, (await legalQueries()).loadLegal(context, 'privacy')),
  component: pagePart(() => import('../content/legal/legal-page.tsx'), 'PrivacyPage'),
});

const terms = createRoute({
  getParentRoute: () => layout,
  path: '/legal/terms',
  validateSearch: noSearch,
  loader: async ({ context }) =>
    loadedMeta(context, (await legalQueries()).loadLegal(context, 'terms')),
  component: pagePart(() => import('../content/legal/legal-page.tsx'), 'TermsPage'),
});

const faq = createRoute({
  getParentRoute: () => layout,
  path: '/legal/faq',
  validateSearch: (search: Record<string, unknown>): FaqSearch => search,
  loader: async ({ context }) => loadedMeta(context, (await legalQueries()).loadFaq(context)),
  component: pagePart(() => import('../content/legal/faq-page.tsx'), 'FaqPage'),
});

const search = createRoute({
  getParentRoute: () => layout,
  path: '/search',
  validateSearch: (search: Record<string, unknown>): SearchSearch => search,
  loaderDeps: ({ search }) => searchSearch(search),
  loader: async ({ context, deps }) =>
    loadedMeta(context, (await searchQueries()).loadSearch(context, deps.q)),
  component: pagePart(() => import('../content/search/search-page.tsx'), 'SearchPage'),
});

const newsletterConfirm = createRoute({
  getParentRoute: () => layout,
  path: '/newsletter/confirm',
  validateSearch: (search: Record<string, unknown>): ConfirmSearch => search,
  loader: async ({ context }) =>
    loadedMeta(context, (await newsletterQueries()).loadConfirm(context)),
  component: pagePart(() => import('../content/newsletter/confirm-page.tsx'), 'ConfirmPage'),
});

const newsletterUnsubscribe = createRoute({
  getParentRoute: () => layout,
  path: '/newsletter/unsubscribe',
  validateSearch: (search: Record<string, unknown>): UnsubscribeSearch => search,
  loader: async ({ context }) =>
    loadedMeta(context, (await newsletterQueries()).loadUnsubscribe(context)),
  component: pagePart(
    () => import('../content/newsletter/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
});

const login = createRoute({
  getParentRoute: () => layout,
  path: '/auth/login',
  validateSearch: (search: Record<string, unknown>): LoginSearch => search,
  loader: async ({ context }) => loadedMeta(context, (await authQueries()).loadLogin(context)),
  component: pagePart(() => import('../content/auth/login-page.tsx'), 'LoginPage'),
});

export const infoRoutes = [
  services,
  about,
  contact,
  testimonials,
  reviews,
  review,
  reviewStop,
  privacy,
  terms,
  faq,
  search,
  newsletterConfirm,
  newsletterUnsubscribe,
  login,
] as const;
