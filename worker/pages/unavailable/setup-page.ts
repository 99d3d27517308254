import type { Language } from '#contract/languages/language.ts';
import { MIGRATION_REMEDY } from '#core/db/migration-state.ts';
import { log } from '#core/http/logs/log.ts';
import { contentSecurityPolicy } from '#core/http/protection/security-headers.ts';
import { translate } from '#core/locales/strings.ts';

/** Replaces every page while the database lacks its tables: it states the problem and the command to run. */
export function setupPage(language: Language): Response {
  log('error', 'the database lacks migrations', { remedy: MIGRATION_REMEDY });
  const text = (key: 'setup.title' | 'setup.text' | 'setup.deployed') =>
    translate(language, 'admin', key);
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${text('setup.title')}</title>
<h1>${text('setup.title')}</h1>
<p>${text('setup.text')}</p>
<pre>npm start
npx wrangler d1 migrations apply DB --local --env ""</pre>
<p>${text('setup.deployed')} <code>npm run deploy</code></p>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': contentSecurityPolicy(),
      'Cache-Control': 'no-store',
      'Retry-After': '10',
    },
  });
}
