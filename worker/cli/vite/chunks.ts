import type { Rolldown } from 'vite';

type Group = Extract<NonNullable<Rolldown.OutputOptions['codeSplitting']>, object>['groups'] extends (infer G)[] | undefined ? G : never;

/** Modules that come together, in one file; what these need is left where it is. */
const together = (name: string, test: RegExp, minShareCount = 2): Group => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
});

const inFolder = (folder: string, ...modules: string[]) => new RegExp(`/web/${folder}/(?:${modules.join('|')})\\.tsx?$`);
const modules = (...names: string[]) => new RegExp(`/(?:${names.join('|')})\\.tsx?$`);

/** Small modules that the entry needs in any case: each file of its own would stand in every page by name. */
const COMMON =
  /\/web\/(?:i18n\/(?:stored-language|want-strings|read-ahead)|consent\/consent|seo\/seo-query|ui\/lazy-part|api\/alive-site)\.|\/contract\/(?:trips|fields|calendar|phone|tidy-text)\.|preload-helper/;

/** The site's files: what every page runs, and then a few for each page, which are asked for at once (parallel-imports.ts). */
export const CHUNKS: Group[] = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
  // What most pages share.
  { name: 'base', test: /\/(?:web\/(?!seo\/)|contract\/)/, minShareCount: 12 },
  { name: 'common', test: COMMON },
  together('heads', /\/web\/(?:seo|content\/fit-text)|\/contract\/(?:list-values|seo)/, 6),
  together(
    'pieces',
    modules(
      'use-text',
      'rating',
      'calendar-day',
      'format-day',
      'join-names',
      'fallback-notice',
      'trip-card',
      'preview-bar',
      'trips/labels',
      'picture-texts',
      'owner-text',
      'call-to-action',
      'faq-list',
    ),
  ),
  // Home is what most visits begin with: its first view with its data in one file.
  together(
    'home-page',
    modules('home-page', 'home\\.queries', 'hero', 'hero-search', 'hero-slides', 'hero-frame', 'hero-picture', 'use-rotation'),
    1,
  ),
  together('lists', modules('pagination', 'use-page-turn', 'use-list-loading', 'list-key')),
  together('details', inFolder('ui', 'gallery', 'share')),
  together('forms', inFolder('forms', 'form-page', 'use-form')),
  together(
    'destinations',
    modules('destinations.queries', 'destination-meta', 'destination-search', 'destinations/labels', 'destination-card'),
  ),
  together('blog', modules('blog.queries', 'blog-meta', 'blog-card')),
  together('finder', inFolder('transfers', 'price-finder', 'vehicle-cards')),
  together('places', modules('place-field', 'place-options', 'combobox', 'combobox-list', 'ask-us', 'place-search')),
  together('prices', modules('transfer-table', 'price-tables', 'variant-links', 'zone-cards', 'page-top', 'wide-picture')),
  together(
    'transfers',
    modules(
      'transfers.queries',
      'phone-links',
      'request-link',
      'request-search',
      'request-values',
      'from-price',
      'opening',
      'countries',
      'vehicle-classes',
      'transfer-faq',
      'place-names',
      'person-check',
    ),
  ),
  together('contacts', modules('contact-form', 'use-sending', 'contract/contact')),
  together('ways', inFolder('shell', 'ways-on', 'search-form')),
  together('newsletter', inFolder('newsletter', 'newsletter-form', 'token-page')),
  together('firm', modules('firm-page', 'owner-address')),
];
