import { pictureUrl } from '#content/picture-url.ts';
import { prefixed } from '#contract/address.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import type { PageMeta } from './page-meta.ts';

export type HeadTag = { tag: 'title' | 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string };
export type HeadContext = { origin: string; language: Language; siteName: string };

const OG_LOCALES: Record<Language, string> = { es: 'es_ES', en: 'en_GB', de: 'de_DE', ca: 'ca_ES' };
const SHARE_PICTURE = { width: 1280, height: 640, quality: 80, format: 'jpeg' } as const;

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [name.startsWith('og:') || name.startsWith('article:') ? 'property' : 'name']: name, content },
});
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

const absolute = (address: string, origin: string) => (/^https?:/.test(address) ? address : `${origin}${address}`);

/** The one function that makes a page's head: for the pages as sent, for the browser's navigation and for previews. */
export function makeHead(page: PageMeta, { origin, language, siteName }: HeadContext): HeadTag[] {
  const own = page.languages.includes(language) ? language : (page.languages[0] ?? language);
  const address = (one: Language) => absolute(/^https?:/.test(page.path) ? page.path : prefixed(page.path, one), origin);
  const isIndexed = !page.robots.startsWith('noindex');
  const picture = page.image ? absolute(pictureUrl(page.image, SHARE_PICTURE), origin) : undefined;
  return [
    { tag: 'title', attributes: {}, text: page.title },
    meta('description', page.description),
    ...(page.keywords?.length ? [meta('keywords', page.keywords.join(', '))] : []),
    meta('robots', page.robots),
    link('canonical', address(own)),
    ...(isIndexed && page.languages.length > 0
      ? [
          ...LANGUAGES.filter((one) => page.languages.includes(one)).map((one) => link('alternate', address(one), { hreflang: one })),
          link('alternate', absolute(page.path, origin), { hreflang: 'x-default' }),
        ]
      : []),
    meta('og:type', page.type ?? 'website'),
    meta('og:site_name', siteName),
    meta('og:title', page.title),
    meta('og:description', page.description),
    meta('og:url', address(own)),
    meta('og:locale', OG_LOCALES[language]),
    ...(picture
      ? [meta('og:image', picture), meta('twitter:card', 'summary_large_image'), meta('twitter:image', picture)]
      : [meta('twitter:card', 'summary')]),
    ...(page.jsonLd ?? []).map(
      (data): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
      }),
    ),
  ];
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The tags as markup. Script text is JSON; no `<` in it survives, so nothing can end the block. */
export const headMarkup = (tags: readonly HeadTag[]) =>
  tags
    .map(({ tag, attributes, text }) => {
      const written = Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
        .join('');
      if (tag === 'meta' || tag === 'link') return `<${tag} data-head${written}>`;
      return `<${tag} data-head${written}>${tag === 'script' ? (text ?? '').replaceAll('<', '\\u003c') : escapeAttribute(text ?? '')}</${tag}>`;
    })
    .join('');
