import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const WORKER = process.env.WORKER_URL ?? 'http://localhost:8787';
const root = import.meta.dirname;
// Radix's scroll lock writes <style> elements, which our Content-Security-Policy refuses; ours writes a constructed style sheet.
const alias = { 'react-style-singleton': path.join(root, 'web/ui/style-singleton.ts') };

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  resolve: { alias },
  // Not web/api's modules, which Vite itself serves under the same path.
  server: { port: 5173, proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': WORKER, '/locales': WORKER } },
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
        oxc: { jsx: { runtime: 'automatic', development: false } },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations(path.join(root, 'migrations')) } },
          })),
        ],
        test: { name: 'worker', root, include: ['worker/**/*.worker.test.ts'], setupFiles: ['worker/test/setup.ts'] },
      },
    ],
  },
});
