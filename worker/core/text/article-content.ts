import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { type InLanguages, localizeWithLanguage } from '#contract/languages/translation.ts';
import type { MarkdownBlock } from '#contract/texts/markdown.ts';
import { parseMarkdown } from '#core/text/markdown.ts';

type Texts = { title?: InLanguages<string>; body?: InLanguages<string> };
/** A row with a title and a text in Markdown: a post, an own page. */
type Article<T extends Texts> = {
  title: string;
  body: string;
  sourceLanguage: Language;
  translations: T;
};
type Content<T> = {
  body?: string;
  translations: T;
  content: InLanguages<MarkdownBlock[]>;
  languages: Language[];
};

const textIn = (article: Article<Texts>, field: 'title' | 'body', language: Language) =>
  article.translations[field]?.[language] ||
  (language === article.sourceLanguage ? article[field] : '');

/** The text as trees. For a single language it has only what a page in it shows, because pages embed their data. */
export function articleContent<T extends Texts>(
  article: Article<T>,
  language?: Language,
): Content<T> {
  const languages = LANGUAGES.filter(
    (one) => textIn(article, 'title', one) && textIn(article, 'body', one),
  );
  if (!language) {
    const content = Object.fromEntries(
      LANGUAGES.flatMap((one) =>
        textIn(article, 'body', one) ? [[one, parseMarkdown(textIn(article, 'body', one))]] : [],
      ),
    );
    return { body: article.body, translations: article.translations, content, languages };
  }
  const { body: _body, ...translations } = article.translations;
  const isSource = language === article.sourceLanguage;
  const shown = isSource
    ? { value: textIn(article, 'body', language), language }
    : localizeWithLanguage(article, 'body', language);
  return {
    body: undefined,
    translations: translations as T,
    content: { [shown.language ?? article.sourceLanguage]: parseMarkdown(shown.value) },
    languages,
  };
}
