import { loadPage, type SiteContext } from '#base/api/site-context.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';

export async function loadLogin(context: SiteContext): Promise<PageMeta> {
  await loadPage(context, { namespaces: ['passkey'], hasForm: true });
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
