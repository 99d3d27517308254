import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claimState } from './state-claim.ts';

const root = mkdtempSync(path.join(tmpdir(), 'claim-'));
const children: ChildProcess[] = [];

/** Another process that runs this code, returned once it is ready. */
async function another(code: string): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `${code}; console.log('ready'); setInterval(() => {}, 1000);`,
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  children.push(child);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}
const killed = (child: ChildProcess) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

test('a folder that another start has is refused, with its port and what to do, until that one ends, even by kill -9', async () => {
  const directory = path.join(root, 'state');
  const other = await another(
    `import { claimState } from './worker/cli/state/state-claim.ts'; await claimState(${JSON.stringify(directory)}, 9000)`,
  );
  symlinkSync(directory, path.join(root, 'the-same'));
  for (const name of [directory, path.join(root, 'the-same')]) {
    const refused = claimState(name, 9001);
    await expect(refused).rejects.toThrow('port 9000');
    await expect(refused).rejects.toThrow('--persist-to');
  }
  await claimState(path.join(root, 'another'), 9001);
  await killed(other);
  await claimState(directory, 9001);
});

test.runIf(process.platform === 'linux')(
  'a database that a plain wrangler dev has open is refused as well',
  async () => {
    const directory = path.join(root, 'plain');
    const databases = path.join(directory, 'v3', 'd1', 'miniflare-D1DatabaseObject');
    mkdirSync(databases, { recursive: true });
    const file = JSON.stringify(path.join(databases, 'a.sqlite'));
    const other = await another(`import { openSync } from 'node:fs'; openSync(${file}, 'w')`);
    await expect(claimState(directory, 9001)).rejects.toThrow(`process ${other.pid}`);
    await killed(other);
    await claimState(directory, 9001);
  },
);
