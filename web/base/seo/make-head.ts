import { addressFor, splitLanguage } from '#contract/address.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Brand } from '#contract/pages/brand.ts';
import { breadcrumbList, mergeSchema } from './json-ld.ts';
import type { PageMeta } from './page-meta.ts';
import { pageName, SHARE_SIZE, sharePicturePath } from './share-picture.ts';

export type HeadTag = {
  tag: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
};
export type HeadContext = {
  origin: string;
  language: Language;
  siteName: string;
  brand?: Brand | undefined;
};

const OG_LOCALES: Record<Language, string> = { es: 'es_ES', en: 'en_GB', de: 'de_DE', ca: 'ca_ES' };
const FEEDS = { 'application/rss+xml': 'feed.xml', 'application/feed+json': 'feed.json' };

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [/^(?:og|article):/.test(name) ? 'property' : 'name']: name, content },
});
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, ...more, href },
});

/** Target of a page's canonical URL: a path of this site, in any language, or another site's URL. */
function canonicalOf(
  { path, canonicalUrl }: PageMeta,
  origin: string,
): { path: string } | { foreign: string } | undefined {
  if (!canonicalUrl) return path === undefined ? undefined : { path };
  const url = URL.canParse(canonicalUrl, origin) ? new URL(canonicalUrl, origin) : undefined;
  if (!url) return path === undefined ? undefined : { path };
  if (url.origin !== origin) return { foreign: url.href };
  return { path: splitLanguage(url.pathname).path + url.search };
}

/** Canonical URL and alternates. A page that is canonical to another language's page, or to another site, has no alternates. */
function addresses(
  page: PageMeta,
  { origin, language }: HeadContext,
): { canonical?: string; alternates: HeadTag[] } {
  const own = canonicalOf(page, origin);
  if (!own) return { alternates: [] };
  if ('foreign' in own) return { canonical: own.foreign, alternates: [] };
  const isHere = page.languages.length === 0 || page.languages.includes(language);
  const inLanguage = (one: Language) => origin + addressFor(own.path, one, true);
  const canonical = inLanguage(
    isHere ? language : (page.original ?? page.languages[0] ?? language),
  );
  if (!isHere || page.languages.length === 0) return { canonical, alternates: [] };
  return {
    canonical,
    alternates: [
      ...LANGUAGES.filter((one) => page.languages.includes(one)).map((one) =>
        link('alternate', inLanguage(one), { hreflang: one }),
      ),
      link('alternate', origin + own.path, { hreflang: 'x-default' }),
    ],
  };
}

function shareTags(
  page: PageMeta,
  { origin, language, siteName, brand }: HeadContext,
  canonical: string | undefined,
): HeadTag[] {
  const path = sharePicturePath(page, language, siteName, brand);
  const name = pageName(page, siteName);
  return [
    meta('og:type', page.type ?? 'website'),
    meta('og:site_name', siteName),
    meta('og:title', page.title),
    meta('og:description', page.description),
    ...(canonical ? [meta('og:url', canonical)] : []),
    meta('og:locale', OG_LOCALES[language]),
    ...LANGUAGES.filter((one) => one !== language && page.languages.includes(one)).map((one) =>
      meta('og:locale:alternate', OG_LOCALES[one]),
    ),
    meta('twitter:card', path ? 'summary_large_image' : 'summary'),
    meta('twitter:title', page.title),
    meta('twitter:description', page.description),
    ...(path
      ? [
          meta('og:image', origin + path),
          meta('og:image:type', 'image/jpeg'),
          meta('og:image:width', String(SHARE_SIZE.width)),
          meta('og:image:height', String(SHARE_SIZE.height)),
          meta('og:image:alt', name),
          meta('twitter:image', origin + path),
          meta('twitter:image:alt', name),
        ]
      : []),
  ];
}

/** The single function that makes a page's head: for server rendering, client navigation and previews. */
export function makeHead(page: PageMeta, context: HeadContext): HeadTag[] {
  const { origin, language, siteName } = context;
  const { canonical, alternates } = addresses(page, context);
  const nodes = [
    ...(page.jsonLd ?? []),
    ...(page.crumbs?.length
      ? [breadcrumbList(page.crumbs, (path) => origin + addressFor(path, language, true))]
      : []),
  ];
  return [
    { tag: 'title', attributes: {}, text: page.title },
    meta('description', page.description),
    ...(page.keywords?.length ? [meta('keywords', page.keywords.join(', '))] : []),
    meta('robots', page.robots),
    ...(canonical ? [link('canonical', canonical)] : []),
    ...alternates,
    ...(page.hasFeeds
      ? Object.entries(FEEDS).map(([type, file]) =>
          link('alternate', `${origin}/${language}/blog/${file}`, { type, title: siteName }),
        )
      : []),
    ...shareTags(page, context, canonical),
    ...mergeSchema(nodes, page.schema).map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
      }),
    ),
  ];
}

const escapeAttribute = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** The tags as markup. Script text is JSON with every `<` escaped, so that nothing can end the block. */
export const headMarkup = (tags: readonly HeadTag[]) =>
  tags
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
        .join('');
      if (tag === 'title') return `<title>${escapeAttribute(text ?? '')}</title>`;
      if (tag === 'script')
        return `<script${written} data-head>${(text ?? '').replaceAll('<', '\\u003c')}</script>`;
      return `<${tag}${written} data-head>`;
    })
    .join('');
