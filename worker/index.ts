import { WorkerEntrypoint } from 'cloudflare:workers';
import { feedRoutes } from '#content/feeds/feeds.routes.ts';
import { llmsRoutes } from '#content/feeds/llms.routes.ts';
import { oneClickRoutes } from '#content/newsletter/one-click.routes.ts';
import { stopMailsRoutes } from '#content/reviews/stop-mails.routes.ts';
import { iconRoutes } from '#content/seo/icons.routes.ts';
import { manifestRoutes } from '#content/seo/manifest.routes.ts';
import { robotsRoutes } from '#content/seo/robots.routes.ts';
import { securityTxtRoutes } from '#content/seo/security-txt.routes.ts';
import { sitemapRoutes } from '#content/seo/sitemap.routes.ts';
import type { Tag } from '#core/cache/tags.ts';
import { answerShared, throughCache, validateShared } from '#core/cache/through-cache.ts';
import { readBodyToTheEnd } from '#core/http/bodies/unread-body.ts';
import { bookmarkedSession } from '#core/http/d1-session.ts';
import { requestLog } from '#core/http/logs/request-log.ts';
import { nothingHere } from '#core/http/nothing-here.ts';
import { ApiError, answerError } from '#core/http/problem.ts';
import { securityHeaders } from '#core/http/protection/security-headers.ts';
import { router } from '#core/http/router.ts';
import { serverTime } from '#core/http/server-time.ts';
import { knownWordsWithoutDatabase } from '#core/text/strings/locales.routes.ts';
import type { App, Bindings } from '#env';
import { calendarFeedRoutes } from '#orders/calendar/feeds/feeds.routes.ts';
import { crewPageRoutes } from '#orders/crew/crew.routes.ts';
import { octoRoutes } from '#orders/octo/octo.routes.ts';
import { testPageRoutes } from '#orders/paying/online/test-page.routes.ts';
import { scheduled } from '#site/cron.ts';
import { api, locales } from './app.ts';
import { incomingEmail } from './incoming-email.ts';
import { formFallback } from './pages/form-fallback.ts';
import { mcpRoutes } from './pages/mcp/mcp.routes.ts';
import { openedLinkFallback } from './pages/opened-link-fallback.ts';
import { pages } from './pages/pages.ts';
import { sectionPreviewRoutes } from './pages/section-preview.routes.ts';
import { shareRoutes } from './pages/share.routes.ts';
import { widgetRoutes } from './pages/widget/widget.routes.ts';

/** All routes, behind the cache. */
const site = router();

site.use(validateShared);
// Here and not in the API, which pages are rendered with.
site.route('/api/admin/settings/sections', sectionPreviewRoutes);
site.route('/api', api);
site.route('/locales', locales);
site.route('/octo', octoRoutes);
site.route('/', sitemapRoutes);
site.route('/', robotsRoutes);
site.route('/', securityTxtRoutes);
site.route('/', manifestRoutes);
site.route('/', iconRoutes);
site.route('/', calendarFeedRoutes);
site.route('/', crewPageRoutes);
site.route('/', feedRoutes);
site.route('/', llmsRoutes);
site.route('/', mcpRoutes);
site.route('/', shareRoutes);
site.route('/', widgetRoutes);
site.route('/', oneClickRoutes);
site.route('/', stopMailsRoutes);
site.route('/', testPageRoutes);
// Existing files are served without the worker; it handles requests for missing files, such as a chunk of another deployment.
site.all('/assets/*', () => {
  throw new ApiError(404, 'problem.no_file');
});
site.route('/', pages);
site.all('*', (c) => {
  throw nothingHere(site, c.req.path);
});
site.onError(answerError);

/** Per-visitor work in front of the cache: log, headers, sessions, forms without JavaScript. */
const gateway = router();

gateway.use(readBodyToTheEnd);
gateway.use(requestLog);
gateway.use(serverTime);
gateway.use(securityHeaders);
gateway.use(bookmarkedSession);
gateway.use('/api/*', formFallback);
gateway.use('/pay/*', openedLinkFallback);
gateway.on(
  'GET',
  [
    '/api/bookings/:reference/pay',
    '/api/transfers/requests/:reference/pay',
    '/api/orders/:reference/pay',
    '/api/payments/return/:session',
  ],
  openedLinkFallback,
);
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

export default { fetch: gateway.fetch, scheduled, email: incomingEmail } satisfies ExportedHandler<
  App['Bindings']
>;
