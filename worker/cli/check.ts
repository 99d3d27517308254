import { spawnSync } from 'node:child_process';
import { commandOptions } from './command-options.ts';
import { runChecks } from './run-checks.ts';

// `npm run check`: lint, types, unused code, then the unit tests. Its status is 1 when one of them fails.

commandOptions({ options: {} });

async function main() {
  const checks = await runChecks();
  const failures = checks.flatMap((one) => one.failures);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'unit'], {
    stdio: 'inherit',
  });
  if (failures.length > 0) process.stdout.write(`\n== Failed\n${failures.join('\n')}\n`);
  process.exit(failures.length === 0 && status === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
