import { apiQuery } from '#api/api-query.ts';
import { loadPage, type SiteContext } from '#api/site-context.ts';
import type { PageMeta } from '#seo/page-meta.ts';

const siteQuery = apiQuery('/api/site');

type TokenSearch<S extends string> = { token?: string; state?: S };

/** `?token=` from a mail; `?state=` after a form that was posted without JavaScript. */
const tokenSearch =
  <const S extends string>(states: readonly S[]) =>
  ({ token, state }: Record<string, unknown>): TokenSearch<S> => {
    const known = states.find((one) => one === state);
    return { ...(typeof token === 'string' && token !== '' && { token }), ...(known && { state: known }) };
  };

export const confirmSearch = tokenSearch(['sent', 'confirmed']);
export const unsubscribeSearch = tokenSearch(['done']);

async function loadTokenPage(context: SiteContext, title: string, description: string, path: string): Promise<PageMeta> {
  await loadPage(context, { queries: [siteQuery] });
  const site = context.queryClient.getQueryData(siteQuery.queryKey)?.siteName ?? 'Menorca';
  return { title: `${title} | ${site}`, description, robots: 'noindex,nofollow', path, languages: [] };
}

export const loadConfirm = (context: SiteContext) =>
  loadTokenPage(context, context.i18n.t('newsletter.confirm.title'), context.i18n.t('newsletter.confirm.text'), '/newsletter/confirm');

export const loadUnsubscribe = (context: SiteContext) =>
  loadTokenPage(
    context,
    context.i18n.t('newsletter.unsubscribe.title'),
    context.i18n.t('newsletter.unsubscribe.text'),
    '/newsletter/unsubscribe',
  );
