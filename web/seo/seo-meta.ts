import { apiQuery } from '#api/api-query.ts';
import { languageOf, type SiteContext } from '#api/site-context.ts';
import { addressFor } from '#contract/address.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { SeoPage } from '#contract/seo.ts';
import type { Settings } from '#contract/settings.ts';
import { localize } from '#contract/translation.ts';
import { metaFromSeo, type PageCrumb, type PageMeta } from './page-meta.ts';
import { seoQuery } from './seo-query.ts';

export { seoQuery };

export const siteQuery = apiQuery('/api/site');

/** The site's settings, once they are there; a name stands in until then. */
export const siteOf = (context: SiteContext): Pick<Settings, 'siteName'> & Partial<Settings> =>
  context.queryClient.getQueryData(siteQuery.queryKey) ?? { siteName: 'Menorca' };

/** The whole address of a path of ours in the page's language, for structured data. */
export const absoluteAddress = (context: SiteContext, path: string) => context.address.origin + addressFor(path, languageOf(context), true);

/** From home to the page. */
export const crumbsTo = (context: SiteContext, ...crumbs: PageCrumb[]): PageCrumb[] => [
  { name: context.i18n.t('navigation.home'), path: '/' },
  ...crumbs,
];

/** The meta of a page from its SEO record, which must be loaded already. Without one, or one in this language, the site's name stands in. */
export function seoMeta(context: SiteContext, page: SeoPage, path: string, more: Pick<PageMeta, 'crumbs' | 'jsonLd'> = {}): PageMeta {
  const seo = context.queryClient.getQueryData(seoQuery(page).queryKey);
  const told = seo && metaFromSeo(seo, path, languageOf(context));
  // A filled page brings the record in its own language alone; after a change of language the whole may not have come.
  if (told?.title) return { ...told, ...more };
  const site = siteOf(context);
  const name = more.crumbs?.at(-1)?.name;
  return {
    title: name ? `${name} | ${site.siteName}` : site.siteName,
    description: localize({ text: '', translations: { text: site.tagline } }, 'text', languageOf(context)),
    robots: 'index,follow',
    path,
    languages: LANGUAGES,
    ...more,
  };
}
