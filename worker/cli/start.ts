import { parseArgs } from 'node:util';
import { ensureAdmin } from './admin-account.ts';
import { build } from './build.ts';
import { keepTime } from './local-cron.ts';
import { localPlatform } from './local-platform.ts';
import { seed } from './seed.ts';
import { isPortFree, migrate, startWorker, untilHealthy } from './wrangler.ts';

// `npm start`: build, migrate, fill an empty database, serve. A second start keeps everything.

const say = (line = '') => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: { port: { type: 'string', default: '8787' }, 'persist-to': { type: 'string', default: '.wrangler/state' } },
});
const port = Number(values.port);
const directory = values['persist-to'];

async function main() {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--port must be a number from 1 to 65535, not «${values.port}».`);
  if (!(await isPortFree(port)))
    throw new Error(`Port ${port} is taken. Stop what runs there, or choose another: npm start -- --port ${port + 1}`);
  say('Building the site ...');
  build();
  say('Preparing the local database ...');
  migrate(directory);
  const platform = await localPlatform(directory);
  const isNew = await seed(platform.env);
  const admin = await ensureAdmin(platform.env.DB);
  await platform.dispose();
  if (isNew) say('Loaded the demo content.');

  const worker = startWorker(port, directory);
  const stop = () => void worker.kill('SIGTERM');
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  worker.once('exit', (code) => process.exit(code ?? 0));
  await untilHealthy(port);
  keepTime(port);

  say();
  say(`  The site:        http://localhost:${port}`);
  say(`  Administration:  http://localhost:${port}/admin`);
  say(`  Sign in with:    ${admin.email}`);
  say(
    admin.password
      ? `  Password:        ${admin.password}   (shown once; keep it)`
      : '  Password:        the one printed at the first start',
  );
  say();
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
