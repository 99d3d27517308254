import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.ts';

/** Next to the wrangler.toml of Pages, so that wrangler reads this configuration and not the worker's. */
const TARGET = 'web/pages/dist';

/** Pages itself serves files with a hash in their name; the worker behind it serves pages, API, locales and all else. */
const ROUTES = { version: 1, include: ['/*'], exclude: ['/assets/*'] };
/** Without this file Pages answers a missing file with the home page, cached for a year. */
const NO_FILE =
  '<!doctype html><html lang="en"><title>404</title><p>There is no such file.</p></html>\n';
const PROXY = `export default { fetch: (request, env) => env.SITE.fetch(request) };\n`;

/** `dist/` in the layout that Cloudflare Pages expects. */
export function buildPages(): string {
  build();
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET);
  for (const name of readdirSync('dist'))
    if (!name.startsWith('.'))
      cpSync(path.join('dist', name), path.join(TARGET, name), { recursive: true });
  writeFileSync(path.join(TARGET, '_routes.json'), JSON.stringify(ROUTES));
  writeFileSync(path.join(TARGET, '_worker.js'), PROXY);
  writeFileSync(path.join(TARGET, '404.html'), NO_FILE);
  return TARGET;
}
