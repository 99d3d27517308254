import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '#cli/build.ts';
import { localPlatform } from '#cli/local-platform.ts';
import { seed } from '#cli/seed.ts';
import { freePort, migrate, startWorker } from '#cli/wrangler.ts';

/** The demo's state persists between runs, so that images are made once, as in production. */
const DIRECTORY = '.wrangler/bench';
const STATE = path.join(DIRECTORY, 'site');
const SITE = 'worker/test/bench-site.ts';
const BARE = 'worker/test/bench-bare.ts';
const START_LIMIT_MS = 120_000;
const POLL_MS = 200;
/** wrangler may never answer a request that comes too early. */
const ASK_LIMIT_MS = 2000;

export type Server = { url: URL; stop: () => Promise<void> };

async function serve(script: string, state: string, anyPath: string): Promise<Server> {
  const port = await freePort();
  const worker = await startWorker(port, state, ['--log-level', 'error', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  const stop = async () => {
    worker.kill('SIGTERM');
    await ended;
  };
  const url = new URL(`http://localhost:${port}`);
  const end = Date.now() + START_LIMIT_MS;
  const isUp = () =>
    fetch(new URL(anyPath, url), { signal: AbortSignal.timeout(ASK_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (Date.now() > end || worker.exitCode !== null) {
      await stop();
      throw new Error(`${script} did not start.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { url, stop };
}

/** The site with the demo content, as `npm start` serves it. */
export async function demoSite(): Promise<Server> {
  build();
  migrate(STATE);
  const platform = await localPlatform(STATE);
  await seed(platform.env);
  await platform.dispose();
  return serve(SITE, STATE, '/api/health');
}

/** A copy of the state's database alone: two servers never share one. */
function copyOfDatabase(name: string): string {
  const copy = path.join(DIRECTORY, name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(STATE, 'v3/d1'), path.join(copy, 'v3/d1'), { recursive: true });
  return copy;
}

/** Hono and D1 with the same rows and nothing else. Must not run together with the site. */
export const bareServer = (): Promise<Server> => serve(BARE, copyOfDatabase('bare'), '/empty');
/** The site over a database that may be filled. Must not run together with the other one. */
export const fillableSite = (): Promise<Server> => serve(SITE, copyOfDatabase('growth'), '/api/health');
