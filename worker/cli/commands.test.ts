import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isThorough } from '../test/thorough.ts';
import { demandWritable, demandWritableSite } from './demand-writable.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
const file = path.join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

const run = (name: string, ...args: string[]) => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `worker/cli/${name}.ts`, ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stderr, stdout };
};

const COMMANDS = [
  ...['admin-create', 'backup', 'deploy', 'dev', 'doctor'],
  ...['start', 'test', 'torture/torture', 'bench/bench'],
];
/** Most of them load the whole worker first: `npm run test:all` starts each. */
const STARTED = isThorough ? COMMANDS : ['admin-create', 'test'];

test.each(STARTED)(
  '%s with an option that it does not know says so in one sentence, and does nothing',
  (name) => {
    const { status, stderr, stdout } = run(name, '--nonsense');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^There is no «--nonsense»[^\n]+\.\n$/);
  },
);

test('a word that a command does not know is refused too', () => {
  expect(run('backup', 'restor')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('«restor»'),
  });
  expect(run('admin-create', 'me@example.com').status).toBe(2);
});

test('a folder that cannot be written is named in one sentence, before anything is built', () => {
  const below = path.join(file, 'state');
  expect(() => demandWritable(below, 'Choose another.')).toThrow(
    `The folder ${below} cannot be written (ENOTDIR). Choose another.`,
  );
  expect(() => demandWritableSite(below)).toThrow(`The folder ${below} cannot be written`);
  const { status, stderr, stdout } = run('start', '--persist-to', below, '--port', '9195');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The folder [^\n]+ cannot be written \(ENOTDIR\)\. [^\n]+\n$/);
});
