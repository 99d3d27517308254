import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { buildPages } from './pages-build.ts';
import { WRANGLER_BIN } from './wrangler.ts';

// `npm run deploy`: migrations first, which the running version must still understand, then the worker with the site in it.
// `npm run deploy:pages`: the same, and the static site on Cloudflare Pages in front of it.

const NO_DATABASE = '00000000-0000-0000-0000-000000000000';

const { values } = parseArgs({
  options: { pages: { type: 'boolean', default: false }, env: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const environment = values.env ? ['--env', values.env] : [];

const wrangler = (args: string[], cwd?: string) =>
  execFileSync(process.execPath, [`${process.cwd()}/${WRANGLER_BIN}`, ...args], { stdio: 'inherit', cwd });

try {
  if (!values['dry-run'] && readFileSync('wrangler.toml', 'utf8').includes(NO_DATABASE))
    throw new Error(
      'wrangler.toml still names no database. Run «npx wrangler d1 create menorca» and put its database_id there (README, «Deployment»).',
    );
  build();
  if (values['dry-run']) {
    wrangler(['deploy', '--dry-run', ...environment]);
  } else {
    wrangler(['d1', 'migrations', 'apply', 'DB', '--remote', ...environment]);
    wrangler(['deploy', ...environment]);
  }
  if (values.pages) {
    buildPages();
    if (!values['dry-run']) wrangler(['pages', 'deploy', ...(values.env === 'preview' ? ['--branch', 'preview'] : [])], 'web/pages');
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
