import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPortFree, untilHealthy } from './wrangler.ts';

const FIRST_PORT = 8901;
/** Tests that read the site, then those that change it, then those that restore it. */
const PROJECTS = ['site', 'nightly', 'content', 'restore'];

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + 50; port += 1)
    if (await isPortFree(port)) return port;
  throw new Error('No free port for the browser tests.');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** Runs the specs of a project; Playwright itself lists the failures at its end. */
function runProject(
  project: string,
  work: string,
  env: NodeJS.ProcessEnv,
  options: readonly string[],
) {
  const report = path.join(work, `playwright-${project}.json`);
  const { status } = spawnSync(
    'npx',
    [
      ...['playwright', 'test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'],
      ...['--project', project, '--pass-with-no-tests', ...options],
    ],
    { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, stdio: 'inherit' },
  );
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky || (status === 0 ? 0 : 1),
    failures: [] as string[],
  };
}

/** The browser tests run in the Chromium `executable`, against their own site, started like a new installation. `options`: of Playwright, which specs to run. */
export async function browserTests(
  executable: string,
  { work, options }: { work: string; options: readonly string[] },
) {
  const port = await freePort();
  const env = {
    ...process.env,
    ADMIN_PASSWORD: crypto.randomUUID(),
    CACHE_BUDGET: 'off',
    BASE_URL: `http://localhost:${port}`,
    CHROMIUM_PATH: executable,
  };
  const server = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'worker/cli/start.ts',
      '--port',
      String(port),
      '--persist-to',
      path.join(work, 'state'),
    ],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  try {
    await untilHealthy(port, 400_000);
    return PROJECTS.map((project) => runProject(project, work, env, options));
  } finally {
    await end(server);
  }
}
