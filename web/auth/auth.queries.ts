import { loadPage, type SiteContext } from '#api/site-context.ts';
import { isOwnPath } from '#contract/address.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { crumbsTo, siteOf } from '#seo/seo-meta.ts';

const STATES = ['forgot', 'sent', 'changed'] as const;
type LoginSearch = { next?: string; state?: (typeof STATES)[number]; reset?: string };

/**
 * `?next=` counts only when it is an address of ours; `?reset=` is the token of a mail;
 * `?state=` asks for a new password, or tells what a form did.
 */
export function loginSearch({ next, state, reset }: Record<string, unknown>): LoginSearch {
  const known = STATES.find((one) => one === state);
  return {
    ...(isOwnPath(next) && { next }),
    ...(known && { state: known }),
    ...(typeof reset === 'string' && reset !== '' && { reset }),
  };
}

export async function loadLogin(context: SiteContext): Promise<PageMeta> {
  await loadPage(context);
  const { t } = context.i18n;
  return {
    title: t('login.meta_title', { site: siteOf(context).siteName }),
    description: t('login.meta_text'),
    robots: 'noindex,nofollow',
    path: '/auth/login',
    languages: [],
    crumbs: crumbsTo(context, { name: t('login.title'), path: '/auth/login' }),
  };
}
