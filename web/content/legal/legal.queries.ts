import { apiQuery } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { faqPage } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import type { LegalDocument } from '#contract/content/documents.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';

export const legalQuery = (document: LegalDocument, language: Language) =>
  apiQuery('/api/legal/:document', { document }, { lang: language });
export const faqQuery = (language: Language) => apiQuery('/api/faq', {}, { lang: language });

const NAMES = { privacy: 'navigation.privacy', terms: 'navigation.terms' } as const;

export async function loadLegal(context: SiteContext, document: LegalDocument): Promise<PageMeta> {
  const query = legalQuery(document, languageOf(context));
  await loadPage(context, { queries: [seoQuery(`legal-${document}`), query] });
  const path = `/legal/${document}`;
  const meta = seoMeta(context, `legal-${document}`, path, {
    crumbs: crumbsTo(context, { name: context.i18n.t(NAMES[document]), path }),
  });
  const text = context.queryClient.getQueryData(query.queryKey);
  return text ? { ...meta, languages: text.languages, original: DEFAULT_LANGUAGE } : meta;
}

export async function loadFaq(context: SiteContext): Promise<PageMeta> {
  const query = faqQuery(languageOf(context));
  await loadPage(context, { queries: [seoQuery('legal-faq'), query] });
  const entries = context.queryClient.getQueryData(query.queryKey) ?? [];
  return seoMeta(context, 'legal-faq', '/legal/faq', {
    crumbs: crumbsTo(context, { name: context.i18n.t('navigation.faq'), path: '/legal/faq' }),
    jsonLd: entries.length > 0 ? [faqPage(entries)] : [],
  });
}
