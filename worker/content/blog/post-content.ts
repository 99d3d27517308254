import type { BlogPost, BlogPostInput } from '#contract/content/blog.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { localizeWithLanguage } from '#contract/languages/translation.ts';
import { parseMarkdown } from '#core/text/markdown.ts';

type Post = Pick<BlogPostInput, 'title' | 'body' | 'translations' | 'sourceLanguage'>;
type Content = Pick<BlogPost, 'body' | 'translations' | 'content' | 'languages'>;

const textIn = (post: Post, field: 'title' | 'body', language: Language) =>
  post.translations[field]?.[language] || (language === post.sourceLanguage ? post[field] : '');

/** The post's text as trees. For a single language it has only what a page in it shows, because pages embed their data. */
export function postContent(post: Post, language?: Language): Content {
  const languages = LANGUAGES.filter(
    (one) => textIn(post, 'title', one) && textIn(post, 'body', one),
  );
  if (!language) {
    const content = Object.fromEntries(
      LANGUAGES.flatMap((one) =>
        textIn(post, 'body', one) ? [[one, parseMarkdown(textIn(post, 'body', one))]] : [],
      ),
    );
    return { body: post.body, translations: post.translations, content, languages };
  }
  const { title, excerpt } = post.translations;
  const isSource = language === post.sourceLanguage;
  const shown = isSource
    ? { value: textIn(post, 'body', language), language }
    : localizeWithLanguage(post, 'body', language);
  return {
    body: undefined,
    translations: { title, excerpt },
    content: { [shown.language ?? post.sourceLanguage]: parseMarkdown(shown.value) },
    languages,
  };
}
