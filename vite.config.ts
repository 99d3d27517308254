import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BUNDLED_FILES, oneBundle } from '#cli/one-bundle.ts';

const WORKER = process.env.WORKER_URL ?? 'http://localhost:8787';
const root = import.meta.dirname;
const web = (file: string) => path.join(root, 'web', file);
// Radix's scroll lock writes <style> elements, which our Content-Security-Policy refuses; ours writes a constructed style sheet.
const alias = { 'react-style-singleton': web('base/ui/style-singleton.ts') };

/** Tests of commands. */
const COMMANDS = 'worker/cli/**/*.test.ts';
const HISTORIES = 'worker/money/payments/histories/*.test.ts';

// By default vitest leaves one core to its main thread, which has little to do here. Projects of one group run at once; those in workerd come after the others.
const AT_ONCE = { maxWorkers: '100%', sequence: { groupOrder: 1 } };
const AFTER_THEM = { maxWorkers: '100%', sequence: { groupOrder: 2 } };

/** The plugin of the tests in workerd, without its notice at each build that it has another name (web/docs/decisions.md). */
function workerdTests(...options: Parameters<typeof cloudflareTest>) {
  const { warn } = console;
  console.warn = () => undefined;
  const plugin = cloudflareTest(...options);
  console.warn = warn;
  return plugin;
}

const SCRIPT_NAME = { site: 'assets/[hash:7].js', admin: 'assets/[name]-[hash].js' };

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // The browsers of Tailwind 4; older ones would need each colour twice.
    cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    // Outside the folder that is served.
    manifest: true,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The site, the administration, and the scripts that the worker puts into pages.
      input: {
        index: web('index.html'),
        admin: web('admin.html'),
        'late-start': web('app/late-start.ts'),
        // The page of guides and drivers, which the worker makes.
        crew: web('crew/crew.ts'),
      },
      output: {
        entryFileNames: ({ name }) =>
          name === 'late-start' || name === 'crew'
            ? '[name].js'
            : SCRIPT_NAME[name === 'admin' ? 'admin' : 'site'],
        // Blockers refuse scripts by name, as `cookie-banner`. The manifest has the names.
        chunkFileNames: ({ moduleIds }) =>
          SCRIPT_NAME[moduleIds.some((id) => id.includes('/web/admin/')) ? 'admin' : 'site'],
        codeSplitting: {
          groups: [
            // Not what the administration alone uses of them.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|i18next|react-i18next)\/(?!.*\/(?:useBlocker|useQueries|queriesObserver)\.js)/,
            },
            // What every page of the site begins with and the administration shares: a request each on their own.
            {
              name: 'base',
              test: /\/web\/base\/(?:shell\/(?:flag|logo)|ui\/(?:site-link|parts\/(?:page|near)-part|toasts\/(?:toast-store|lazy-toaster)|pictures\/failed-pictures|behaviour\/use-disclosure-menu)|i18n\/(?:create-i18n|stored-language)|forms\/(?:posted-form|form-page)|api\/(?:query-client|current-user))\.tsx?/,
              minShareCount: 2,
            },
            // Files of a few constants, which would be requested on their own.
            {
              name: 'base',
              test: /\/(?:worker\/contract\/(?:fields|trips\/trips|(?:content|mail)\/contact|money\/partners)|web\/base\/content\/orders\/choice-labels)\.ts/,
              minShareCount: 2,
            },
            // What forms share: home and most pages to read have none.
            {
              name: 'forms',
              test: /\/(?:web\/base\/forms\/(?:use-form|fields|field-messages|email-field)|worker\/contract\/field-messages)\.tsx?/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What most pages of the site share; not what the administration or a few pages alone use.
            {
              name: 'base',
              test: /\/(?:web\/base\/(?!seo\/)\w+|worker\/contract)\/(?!entit(?:y|ies)[./]|accounts\/rights|formats\/format-bytes|orders\/rule-figures|menorca-time|texts\/(?:parse-money|placeholders)|languages\/translation-state|fit-text|pictures\/(?:images|picture-kind)\.|(?:use-form|posted-form)\.)/,
              minShareCount: 12,
            },
            // What a trip's booking, the transfer request and the basket share.
            {
              name: 'ordering',
              test: /\/web\/base\/(?:content\/orders\/(?:calendar-day|booking-parts|binding-summary)|forms\/(?:terms-field|code-details)|basket\/plain-add-button)\.tsx/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  resolve: { alias },
  server: {
    port: 5173,
    proxy: {
      // The host stays, so that the worker knows its own pages' writes.
      '/api': { target: WORKER },
      '/locales': WORKER,
      // The administration's own page; its modules have extensions.
      '^/admin(?:/[^.]*)?$': { target: WORKER, bypass: () => '/admin.html' },
    },
  },
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          root,
          include: ['{web,worker}/**/*.test.ts'],
          exclude: ['**/*.worker.test.ts', COMMANDS, HISTORIES, '**/node_modules/**'],
          environment: 'node',
          setupFiles: ['worker/test/unit-setup.ts'],
          pool: 'threads',
          isolate: false,
          ...AT_ONCE,
          // A slow machine is no failure.
          testTimeout: 60_000,
        },
      },
      // Thousands of random histories take minutes; not part of `npm run check`.
      {
        root,
        test: {
          name: 'histories',
          root,
          include: [HISTORIES],
          environment: 'node',
          setupFiles: ['worker/test/unit-setup.ts'],
          pool: 'threads',
          isolate: false,
          ...AT_ONCE,
        },
      },
      // What builds the site, or starts wrangler or other processes; not part of `npm run check`.
      {
        root,
        test: {
          name: 'commands',
          root,
          include: [COMMANDS],
          environment: 'node',
          ...AT_ONCE,
          testTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [react()],
        resolve: { alias },
        test: {
          name: 'component',
          root,
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
          pool: 'threads',
          isolate: false,
          ...AT_ONCE,
        },
      },
      {
        root,
        plugins: [
          oneBundle(root),
          workerdTests(async () => ({
            main: './worker/test/no-entry.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              modulesRules: [{ type: 'ESModule', include: [BUNDLED_FILES] }],
              bindings: {
                LOG_REQUESTS: 'off',
                CACHE_BUDGET: 'off',
                KEYS_SECRET: 'a secret of this worker, of 32 or more',
                // Nothing listens there: a test that needs names to resolve says how.
                DNS_RESOLVER: 'http://127.0.0.1:9',
                FIGURES: process.env.FIGURES ?? 'off',
                THOROUGH: process.env.THOROUGH ?? 'off',
                MIGRATIONS: await readD1Migrations(path.join(root, 'migrations')),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          root,
          include: ['worker/**/*.worker.test.ts'],
          setupFiles: ['worker/test/setup.ts'],
          isolate: false,
          ...AFTER_THEM,
          // CommonJS that requires modules, which workerd does not do.
          deps: { optimizer: { ssr: { enabled: true, include: ['@octocloud/types'] } } },
        },
      },
    ],
  },
});
