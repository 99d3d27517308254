import type { InLanguage } from '#contract/languages/in-language.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { Seo } from '#contract/pages/seo.ts';
import type { SchemaNode } from './json-ld.ts';

/** A breadcrumb; its path has no language prefix. */
export type PageCrumb = { name: string; path: string };

/** A page's metadata; `makeHead` turns it into tags. */
export type PageMeta = {
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  robots: string;
  /** Without language prefix; with a query only if it makes a different page. Undefined if the page was not found. */
  path?: string;
  /** From the page's SEO record: a path of this site, or an absolute URL. */
  canonicalUrl?: string | null;
  /** Languages in which the page has a translation. */
  languages: readonly Language[];
  /** The source language; in a language without a translation the page is canonical to the source's page. */
  original?: Language;
  /** Path of a picture in the bucket. */
  image?: string | null;
  /** The page's name, also on its share picture; defaults to the title without the site's name. */
  name?: string;
  type?: 'website' | 'article';
  /** From home (included) to the page itself. */
  crumbs?: readonly PageCrumb[];
  jsonLd?: readonly SchemaNode[];
  /** The record's own schema.org object, merged into the page's. */
  schema?: Record<string, unknown> | null;
  /** Links the blog's feeds in the head. */
  hasFeeds?: boolean;
};

/** An SEO record in one language. */
export type SeoInLanguage = Omit<InLanguage<Seo>, 'page' | 'schema' | 'languages'> &
  Pick<Seo, 'schema'>;

/** Meta of a page with an SEO record. */
export const metaFromSeo = (seo: SeoInLanguage, path: string): PageMeta => ({
  title: seo.title,
  description: seo.description,
  keywords: seo.textLanguages.keywords ? undefined : seo.keywords,
  robots: seo.robotsDirective,
  path,
  canonicalUrl: seo.canonicalUrl,
  languages: LANGUAGES,
  image: seo.image,
  schema: seo.schema,
});
