import type { SiteContext } from '#base/api/site-context.ts';
import { fitDescription, fitTitle } from './fit-text.ts';
import type { PageMeta } from './page-meta.ts';
import { siteOf } from './seo-meta.ts';
import { pageName } from './share-picture.ts';

/** Later pages of a list are canonical to themselves. Filtered, sorted or empty lists (`isPartial`) are not indexed. */
export function pagedMeta(
  context: SiteContext,
  meta: PageMeta,
  { page, isPartial }: { page: number; isPartial: boolean },
): PageMeta {
  if (isPartial) return { ...meta, robots: 'noindex,follow', languages: [] };
  if (page <= 1) return meta;
  const { t } = context.i18n;
  const { siteName } = siteOf(context);
  const name = t('seo.page_title', { title: pageName(meta, siteName), page });
  return {
    ...meta,
    title: fitTitle([`${name} | ${siteName}`, name]),
    description: fitDescription(t('seo.page_text', { text: meta.description, page })),
    path: `${meta.path}?page=${page}`,
    canonicalUrl: null,
  };
}
