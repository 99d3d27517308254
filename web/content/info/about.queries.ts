import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { sectionListsQuery } from '#base/content/sections.ts';
import { firmPage } from '#base/seo/firm-page.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import type { Language } from '#contract/languages/language.ts';

/** Pages whose pictures the about page reuses: its own, the island's coves, and the wetland. */
export const aboutPictures = (language: Language) => ({
  harbour: seoQuery('about', language),
  cove: seoQuery('destinations', language),
  wetland: seoQuery('legal-faq', language),
});

export async function loadAbout(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  // Its people are a list: asked for with the rest, in one round trip.
  await loadPage(context, {
    queries: [...Object.values(aboutPictures(language)), sectionListsQuery('about', language)],
  });
  return seoMeta(
    context,
    'about',
    '/about',
    firmPage(context, 'AboutPage', { name: context.i18n.t('navigation.about'), path: '/about' }),
  );
}
