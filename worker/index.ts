import type { App } from '#env';
import { answerError } from '#http/problem.ts';
import { router } from '#http/router.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { api, locales } from './app.ts';
import { scheduled } from './cron.ts';
import { formFallback } from './pages/form-fallback.ts';
import { pages } from './pages/pages.ts';

const app = router()
  .use(securityHeaders)
  .use('/api/*', formFallback)
  .route('/api', api)
  .route('/locales', locales)
  .route('/', pages)
  .onError(answerError);

export default { fetch: app.fetch, scheduled } satisfies ExportedHandler<App['Bindings']>;
