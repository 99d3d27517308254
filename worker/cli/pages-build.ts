import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.ts';

/** Beside Pages' own wrangler.toml, so that wrangler looks for its configuration there and not in the worker's. */
const TARGET = 'web/pages/dist';

/** Files with a hash in their name are served by Pages itself; pages, API, locales and all else by the worker behind it. */
const ROUTES = { version: 1, include: ['/*'], exclude: ['/assets/*'] };
/** Without one Pages answers the home page, kept for a year, for a file that is not there. */
const NO_FILE = '<!doctype html><html lang="en"><title>404</title><p>There is no such file.</p></html>\n';
const PROXY = `export default { fetch: (request, env) => env.SITE.fetch(request) };\n`;

/** `dist/` as Cloudflare Pages wants it. */
export function buildPages(): string {
  build();
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET);
  for (const name of readdirSync('dist'))
    if (!name.startsWith('.')) cpSync(path.join('dist', name), path.join(TARGET, name), { recursive: true });
  writeFileSync(path.join(TARGET, '_routes.json'), JSON.stringify(ROUTES));
  writeFileSync(path.join(TARGET, '_worker.js'), PROXY);
  writeFileSync(path.join(TARGET, '404.html'), NO_FILE);
  return TARGET;
}
