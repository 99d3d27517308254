import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Seo } from '#contract/seo.ts';
import { localize } from '#contract/translation.ts';
import type { SchemaNode } from './json-ld.ts';

/** A step on the way to a page; the path is without language prefix. */
export type PageCrumb = { name: string; path: string };

/** What a page says of itself; `makeHead` turns it into tags. */
export type PageMeta = {
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  robots: string;
  /** Without language prefix; with a query only where that makes another page. None: the page has no address (not found). */
  path?: string;
  /** Set by hand in the page's SEO record: another path of ours, or an absolute address. */
  canonicalUrl?: string | null;
  /** Languages in which the page truly exists. */
  languages: readonly Language[];
  /** The language it was written in; where it does not exist in a language, it is canonical to this one's page. */
  original?: Language;
  /** Path of a picture in the bucket. */
  image?: string | null;
  /** What the page is called, on its shared picture too; left out: the title without the site's name. */
  name?: string;
  type?: 'website' | 'article';
  /** From home, which is included, to the page itself. */
  crumbs?: readonly PageCrumb[];
  jsonLd?: readonly SchemaNode[];
  /** The record's own schema.org object, merged into the page's. */
  schema?: Record<string, unknown> | null;
  /** The blog's feeds are named in the head. */
  hasFeeds?: boolean;
};

const pick = (texts: Seo['title'] | undefined, language: Language) =>
  localize({ text: '', translations: { text: texts } }, 'text', language);

/** The meta of a page that has an SEO record. */
export const metaFromSeo = (seo: Seo, path: string, language: Language): PageMeta => ({
  title: pick(seo.title, language),
  description: pick(seo.description, language),
  keywords: seo.keywords?.[language],
  robots: seo.robotsDirective,
  path,
  canonicalUrl: seo.canonicalUrl,
  languages: LANGUAGES,
  image: seo.image,
  schema: seo.schema,
});
