import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { localize } from '#contract/languages/translation.ts';
import { firm, node, type SchemaNode } from './json-ld.ts';
import type { PageCrumb, PageMeta } from './page-meta.ts';
import { absoluteAddress, crumbsTo, siteQuery } from './seo-meta.ts';

/** Structured data of the firm from its settings; empty until they have loaded. */
export function firmNodes(context: SiteContext): SchemaNode[] {
  const site = context.queryClient.getQueryData(siteQuery.queryKey);
  if (!site) return [];
  const tagline = localize(
    { text: '', translations: { text: site.tagline } },
    'text',
    languageOf(context),
  );
  return [firm(site, context.address.origin, tagline)];
}

/** A page about the firm itself. */
export function firmPage(
  context: SiteContext,
  type: 'AboutPage' | 'ContactPage',
  crumb: PageCrumb,
): Pick<PageMeta, 'crumbs' | 'jsonLd'> {
  const [mainEntity] = firmNodes(context);
  return {
    crumbs: crumbsTo(context, crumb),
    jsonLd: [
      node(type, { name: crumb.name, url: absoluteAddress(context, crumb.path), mainEntity }),
    ],
  };
}
