import { apiQueryIn } from '#base/api/api-query.ts';
import { previewRobots } from '#base/api/preview.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import { faqPage } from '#base/seo/json-ld.ts';
import { metaFromSeo, type PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, seoQuery, siteOf } from '#base/seo/seo-meta.ts';
import type { OwnPage } from '#contract/content/own-pages.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';

export const ownPageQuery = (slug: string, language: Language, preview?: string) =>
  apiQueryIn(language, '/api/pages/:slug', { slug }, { preview });

/** From the page's search record where there is one, else from its texts. */
function ownPageMeta(context: SiteContext, page: InLanguage<OwnPage>): PageMeta {
  const { siteName, tagline = '' } = siteOf(context);
  const path = `/${page.slug}`;
  const record = context.queryClient.getQueryData(
    seoQuery(page.slug, languageOf(context)).queryKey,
  );
  const recorded = record && metaFromSeo(record, path);
  const common = {
    name: page.title,
    languages: page.languages,
    original: page.sourceLanguage,
    crumbs: crumbsTo(context, { name: page.title, path }),
    jsonLd: page.questions.length > 0 ? [faqPage(page.questions)] : [],
  };
  const title = fitTitle([`${page.title} | ${siteName}`, page.title]);
  const description = fitDescription(page.intro, [tagline]);
  if (recorded)
    return {
      ...recorded,
      title: recorded.title || title,
      description: recorded.description || description,
      ...common,
    };
  return { title, description, robots: 'index,follow', path, ...common };
}

export async function loadOwnPage(
  context: SiteContext,
  slug: string,
  preview?: string,
): Promise<PageMeta | undefined> {
  const language = languageOf(context);
  const query = ownPageQuery(slug, language, preview);
  await loadPage(context, { queries: [query], lateQueries: [seoQuery(slug, language)] });
  const page = context.queryClient.getQueryData(query.queryKey);
  if (!page) return;
  if (context.rendered && page.ending === 'contact') context.rendered.hasForm = true;
  return { ...ownPageMeta(context, page), ...previewRobots(page) };
}
