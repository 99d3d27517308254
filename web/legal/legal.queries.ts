import { apiQuery } from '#api/api-query.ts';
import { languageOf, loadPage, type SiteContext } from '#api/site-context.ts';
import type { FaqAnswer, LegalDocument } from '#contract/documents.ts';
import type { Language } from '#contract/language.ts';
import type { PageMeta } from '#seo/page-meta.ts';
import { seoMeta, seoQuery } from '#seo/seo-meta.ts';

export const legalQuery = (document: LegalDocument, language: Language) =>
  apiQuery('/api/legal/:document', { document }, { lang: language });
export const faqQuery = (language: Language) => apiQuery('/api/faq', {}, { lang: language });

/** `?q=` filters the questions, also without scripts. */
export const faqSearch = (search: Record<string, unknown>): { q?: string } =>
  typeof search.q === 'string' && search.q.trim() !== '' ? { q: search.q.trim().slice(0, 80) } : {};

export async function loadLegal(context: SiteContext, document: LegalDocument): Promise<PageMeta> {
  await loadPage(context, { queries: [seoQuery(`legal-${document}`), legalQuery(document, languageOf(context))] });
  return seoMeta(context, `legal-${document}`, `/legal/${document}`);
}

const faqJsonLd = (entries: readonly FaqAnswer[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export async function loadFaq(context: SiteContext): Promise<PageMeta> {
  const query = faqQuery(languageOf(context));
  await loadPage(context, { queries: [seoQuery('legal-faq'), query] });
  const meta = seoMeta(context, 'legal-faq', '/legal/faq');
  const entries = context.queryClient.getQueryData(query.queryKey) ?? [];
  return entries.length > 0 ? { ...meta, jsonLd: [...(meta.jsonLd ?? []), faqJsonLd(entries)] } : meta;
}
