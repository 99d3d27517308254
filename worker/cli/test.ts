import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.ts';
import { findChromium } from './chromium.ts';
import { commandOptions } from './command-options.ts';
import { isPortFree, untilHealthy } from './wrangler.ts';

// `npm test`: lint, types, unused code, then unit, component, worker and browser tests. The last line is the total.

/** `failures`: names of what failed, repeated at the end of the log. */
type Tally = { passed: number; failed: number; failures: string[] };
/** Part of the JSON report of vitest. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: { name: string; message: string; assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
};

commandOptions({});

const FIRST_PORT = 8901;
const work = mkdtempSync(path.join(tmpdir(), 'menorca-test-'));
const title = (text: string) => process.stdout.write(`\n== ${text}\n`);

/** A check that passes or fails as a whole counts as one. */
function check(name: string, command: string, ...args: string[]): Tally {
  title(name);
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  return status === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [`${name}, status ${status}`] };
}

const failuresOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
    return message && failed.length === 0 ? [`${file}\n${message}`] : tests;
  });

function vitest(): Tally {
  title('Unit, component and worker tests');
  const report = path.join(work, 'vitest.json');
  const { status } = spawnSync('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    stdio: 'inherit',
  });
  const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = results.numFailedTests || results.numFailedTestSuites || (status === 0 ? 0 : 1);
  const failures = failuresOf(results);
  if (failed > 0 && failures.length === 0) failures.push(`vitest, status ${status}: an error outside of its tests`);
  return { passed: results.numPassedTests, failed, failures };
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + 50; port += 1) if (await isPortFree(port)) return port;
  throw new Error('No free port for the browser tests.');
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** The browser tests run against their own site, started like a new installation. */
async function playwright(): Promise<Tally> {
  title('Browser tests');
  const executable = findChromium();
  const port = await freePort();
  const password = crypto.randomUUID();
  const env = {
    ...process.env,
    ADMIN_PASSWORD: password,
    CACHE_BUDGET: 'off',
    BASE_URL: `http://localhost:${port}`,
    CHROMIUM_PATH: executable,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(work, 'playwright.json'),
  };
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'worker/cli/start.ts', '--port', String(port), '--persist-to', path.join(work, 'state')],
    { env, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  try {
    await untilHealthy(port, 120_000);
    const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'], {
      env,
      stdio: 'inherit',
    });
    const { stats } = JSON.parse(readFileSync(env.PLAYWRIGHT_JSON_OUTPUT_NAME, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number };
    };
    // Playwright itself lists the failures at the end.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky || (status === 0 ? 0 : 1), failures: [] };
  } finally {
    await end(server);
  }
}

const sumOf = (tallies: readonly Tally[], field: 'passed' | 'failed') => tallies.reduce((sum, one) => sum + one[field], 0);

async function main() {
  title('Build');
  build();
  const tallies = [
    check('Lint, format and import direction', 'npx', 'biome', 'check', '.'),
    check('Types', 'npx', 'tsc', '-b', '--noEmit'),
    check('Unused code', 'npx', 'knip'),
    vitest(),
    await playwright(),
  ];
  rmSync(work, { recursive: true, force: true });
  const failures = tallies.flatMap((one) => one.failures);
  if (failures.length > 0) process.stdout.write(`\n== Failed before the browser tests\n${failures.join('\n')}\n`);
  const [passed, failed] = [sumOf(tallies, 'passed'), sumOf(tallies, 'failed')];
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
});
