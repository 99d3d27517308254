import { apiQuery } from '#api/api-query.ts';
import { loadPage, type SiteContext } from '#api/site-context.ts';
import { isOwnPath } from '#contract/address.ts';
import type { PageMeta } from '#seo/page-meta.ts';

const siteQuery = apiQuery('/api/site');

/** `?next=` counts only when it is an address of ours. */
export const loginSearch = ({ next }: Record<string, unknown>): { next?: string } => (isOwnPath(next) ? { next } : {});

export async function loadLogin(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { queries: [siteQuery] });
  const site = context.queryClient.getQueryData(siteQuery.queryKey)?.siteName ?? 'Menorca';
  // Absolute, as this page never carries a language.
  return {
    title: `${context.i18n.t('login.title')} | ${site}`,
    description: context.i18n.t('login.text'),
    robots: 'noindex,nofollow',
    path: `${context.address.origin}/auth/login`,
    languages: [],
  };
}
