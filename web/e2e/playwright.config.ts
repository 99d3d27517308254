import { defineConfig } from '@playwright/test';
import { CHROMIUM, WITHOUT_PICTURES } from './chromium-options.ts';

/** Tests that change the public site; they run after those that read all of it. */
const CHANGING =
  '**/{admin-actions-site,admin-actions-transfers,content,content-kinds,content-editing,firm-day,transfer-table,widget}.spec.ts';
/** Restores all content to an earlier state. */
const RESTORING = '**/backup.spec.ts';

// A button that scrolls away between press and release is not clicked.
const STILL = { reducedMotion: 'reduce' } as const;

/** Every night and where pictures are looked at. */
const NIGHTLY = '**/nightly/**';
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  timeout: 120_000,
  // Speed is measured by the benchmark; with three browsers and the server on two cores a page takes seconds.
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One after the other, each by an invocation of its own (`worker/cli/test.ts`): a shard would run the whole of what a project depends on.
  projects: [
    {
      name: 'site',
      testIgnore: [CHANGING, RESTORING, NIGHTLY],
      use: { launchOptions: WITHOUT_PICTURES, contextOptions: STILL },
    },
    { name: 'nightly', testMatch: NIGHTLY, testIgnore: [CHANGING, RESTORING] },
    {
      name: 'content',
      testMatch: CHANGING,
      use: { launchOptions: WITHOUT_PICTURES, contextOptions: STILL },
    },
    { name: 'restore', testMatch: RESTORING, use: { contextOptions: STILL } },
  ],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8787',
    locale: 'en-GB',
    launchOptions: CHROMIUM,
  },
});
