import { ensureAdmin } from '../admin-account.ts';
import { build } from '../build.ts';
import { localPlatform } from '../local/local-platform.ts';
import { migrate } from '../local/migrate.ts';
import { seed } from '../seed/seed.ts';
import { freePort, startWorker, untilHealthy } from '../wrangler.ts';

/** Persists between runs, so that images are made once, as in production. */
const STATE = '.wrangler/bench/site';

/** The administrator of the bench's own database, on this machine only. */
export const ACCOUNT = { email: 'bench@example.com', password: 'a bench on this machine' };

export type Server = { url: URL; stop: () => Promise<void> };

/** Serves a worker over the bench's database; two must not run at once. */
async function serve(entry: string): Promise<Server> {
  const port = await freePort();
  const worker = await startWorker(port, STATE, ['--log-level', 'error', entry], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  await untilHealthy(port);
  const stop = async () => {
    worker.kill('SIGTERM');
    await ended;
  };
  return { url: new URL(`http://localhost:${port}`), stop };
}

/** The site with the demo content, as `npm start` serves it. */
export async function demoSite(): Promise<Server> {
  build();
  const platform = await localPlatform(STATE);
  await migrate(platform.env.DB);
  await seed(platform.env);
  Object.assign(process.env, { ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password });
  await ensureAdmin(platform.env.DB, () => {});
  await platform.dispose();
  return serve('worker/index.ts');
}

/** Hono and D1 with the same rows and nothing else. */
export const bareServer = (): Promise<Server> => serve('worker/test/bench-bare.ts');
