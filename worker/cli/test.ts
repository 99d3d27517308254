import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { browserTests } from './browser-tests.ts';
import { build } from './build.ts';
import { chromiumOrFailure } from './chromium.ts';
import { commandOptions } from './command-options.ts';
import { runChecks, type Tally } from './run-checks.ts';
import { scratchFolder } from './state/scratch-folder.ts';

// `npm test`: lint, types, unused code, then unit, component, worker and command tests, then the journeys in a browser.
// `npm run test:all`: the same with every browser test; `-- --shard 1/3`: a third of the tests, and in the first shard what is not shared out.
// `THOROUGH` asks for all random histories. The last line is the total.

/** Part of the JSON report of vitest. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const { values } = commandOptions({
  options: { all: { type: 'boolean' }, shard: { type: 'string' } },
});

const work = scratchFolder();
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
// Local databases and buckets of the tests.
process.env.TMPDIR = work;
const title = (text: string) => process.stdout.write(`\n== ${text}\n`);

const failuresOf = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    const tests = failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`,
    );
    return message && failed.length === 0 ? [`${file}\n${message}`] : tests;
  });

function vitest(shard: readonly string[]): Tally {
  title('Unit, component, worker and command tests');
  const report = path.join(work, 'vitest.json');
  const { status } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...shard,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, THOROUGH: values.all ? 'on' : 'off' },
    },
  );
  const results = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = results.numFailedTests || results.numFailedTestSuites || (status === 0 ? 0 : 1);
  const failures = failuresOf(results);
  if (failed > 0 && failures.length === 0)
    failures.push(`vitest, status ${status}: an error outside of its tests`);
  return { passed: results.numPassedTests, failed, failures };
}

const sumOf = (tallies: readonly Tally[], field: 'passed' | 'failed') =>
  tallies.reduce((sum, one) => sum + one[field], 0);

async function browser(
  chromium: ReturnType<typeof chromiumOrFailure>,
  options: readonly string[],
): Promise<Tally[]> {
  title('Browser tests');
  if ('executable' in chromium) return browserTests(chromium.executable, { work, options });
  process.stdout.write(`${chromium.failure}\n`);
  return [{ passed: 0, failed: 1, failures: [`Browser tests: ${chromium.failure}`] }];
}

async function main() {
  const shard = values.shard ? [`--shard=${values.shard}`] : [];
  // `test:all` looks at pages closely, as visitors’ browsers show them.
  const chromium = chromiumOrFailure(values.all ? 'full' : 'shell');
  const isLaterShard = values.shard !== undefined && !values.shard.startsWith('1/');
  const checks = isLaterShard ? [] : runChecks();
  title('Build');
  build();
  const tallies = [
    ...(await checks),
    vitest(shard),
    ...(await browser(chromium, [...(values.all ? [] : ['e2e/journeys/']), ...shard])),
  ];
  const failures = tallies.flatMap((one) => one.failures);
  if (failures.length > 0)
    process.stdout.write(`\n== Failed before the browser tests\n${failures.join('\n')}\n`);
  const [passed, failed] = [sumOf(tallies, 'passed'), sumOf(tallies, 'failed')];
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
});
