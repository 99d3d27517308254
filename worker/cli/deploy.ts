import { execFileSync } from 'node:child_process';
import { build } from './build.ts';
import { commandOptions } from './command-options.ts';
import { demandWritable } from './demand-writable.ts';
import { demandDatabase, deploySteps, environmentOf } from './deploy/deploy-steps.ts';
import { buildPages } from './deploy/pages-build.ts';
import { WRANGLER_BIN } from './wrangler.ts';

// `npm run deploy`: migrations first, then the worker with the site in it; `-- --env preview` deploys to that environment. `npm run
// deploy:pages`: the same, with the static site on Cloudflare Pages in front of it.

const { values } = commandOptions({
  options: {
    pages: { type: 'boolean', default: false },
    env: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});

try {
  const environment = environmentOf(values.env);
  const isDry = values['dry-run'];
  if (!isDry) demandDatabase(environment);
  demandWritable('dist', 'Make it writable, or deploy from a folder that is.');
  build();
  if (values.pages) buildPages();
  for (const { args, cwd } of deploySteps({ environment, isDry, hasPages: values.pages }))
    execFileSync(process.execPath, [`${process.cwd()}/${WRANGLER_BIN}`, ...args], {
      stdio: 'inherit',
      cwd,
    });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
