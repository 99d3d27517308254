import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

// The rule: packages run as published and are used as documented. What runs in development and in tests is what ships.

/** Radix's scroll lock writes `<style>` elements, which a policy without `unsafe-inline` refuses. */
const ALIASES = ['react-style-singleton'];
/** Private members of TanStack, drizzle, i18next and React. */
const PRIVATE =
  /\b(?:__store|_prepare|_notFound|_serverResult|_rendered|__reactFiber|__SECRET_INTERNALS)\b|\.ssr\s*=[^=]/;

const read = (file: string) => readFileSync(file, 'utf8');
const sources = ['web', 'worker'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.join(folder, file)),
);

test('the build has no plugin but those of React and Tailwind, and one alias', () => {
  const config = read('vite.config.ts');
  expect(config).toContain('plugins: [react(), tailwindcss()],');
  expect(
    [...config.matchAll(/plugins: \[([^\]]*)/g)].map(([, plugins = '']) =>
      plugins.replace(/\(.*/s, '').trim(),
    ),
  ).toEqual(['react', 'react', 'oneBundle']);
  expect(
    [...(/const alias = \{([^}]*)\}/.exec(config)?.[1] ?? '').matchAll(/'([^']+)':/g)].map(
      ([, name]) => name,
    ),
  ).toEqual(ALIASES);
  expect(config.match(/\balias\b/g)).toHaveLength(3);
  expect(config).not.toMatch(/treeshake|manualPure|transform\(|generateBundle|transformIndexHtml/);
});

test('the configuration of builds and tests prints nothing', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { default: config } = await import('../../../vite.config.ts');
  expect(config).toHaveProperty('test.projects');
  expect(warn).not.toHaveBeenCalled();
});

test('the worker is bundled without an alias', () => {
  expect(read('wrangler.toml')).not.toMatch(/^\[(?:env\.\w+\.)?alias\]/m);
});

test('no source uses a private member of a package', () => {
  const own = path.join('worker', 'cli', 'checks', 'as-published.test.ts');
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => file !== own && PRIVATE.test(read(file)))).toEqual([]);
});
