import { expect, test } from 'vitest';
import { articleContent } from './article-content.ts';

const post = {
  title: 'Hola',
  body: 'Texto',
  sourceLanguage: 'es' as const,
  translations: { title: { en: 'Hello', de: 'Hallo' }, excerpt: {}, body: { en: 'Text' } },
};
const tree = (text: string) => [{ type: 'paragraph', children: [text] }];

test('without a language the content comes in every language that has a body, the original among them', () => {
  const { content, body, translations } = articleContent(post);
  expect(content).toEqual({ es: tree('Texto'), en: tree('Text') });
  expect(body).toBe('Texto');
  expect(translations).toBe(post.translations);
});

test('a language that has title and body counts as one the post exists in', () => {
  expect(articleContent(post).languages).toEqual(['es', 'en']);
});

test('for one language only its tree comes, without the Markdown', () => {
  expect(articleContent(post, 'es')).toEqual({
    body: undefined,
    translations: { title: post.translations.title, excerpt: {} },
    content: { es: tree('Texto') },
    languages: ['es', 'en'],
  });
});

test('a language without a body gets English, else the original', () => {
  expect(articleContent(post, 'de').content).toEqual({ en: tree('Text') });
  expect(articleContent({ ...post, translations: {} }, 'de').content).toEqual({
    es: tree('Texto'),
  });
});
