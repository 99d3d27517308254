import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { adminApart } from './worker/cli/vite/admin-apart.ts';
import { CHUNKS } from './worker/cli/vite/chunks.ts';
import { lateStart } from './worker/cli/vite/late-start.ts';
import { parallelImports } from './worker/cli/vite/parallel-imports.ts';
import { plainImports } from './worker/cli/vite/plain-imports.ts';
import { quickReact } from './worker/cli/vite/quick-react.ts';
import { slimTanstack } from './worker/cli/vite/slim-tanstack.ts';

const WORKER = process.env.WORKER_URL ?? 'http://localhost:8787';
const root = import.meta.dirname;
// Radix's scroll lock writes <style> elements, which our Content-Security-Policy refuses; ours writes a constructed style sheet.
const alias = { 'react-style-singleton': path.join(root, 'web/ui/style-singleton.ts') };
/**
 * On the public site, in the browser as on the server (wrangler.toml): a tenth of the packages' size. The administration and the component
 * tests run the packages themselves.
 */
const slimI18n = [
  { find: /^i18next$/, replacement: path.join(root, 'web/i18n/slim/i18next.ts') },
  { find: /^react-i18next(?:\/initReactI18next)?$/, replacement: path.join(root, 'web/i18n/slim/react-i18next.tsx') },
];
/** In the browser alone. */
const slimAlias = [
  ...slimI18n,
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: path.join(root, 'web/ui/sync-selector.ts') },
];

const adminConfig = () => ({ root: path.join(root, 'web'), plugins: [react(), tailwindcss()], resolve: { alias } });

export default defineConfig({
  root: 'web',
  plugins: [
    plainImports(),
    slimTanstack(),
    quickReact(),
    react(),
    tailwindcss(),
    adminApart(path.join(root, 'web/admin/main.tsx'), adminConfig),
    parallelImports(),
    lateStart(path.join(root, 'web/app/boot.ts')),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      treeshake: {
        propertyReadSideEffects: false,
        // Schemas that no page checks with: valibot itself, and what the contract builds them with.
        manualPureFunctions: ['v', 'oneOf', 'pageNumber', 'inLanguages', 'optionalText', 'optional', 'code'],
      },
      // Short: the start script names most files, and no compression makes less of a hash.
      output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  resolve: { alias: [...slimAlias, ...Object.entries(alias).map(([find, replacement]) => ({ find, replacement }))] },
  // Not web/api's modules, which Vite itself serves under the same path. The host stays, so that the worker knows its own pages' writes.
  server: { port: 5173, proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': { target: WORKER }, '/locales': WORKER } },
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          root,
          include: ['{web,worker}/**/*.test.ts'],
          exclude: ['**/*.worker.test.ts', '**/node_modules/**'],
          environment: 'node',
          // A slow machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        root,
        plugins: [react()],
        resolve: { alias },
        test: { name: 'component', root, include: ['web/**/*.test.tsx'], environment: 'jsdom', setupFiles: ['web/test/setup.ts'] },
      },
      {
        root,
        // React in its production form, as wrangler bundles it.
        resolve: { alias: slimI18n },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { LOG_REQUESTS: 'off', MIGRATIONS: await readD1Migrations(path.join(root, 'migrations')) } },
          })),
        ],
        test: { name: 'worker', root, include: ['worker/**/*.worker.test.ts'], setupFiles: ['worker/test/setup.ts'] },
      },
    ],
  },
});
