import { WorkerEntrypoint } from 'cloudflare:workers';
import type { Tag } from '#cache/tags.ts';
import { answerShared, throughCache, validateShared } from '#cache/through-cache.ts';
import type { App, Bindings } from '#env';
import { bookmarkedSession } from '#http/d1-session.ts';
import { ApiError, answerError } from '#http/problem.ts';
import { requestLog } from '#http/request-log.ts';
import { router } from '#http/router.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { readBodyToTheEnd } from '#http/unread-body.ts';
import { testPageRoutes } from '#payments/test-page.routes.ts';
import { knownWordsWithoutDatabase } from '#text/locales.routes.ts';
import { api, locales } from './app.ts';
import { calendarFeedRoutes } from './calendar/feeds.routes.ts';
import { scheduled } from './cron.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { llmsRoutes } from './feeds/llms.routes.ts';
import { oneClickRoutes } from './newsletter/one-click.routes.ts';
import { octoRoutes } from './octo/octo.routes.ts';
import { formFallback } from './pages/form-fallback.ts';
import { pages } from './pages/pages.ts';
import { shareRoutes } from './pages/share.routes.ts';
import { manifestRoutes } from './seo/manifest.routes.ts';
import { robotsRoutes } from './seo/robots.routes.ts';
import { securityTxtRoutes } from './seo/security-txt.routes.ts';
import { sitemapRoutes } from './seo/sitemap.routes.ts';

/** All routes, behind the cache. */
const site = router();

site.use(validateShared);
site.route('/api', api);
site.route('/locales', locales);
site.route('/octo', octoRoutes);
site.route('/', sitemapRoutes);
site.route('/', robotsRoutes);
site.route('/', securityTxtRoutes);
site.route('/', manifestRoutes);
site.route('/', calendarFeedRoutes);
site.route('/', feedRoutes);
site.route('/', llmsRoutes);
site.route('/', shareRoutes);
site.route('/', oneClickRoutes);
site.route('/', testPageRoutes);
// Existing files are served without the worker; it handles requests for missing files, such as a chunk of another deployment.
site.all('/assets/*', () => {
  throw new ApiError(404, 'There is no such file.');
});
site.route('/', pages);
site.onError(answerError);

/** Per-visitor work in front of the cache: log, headers, sessions, forms without JavaScript. */
const gateway = router();

gateway.use(readBodyToTheEnd);
gateway.use(requestLog);
gateway.use(securityHeaders);
gateway.use(bookmarkedSession);
gateway.use('/api/*', formFallback);
gateway.use('/locales/*', knownWordsWithoutDatabase);
gateway.use(validateShared);
gateway.use(throughCache(site));
gateway.route('/', site);
gateway.onError(answerError);

/** Responses that are the same for all visitors, with Cloudflare's cache in front (`[exports.CachedSite]` in wrangler.toml). */
export class CachedSite extends WorkerEntrypoint<Bindings> {
  fetch(request: Request): Promise<Response> {
    return answerShared(site, request, this.env, this.ctx);
  }

  /** Called by the gateway: an entrypoint can invalidate only its own entries. */
  async invalidate(tags: Tag[]): Promise<boolean> {
    const result = await this.ctx.cache?.invalidate({ tags });
    return result?.success ?? false;
  }
}

export default { fetch: gateway.fetch, scheduled } satisfies ExportedHandler<App['Bindings']>;
