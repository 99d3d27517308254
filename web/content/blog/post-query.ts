import { apiQueryIn } from '#base/api/api-query.ts';
import type { Language } from '#contract/languages/language.ts';

export const postQuery = (slug: string, language: Language, preview?: string) =>
  apiQueryIn(language, '/api/blog/posts/:slug', { slug }, { preview });

/** The page's largest picture, requested as soon as the post is there. */
export const COVER = {
  widths: [412, 640, 828, 1082, 1280, 1600, 1920],
  sizes: '(min-width: 1280px) 75rem, 94vw',
};
