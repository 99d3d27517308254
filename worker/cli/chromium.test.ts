import { afterEach, expect, test, vi } from 'vitest';
import { chromiumOrFailure } from './chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a run of all tests without a browser begins with a sentence that names the cause, and goes on', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(chromiumOrFailure('shell')).toEqual({
    failure: 'CHROMIUM_PATH names /nowhere/chromium, which does not exist.',
  });
  expect(said.mock.calls.flat().join('')).toContain('The other tests run without it.');
});

test('a browser that is named is used', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(chromiumOrFailure('shell')).toEqual({ executable: process.execPath });
});
