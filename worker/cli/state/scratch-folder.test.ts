import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { scratchFolder } from './scratch-folder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'scratch-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

test('the folder of a run that was cut off is removed, that of one under way is not', () => {
  // Without room in memory the folder of the system serves.
  vi.stubEnv('TMPDIR', root);
  const nowhere = path.join(root, 'nowhere');
  const own = scratchFolder(nowhere);
  expect(path.dirname(own)).toBe(root);
  const ofProcess = (pid: number) => own.replace(/\d+$/, String(pid));
  const ended = ofProcess(spawnSync('true').pid);
  const running = ofProcess(process.ppid);
  for (const folder of [ended, running]) mkdirSync(folder);
  expect(scratchFolder(nowhere)).toBe(own);
  expect([own, running, ended].map((folder) => existsSync(folder))).toEqual([true, true, false]);
});
