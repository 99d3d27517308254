import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { siteQuery } from '#base/api/site-query.ts';
import { firm, node, type SchemaNode } from './json-ld.ts';
import type { PageCrumb, PageMeta } from './page-meta.ts';
import { absoluteAddress, crumbsTo } from './seo-meta.ts';

/** Structured data of the firm from its settings; empty until they have loaded. */
export function firmNodes(context: SiteContext): SchemaNode[] {
  const site = context.queryClient.getQueryData(siteQuery(languageOf(context)).queryKey);
  if (!site) return [];
  return [firm(site, context.address.origin, site.tagline)];
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
