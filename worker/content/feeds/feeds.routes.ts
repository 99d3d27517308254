import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { DEFAULT_LANGUAGE, isLanguage } from '#contract/languages/language.ts';
import { fillTexts } from '#contract/texts/placeholders.ts';
import { REVALIDATED_CACHE } from '#core/cache/policy.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { withDatabase } from '#core/http/database.ts';
import { shownOrigin } from '#core/http/origin.ts';
import { router } from '#core/http/router.ts';
import { placeholdersOf } from '#core/text/strings/filled.ts';
import type { App } from '#env';
import { type Feed, jsonFeed, rssFeed } from './feed-formats.ts';
import { feedPosts } from './feeds.reads.ts';

/** The blog in a language; a URL without language gets the site's default. */
async function feedOf(c: Context<App>): Promise<Feed> {
  const requested = c.req.param('language');
  const { reader, db } = c.var;
  const language = isLanguage(requested) ? requested : DEFAULT_LANGUAGE;
  const [site, blog, values] = await Promise.all([
    reader.run(siteSettings(db)),
    reader.run(feedPosts(db, language)),
    placeholdersOf(c),
  ]);
  return {
    ...fillTexts(blog, values, language),
    language,
    siteName: site.siteName,
    origin: shownOrigin(c.env, c.req.url),
  };
}

const answer = (c: Context<App>, type: string, text: string) =>
  c.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': REVALIDATED_CACHE,
  });

const rss = async (c: Context<App>) => answer(c, 'application/rss+xml', rssFeed(await feedOf(c)));
const json = async (c: Context<App>) =>
  answer(c, 'application/feed+json', JSON.stringify(jsonFeed(await feedOf(c))));

/** The blog's feeds, one per language. */
export const feedRoutes = router();

feedRoutes.get('/:language{es|en|de|ca}/blog/feed.xml', etag(), withDatabase, rss);
feedRoutes.get('/:language{es|en|de|ca}/blog/feed.json', etag(), withDatabase, json);
feedRoutes.get('/blog/feed.xml', etag(), withDatabase, rss);
feedRoutes.get('/blog/feed.json', etag(), withDatabase, json);
