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
import { openedLinkFallback } from './pages/opened-link-fallback.ts';
import { pages } from './pages/pages.ts';
import { shareRoutes } from './pages/share.routes.ts';
import { manifestRoutes } from './seo/manifest.routes.ts';
import { robotsRoutes } from './seo/robots.routes.ts';
import { securityTxtRoutes } from './seo/security-txt.routes.ts';
import { sitemapRoutes } from './seo/sitemap.routes.ts';

/** All routes, behind the cache. */
const site = router()
  .use(validateShared)
  .route('/api', api)
  .route('/locales', locales)
  .route('/octo', octoRoutes)
  .route('/', sitemapRoutes)
  .route('/', robotsRoutes)
  .route('/', securityTxtRoutes)
  .route('/', manifestRoutes)
  .route('/', calendarFeedRoutes)
  .route('/', feedRoutes)
  .route('/', llmsRoutes)
  .route('/', shareRoutes)
  .route('/', oneClickRoutes)
  .route('/', testPageRoutes)
  // Existing files are served without the worker; it handles requests for missing files, such as a chunk of another deployment.
  .all('/assets/*', () => {
    throw new ApiError(404, 'There is no such file.');
  })
  .route('/', pages)
  .onError(answerError);

/** Per-visitor work in front of the cache: log, headers, sessions, forms without JavaScript. */
const gateway = router()
  .use(readBodyToTheEnd)
  .use(requestLog)
  .use(securityHeaders)
  .use(bookmarkedSession)
  .use('/api/*', formFallback)
  .use('/pay/*', openedLinkFallback)
  .on(
    'GET',
    ['/api/bookings/:reference/pay', '/api/transfers/requests/:reference/pay', '/api/payments/return/:session'],
    openedLinkFallback,
  )
  .use('/locales/*', knownWordsWithoutDatabase)
  .use(validateShared)
  .use(throughCache(site))
  .route('/', site)
  .onError(answerError);

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
