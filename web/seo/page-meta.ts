import { LANGUAGES, type Language } from '#contract/language.ts';
import type { Seo } from '#contract/seo.ts';
import { localize } from '#contract/translation.ts';

/** What a page says of itself; `makeHead` turns it into tags. */
export type PageMeta = {
  title: string;
  description: string;
  keywords?: readonly string[];
  robots: string;
  /** Path without language prefix. */
  path: string;
  /** Languages in which the page truly exists. */
  languages: readonly Language[];
  /** Path of a picture in the bucket. */
  image?: string | null;
  type?: 'website' | 'article';
  jsonLd?: readonly object[];
};

const pick = (texts: Seo['title'] | undefined, language: Language) =>
  localize({ text: '', translations: { text: texts } }, 'text', language);

/** The meta of a page that has an SEO record. */
export const metaFromSeo = (seo: Seo, path: string, language: Language): PageMeta => ({
  title: pick(seo.title, language),
  description: pick(seo.description, language),
  keywords: seo.keywords?.[language],
  robots: seo.robotsDirective,
  path: seo.canonicalUrl || path,
  languages: LANGUAGES,
  image: seo.image,
  jsonLd: seo.schema ? [seo.schema] : [],
});
