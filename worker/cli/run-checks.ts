import { spawn } from 'node:child_process';

/** `failures`: names of what failed, repeated at the end of the log. */
export type Tally = { passed: number; failed: number; failures: string[] };

/** A check that passes or fails as one. Its output comes in one piece, once it has ended. */
async function check(name: string, command: string, ...args: string[]): Promise<Tally> {
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => output.push(piece));
  child.on('error', reject);
  child.on('close', resolve);
  const status = await promise;
  process.stdout.write(`\n== ${name}\n${Buffer.concat(output).toString()}`);
  return status === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [`${name}, status ${status}`] };
}

/** The compiler, which has one thread, runs next to the others one after the other: two cores are busy. */
export async function runChecks(): Promise<Tally[]> {
  const types = check('Types', 'npx', 'tsc', '-b');
  const lint = await check('Lint, format and import direction', 'npm', 'run', '--silent', 'lint');
  const unused = await check('Unused code', 'npx', 'knip');
  return [lint, unused, await types];
}
