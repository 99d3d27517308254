import { apiQuery } from '#api/api-query.ts';
import { languageOf, type SiteContext } from '#api/site-context.ts';
import { pictureUrl } from '#content/picture-url.ts';
import { shorten } from '#content/shorten.ts';
import { prefixed } from '#contract/address.ts';
import type { BlogCategory, BlogPost } from '#contract/blog.ts';
import { LANGUAGES } from '#contract/language.ts';
import { localize } from '#contract/translation.ts';
import type { PageMeta } from '#seo/page-meta.ts';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH = 159;
const STRUCTURED_PICTURE = { width: 1280, format: 'jpeg' } as const;

const siteNameOf = (context: SiteContext) => context.queryClient.getQueryData(apiQuery('/api/site').queryKey)?.siteName ?? 'Menorca';

/** Further pages of a list stand for themselves. */
export const pagedMeta = (context: SiteContext, meta: PageMeta, page: number): PageMeta =>
  page === 1 ? meta : { ...meta, title: context.i18n.t('blog.meta_page', { title: meta.title, page }), path: `${meta.path}?page=${page}` };

export function categoryMeta(context: SiteContext, slug: string, category: BlogCategory | undefined): PageMeta {
  const path = `/blog/category/${slug}`;
  if (!category) return { title: siteNameOf(context), description: '', robots: 'noindex,follow', path, languages: [] };
  const language = languageOf(context);
  return {
    title: context.i18n.t('blog.meta_category', { category: localize(category, 'name', language) }),
    description: shorten(localize(category, 'description', language), DESCRIPTION_LENGTH),
    robots: 'index,follow',
    path,
    languages: LANGUAGES.filter((one) => category.translations.name?.[one] && category.translations.description?.[one]),
  };
}

export function postMeta(context: SiteContext, slug: string, post: BlogPost | undefined): PageMeta {
  const path = `/blog/${slug}`;
  const siteName = siteNameOf(context);
  if (!post) return { title: siteName, description: '', robots: 'index,follow', path, languages: [] };
  const language = languageOf(context);
  const title = localize(post, 'title', language);
  const description = shorten(localize(post, 'excerpt', language), DESCRIPTION_LENGTH);
  const { origin } = context.address;
  const shown = post.languages.includes(language) ? language : (post.languages[0] ?? language);
  const firm = { '@type': 'Organization', name: siteName, url: origin };
  const picture = pictureUrl(post.cover, STRUCTURED_PICTURE);
  return {
    title,
    description,
    robots: 'index,follow',
    path,
    languages: post.languages,
    image: post.cover,
    type: 'article',
    jsonLd: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        image: /^https?:/.test(picture) ? picture : `${origin}${picture}`,
        datePublished: post.publishedAt ?? undefined,
        dateModified: post.updatedAt,
        inLanguage: shown,
        articleSection: localize(post.category, 'name', language),
        author: post.author === siteName ? firm : { '@type': 'Person', name: post.author },
        publisher: firm,
        mainEntityOfPage: `${origin}${prefixed(path, shown)}`,
      },
    ],
  };
}
