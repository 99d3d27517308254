import { apiQueryIn } from '#base/api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#base/api/site-context.ts';
import { faqPage } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { crumbsTo, seoMeta, seoQuery } from '#base/seo/seo-meta.ts';
import type { LegalDocument } from '#contract/content/documents.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';

export const legalQuery = (document: LegalDocument, language: Language) =>
  apiQueryIn(language, '/api/legal/:document', { document });
export const faqQuery = (language: Language) => apiQueryIn(language, '/api/faq');

const NAMES = { privacy: 'navigation.privacy', terms: 'navigation.terms' } as const;

export async function loadLegal(context: SiteContext, document: LegalDocument): Promise<PageMeta> {
  const language = languageOf(context);
  const query = legalQuery(document, language);
  await loadPage(context, { queries: [seoQuery(`legal-${document}`, language), query] });
  const path = `/legal/${document}`;
  const meta = seoMeta(context, `legal-${document}`, path, {
    crumbs: crumbsTo(context, { name: context.i18n.t(NAMES[document]), path }),
  });
  const text = context.queryClient.getQueryData(query.queryKey);
  return text ? { ...meta, languages: text.languages, original: DEFAULT_LANGUAGE } : meta;
}

export async function loadFaq(context: SiteContext): Promise<PageMeta> {
  const language = languageOf(context);
  const query = faqQuery(language);
  await loadPage(context, { queries: [seoQuery('legal-faq', language), query] });
  const entries = context.queryClient.getQueryData(query.queryKey) ?? [];
  return seoMeta(context, 'legal-faq', '/legal/faq', {
    crumbs: crumbsTo(context, { name: context.i18n.t('navigation.faq'), path: '/legal/faq' }),
    jsonLd: entries.length > 0 ? [faqPage(entries)] : [],
  });
}
