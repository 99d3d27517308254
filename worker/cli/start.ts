import type { ChildProcess } from 'node:child_process';
import { ensureAdmin } from './admin-account.ts';
import { build } from './build.ts';
import { commandOptions } from './command-options.ts';
import { demandWritableSite } from './demand-writable.ts';
import { buildPages } from './deploy/pages-build.ts';
import { startPair } from './deploy/pages-dev.ts';
import { keysSecret } from './local/keys-secret.ts';
import { keepTime } from './local/local-cron.ts';
import { localPlatform } from './local/local-platform.ts';
import { migrate } from './local/migrate.ts';
import { seed } from './seed/seed.ts';
import { claimState } from './state/state-claim.ts';
import { isPortFree, startWorker, untilHealthy } from './wrangler.ts';

// `npm start`: builds, migrates, fills an empty database and serves. A second start keeps all data. `npm run start:pages`: the same as
// Cloudflare Pages with the worker behind it.

const processes: ChildProcess[] = [];
const stop = () => {
  for (const one of processes) one.kill('SIGTERM');
};
const say = (line = '') => process.stdout.write(`${line}\n`);

const { values } = commandOptions({
  options: {
    port: { type: 'string', default: '8787' },
    'persist-to': { type: 'string', default: '.wrangler/state' },
    pages: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const directory = values['persist-to'];

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port must be a number from 1 to 65535, not «${values.port}».`);
  if (!(await isPortFree(port)))
    throw new Error(
      `Port ${port} is taken. Stop what runs there, or choose another: npm start -- --port ${port + 1}`,
    );
  demandWritableSite(directory);
  await claimState(directory, port);
  say('Building the site ...');
  if (values.pages) buildPages();
  else build();
  say('Preparing the local database ...');
  const platform = await localPlatform(directory);
  await migrate(platform.env.DB);
  const isNew = await seed(platform.env);
  const admin = await ensureAdmin(platform.env.DB, ({ email, password }) => {
    say(`  Sign in with:    ${email}`);
    say(`  Password:        ${password}   (shown once; keep it)`);
  });
  await platform.dispose();
  if (isNew) say('Loaded the demo content.');

  const pair = values.pages ? await startPair(port, directory) : undefined;
  processes.push(
    ...(pair
      ? [pair.pages, pair.worker]
      : [await startWorker(port, directory, ['--var', `KEYS_SECRET:${keysSecret(directory)}`])]),
  );
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.once('exit', stop);
  for (const one of processes)
    one.once('exit', (code) => {
      stop();
      process.exit(code ?? 0);
    });
  await untilHealthy(port);
  keepTime(pair?.workerPort ?? port);

  say();
  say(`  The site:        http://localhost:${port}`);
  say(`  Administration:  http://localhost:${port}/admin`);
  say(
    `  Sign in with:    ${admin.email}, with the password ${admin.password ? 'above' : 'printed at the first start'}`,
  );
  say();
}

main().catch((error: unknown) => {
  stop();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
