import { languageOf, type SiteContext } from '#base/api/site-context.ts';
import { fitDescription, fitTitle } from '#base/seo/fit-text.ts';
import { firmName, itemList, node, schemaPicture } from '#base/seo/json-ld.ts';
import type { PageMeta } from '#base/seo/page-meta.ts';
import { absoluteAddress, crumbsTo, siteOf } from '#base/seo/seo-meta.ts';
import type { BlogCard, BlogCategory, BlogPost } from '#contract/content/blog.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

export const postPath = (slug: string) => `/blog/${slug}`;
export const categoryPath = (slug: string) => `/blog/category/${slug}`;

export const blogCrumb = (context: SiteContext) => ({
  name: context.i18n.t('navigation.blog'),
  path: '/blog',
});

/** Structured data of the posts on a list page; `start` counts the posts of earlier pages. */
export const postListNodes = (
  context: SiteContext,
  posts: readonly InLanguage<BlogCard>[],
  start: number,
) => {
  const items = posts.map((post) => ({
    name: post.title,
    url: absoluteAddress(context, postPath(post.slug)),
  }));
  return items.length > 0 ? [itemList(items, start)] : [];
};

export function categoryMeta(context: SiteContext, category: InLanguage<BlogCategory>): PageMeta {
  const { t } = context.i18n;
  const site = siteOf(context).siteName;
  const path = categoryPath(category.slug);
  const name = category.name;
  const title = t('blog.meta_category', { category: name });
  return {
    name,
    title: fitTitle([`${title} | ${site}`, title, `${name} | ${site}`, name]),
    description: fitDescription(category.description, [
      t('blog.meta_category_text', { category: name, site }),
    ]),
    robots: 'index,follow',
    path,
    languages: category.languages,
    crumbs: crumbsTo(context, blogCrumb(context), { name, path }),
    hasFeeds: true,
  };
}

export function postMeta(context: SiteContext, post: InLanguage<BlogPost>): PageMeta {
  const language = languageOf(context);
  const { t } = context.i18n;
  const { origin } = context.address;
  const site = siteOf(context);
  const path = postPath(post.slug);
  const name = post.title;
  const description = fitDescription(post.excerpt, [
    t('blog.meta_text', { title: name, site: site.siteName }),
  ]);
  const shown = post.languages.includes(language) ? language : post.sourceLanguage;
  const firm = firmName(site, origin);
  const category = post.category.name;
  return {
    name,
    title: fitTitle([
      `${name} | ${site.siteName}`,
      name,
      t('blog.meta_title_long', { title: name, site: site.siteName }),
    ]),
    description,
    robots: 'index,follow',
    path,
    languages: post.languages,
    original: post.sourceLanguage,
    image: post.cover,
    type: 'article',
    crumbs: crumbsTo(
      context,
      blogCrumb(context),
      { name: category, path: categoryPath(post.category.slug) },
      { name, path },
    ),
    jsonLd: [
      node('BlogPosting', {
        headline: name,
        description,
        image: schemaPicture(post.cover, origin),
        datePublished: post.publishedAt,
        dateModified: post.updatedAt,
        inLanguage: shown,
        articleSection: category,
        author: post.author === site.siteName ? firm : node('Person', { name: post.author }),
        publisher: firm,
        mainEntityOfPage: absoluteAddress(context, path),
      }),
    ],
    hasFeeds: true,
  };
}
