import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';

/** Quiet and offline: no telemetry and no requests to the outside. */
export const WRANGLER_ENV = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: process.env.WRANGLER_LOG ?? 'warn',
  CI: 'true',
};

/** Selects production in wrangler.toml, the environment without a name. */
export const PRODUCTION = ['--env', ''];

export const WRANGLER_BIN = 'node_modules/wrangler/bin/wrangler.js';

/** A free port, chosen by the system. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

type StartOptions = SpawnOptions & { inspectorPort?: number };

/** On its own inspector port: of several workers started together, all but one would fail on wrangler's default port. */
export async function startWorker(
  port: number,
  directory: string,
  more: string[] = [],
  { inspectorPort, ...options }: StartOptions = {},
): Promise<ChildProcess> {
  const inspector = inspectorPort ?? (await freePort());
  return spawn(
    process.execPath,
    [
      WRANGLER_BIN,
      'dev',
      ...PRODUCTION,
      '--local',
      '--test-scheduled',
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
      '--inspector-port',
      String(inspector),
      '--persist-to',
      directory,
      '--show-interactive-dev-session=false',
      '--var',
      'LOG_REQUESTS:off',
      ...(process.env.CACHE_BUDGET ? ['--var', `CACHE_BUDGET:${process.env.CACHE_BUDGET}`] : []),
      ...more,
    ],
    {
      env: WRANGLER_ENV,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    },
  );
}

/** Rejects when the port is in use. */
export const isPortFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

const POLL_MS = 200;

/** Waits until the worker answers; rejects when it does not within `limitMs`. */
export async function untilHealthy(port: number, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const isUp = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The worker did not answer on port ${port} within ${limitMs / 1000} s.`);
}
