import { loadPage, type SiteContext } from '#base/api/site-context.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, siteOf } from '#base/seo/seo-meta.ts';

async function loadTokenPage(
  context: SiteContext,
  title: string,
  text: string,
  path: string,
): Promise<PageMeta> {
  await loadPage(context, { hasForm: true });
  const { t } = context.i18n;
  const site = siteOf(context).siteName;
  return {
    title: fitTitle([`${title} | ${site}`, `${title} | ${t('newsletter.name')} | ${site}`]),
    description: fitDescription(text, [t('newsletter.meta_text', { site })]),
    robots: 'noindex,nofollow',
    path,
    languages: [],
    crumbs: crumbsTo(context, { name: t('newsletter.name'), path }),
  };
}

export const loadConfirm = (context: SiteContext) =>
  loadTokenPage(
    context,
    context.i18n.t('newsletter.confirm.title'),
    context.i18n.t('newsletter.confirm.text'),
    '/newsletter/confirm',
  );

export const loadUnsubscribe = (context: SiteContext) =>
  loadTokenPage(
    context,
    context.i18n.t('newsletter.unsubscribe.title'),
    context.i18n.t('newsletter.unsubscribe.text'),
    '/newsletter/unsubscribe',
  );
