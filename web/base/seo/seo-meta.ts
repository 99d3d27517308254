import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { siteQuery } from '#base/api/site-query.ts';
import { addressFor } from '#contract/address.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { SeoPage } from '#contract/pages/seo.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import { metaFromSeo, type PageCrumb, type PageMeta } from './page-meta.ts';
import { seoQuery } from './seo-query.ts';

export { seoQuery };

/** The site's settings, or a fallback name until they have loaded. */
export const siteOf = (
  context: SiteContext,
): Pick<PublicSettings, 'siteName'> & Partial<InLanguage<PublicSettings>> =>
  context.queryClient.getQueryData(siteQuery(languageOf(context)).queryKey) ?? {
    siteName: 'Menorca',
  };

/** Absolute URL of a path in the page's language, for structured data. */
export const absoluteAddress = (context: SiteContext, path: string) =>
  context.address.origin + addressFor(path, languageOf(context), true);

/** Breadcrumbs from home to the page. */
export const crumbsTo = (context: SiteContext, ...crumbs: PageCrumb[]): PageCrumb[] => [
  { name: context.i18n.t('navigation.home'), path: '/' },
  ...crumbs,
];

/** Meta of a page from its SEO record, which must be loaded. Falls back to the site's name without a record in this language. */
export function seoMeta(
  context: SiteContext,
  page: SeoPage,
  path: string,
  more: Pick<PageMeta, 'crumbs' | 'jsonLd'> = {},
): PageMeta {
  const seo = context.queryClient.getQueryData(seoQuery(page, languageOf(context)).queryKey);
  const meta = seo && metaFromSeo(seo, path);
  if (meta?.title) return { ...meta, ...more };
  const site = siteOf(context);
  const name = more.crumbs?.at(-1)?.name;
  return {
    title: name ? `${name} | ${site.siteName}` : site.siteName,
    description: site.tagline ?? '',
    robots: 'index,follow',
    path,
    languages: LANGUAGES,
    ...more,
  };
}
