import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { figuresInWords } from '#base/content/orders/rule-figures.ts';
import { sectionListsQuery } from '#base/content/sections.ts';
import { firmNodes } from '#base/seo/firm-page.ts';
import { faqPage, node } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, seoMeta, siteOf } from '#base/seo/seo-meta.ts';
import { shownSections } from '#contract/content/sections.ts';
import { transferQuestions } from './transfer-questions.ts';

/** Structured data: the firm, the site with its search, and the FAQ. */
export function homeMeta(context: SiteContext): PageMeta {
  const language = languageOf(context);
  const search = node('SearchAction', {
    target: node('EntryPoint', {
      urlTemplate: `${absoluteAddress(context, '/search')}?q={search_term_string}`,
    }),
    'query-input': 'required name=search_term_string',
  });
  const site = node('WebSite', {
    '@id': `${context.address.origin}/#site`,
    name: siteOf(context).siteName,
    url: absoluteAddress(context, '/'),
    inLanguage: language,
    potentialAction: search,
  });
  const arranged = siteOf(context);
  const own = context.queryClient.getQueryData(sectionListsQuery('home', language).queryKey);
  const hasFaq =
    !arranged.hasNoTransfers && shownSections('home', arranged.sections?.home).includes('faq');
  const questions = !hasFaq
    ? []
    : (own?.lists.faq?.map(({ title, text }) => ({ question: title, answer: text })) ??
      transferQuestions(
        context.i18n.getFixedT(language, 'home'),
        figuresInWords(arranged, language),
      ));
  return seoMeta(context, 'home', '/', {
    crumbs: crumbsTo(context),
    jsonLd: [...firmNodes(context), site, ...(questions.length > 0 ? [faqPage(questions)] : [])],
  });
}
