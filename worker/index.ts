import type { App } from '#env';
import { ApiError, answerError } from '#http/problem.ts';
import { requestLog } from '#http/request-log.ts';
import { router } from '#http/router.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { readBodyToTheEnd } from '#http/unread-body.ts';
import { api, locales } from './app.ts';
import { scheduled } from './cron.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { llmsRoutes } from './feeds/llms.routes.ts';
import { oneClickRoutes } from './newsletter/one-click.routes.ts';
import { formFallback } from './pages/form-fallback.ts';
import { pages } from './pages/pages.ts';
import { publicReads } from './pages/public-reads.ts';
import { shareRoutes } from './pages/share.routes.ts';
import { manifestRoutes } from './seo/manifest.routes.ts';
import { robotsRoutes } from './seo/robots.routes.ts';
import { securityTxtRoutes } from './seo/security-txt.routes.ts';
import { sitemapRoutes } from './seo/sitemap.routes.ts';

const app = router()
  .use(readBodyToTheEnd)
  .use(requestLog)
  .use(securityHeaders)
  .use('/api/*', formFallback)
  .use('/api/*', publicReads)
  .route('/api', api)
  .route('/locales', locales)
  .route('/', sitemapRoutes)
  .route('/', robotsRoutes)
  .route('/', securityTxtRoutes)
  .route('/', manifestRoutes)
  .route('/', feedRoutes)
  .route('/', llmsRoutes)
  .route('/', shareRoutes)
  .route('/', oneClickRoutes)
  // Files come without the worker; it is asked for what is no file, such as a chunk of another deployment.
  .all('/assets/*', () => {
    throw new ApiError(404, 'There is no such file.');
  })
  .route('/', pages)
  .onError(answerError);

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<App['Bindings']>;
