import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { isPortFree, startWorker, untilHealthy, WRANGLER_BIN, WRANGLER_ENV } from '../wrangler.ts';

const PORTS_TRIED = 50;

async function freePort(after: number): Promise<number> {
  for (let port = after + 1; port <= after + PORTS_TRIED; port += 1)
    if (await isPortFree(port)) return port;
  throw new Error(`No free port after ${after} for the worker behind Pages.`);
}

type Pair = { pages: ChildProcess; worker: ChildProcess; workerPort: number };

/**
 * Pages and worker on this machine: Pages with the static files on `port`, and behind it, bound as a service, the worker on its own port.
 * Two processes, because `wrangler pages dev` accepts no worker whose wrangler.toml names a tsconfig. They find each other through
 * `directory`, so that other workers of the same name on this machine are not affected.
 */
export async function startPair(port: number, directory: string): Promise<Pair> {
  const env = { ...WRANGLER_ENV, WRANGLER_REGISTRY_PATH: path.resolve(directory, 'registry') };
  const workerPort = await freePort(port);
  const worker = await startWorker(workerPort, directory, [], { env });
  await untilHealthy(workerPort);
  const bin = path.resolve(WRANGLER_BIN);
  const args = [
    'pages',
    'dev',
    '--port',
    String(port),
    '--ip',
    '127.0.0.1',
    '--show-interactive-dev-session=false',
  ];
  // Pages must run in the folder of its configuration, whose package.json stops the search in parent folders.
  const pages = spawn(process.execPath, [bin, ...args], {
    cwd: 'web/pages',
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return { pages, worker, workerPort };
}
