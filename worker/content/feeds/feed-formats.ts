import { prefixed } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import { parseMarkdown } from '#core/text/markdown.ts';
import { markdownHtml } from '#core/text/markdown-html.ts';
import { pictureLink } from '#core/text/picture-link.ts';
import { escapeXml } from '#core/text/xml.ts';
import type { FeedPost } from './feeds.reads.ts';

export type Feed = {
  origin: string;
  language: Language;
  siteName: string;
  title: string;
  description: string;
  posts: readonly FeedPost[];
};

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const addressOf = ({ origin, language }: Feed, path: string) => origin + prefixed(path, language);
const htmlOf = ({ origin, language }: Feed, body: string) =>
  markdownHtml(parseMarkdown(body), {
    origin,
    language,
    pictureAddress: (path) => pictureLink(path, origin),
  });

/** RSS 2.0 with full texts. */
export function rssFeed(feed: Feed): string {
  const { origin, language, siteName, posts } = feed;
  const items = posts.map((post) => {
    const link = addressOf(feed, `/blog/${post.slug}`);
    return [
      '<item>',
      element('title', post.title),
      element('link', link),
      `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
      element('pubDate', new Date(post.publishedAt).toUTCString()),
      element('dc:creator', post.author),
      element('category', post.category),
      element('description', post.excerpt),
      `<media:content url="${escapeXml(pictureLink(post.cover, origin))}" medium="image" type="image/jpeg"/>`,
      element('content:encoded', htmlOf(feed, post.body)),
      '</item>',
    ].join('');
  });
  const [latest] = posts
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .toReversed();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', feed.title || siteName),
    element('link', addressOf(feed, '/blog')),
    element('description', feed.description || siteName),
    element('language', language),
    ...(latest ? [element('lastBuildDate', new Date(latest).toUTCString())] : []),
    `<atom:link href="${escapeXml(addressOf(feed, '/blog/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1. */
export const jsonFeed = (feed: Feed) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feed.title || feed.siteName,
  description: feed.description || undefined,
  home_page_url: addressOf(feed, '/blog'),
  feed_url: addressOf(feed, '/blog/feed.json'),
  icon: `${feed.origin}/icon-512.png`,
  language: feed.language,
  authors: [{ name: feed.siteName, url: `${feed.origin}/` }],
  items: feed.posts.map((post) => ({
    id: addressOf(feed, `/blog/${post.slug}`),
    url: addressOf(feed, `/blog/${post.slug}`),
    title: post.title,
    summary: post.excerpt,
    content_html: htmlOf(feed, post.body),
    image: pictureLink(post.cover, feed.origin),
    date_published: post.publishedAt,
    date_modified: post.updatedAt,
    authors: [{ name: post.author }],
    tags: [post.category],
    language: feed.language,
  })),
});
