import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const CONDITIONS = ['workerd', 'worker', 'module', 'browser', 'production'];
/** Specifier of an imported module of ours. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)'((?:\.{1,2}\/|#)[^'?]+\.tsx?|#(?:env|client|render))'/g;
const isOfTests = (file: string) => /\/worker\/(?:test\/.*\.ts|.*\.test\.ts)$/.test(file);

const FOLDERS = 'node_modules/.cache/worker-tests';
/** Files that workerd loads by itself instead of having vitest transform them. */
export const BUNDLED_FILES = `**/${FOLDERS}-*/**/*.js`;

/**
 * Bundles the worker once per run, as wrangler does for a deployment. Otherwise vitest transforms, sends and evaluates some 1,500 modules
 * one by one for each runtime, which takes more time than most tests. Each module that tests import is an entry, and all entries share one
 * chunk, so that there is one instance of each module. Tests and what they share (`worker/test`) are not part of it; `vi.mock` has
 * therefore no effect on modules of the worker.
 */
export function oneBundle(root: string): Plugin {
  const packageImports = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports;
  const fileOf = (specifier: string, importer: string): string => {
    if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
    const exact = packageImports[specifier];
    if (exact) return path.join(root, exact);
    const [prefix, ...rest] = specifier.split('/');
    return path.join(root, packageImports[`${prefix}/*`]?.replace('*', rest.join('/')) ?? specifier);
  };
  const entries = new Set(
    globSync(['worker/**/*.worker.test.ts', 'worker/test/**/*.ts'], { cwd: root })
      .map((file) => path.join(root, file))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => fileOf(specifier, file)))
      .filter((file) => !isOfTests(file)),
  );
  const nameOf = (file: string) => path.relative(root, file);
  const folder = `${FOLDERS}-${process.pid}`;
  const bundle = () =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { runtime: 'automatic', development: false } },
      resolve: { conditions: CONDITIONS, mainFields: ['browser', 'module'] },
      ssr: { target: 'webworker', noExternal: true, resolve: { conditions: CONDITIONS } },
      build: {
        ssr: true,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'esnext',
        rolldownOptions: {
          input: Object.fromEntries([...entries].map((file) => [nameOf(file), file])),
          external: /^(?:node|cloudflare):/,
          preserveEntrySignatures: 'strict',
          output: {
            // A module runs when it is first imported, not when the chunk is loaded.
            strictExecutionOrder: true,
            entryFileNames: '[name].js',
            chunkFileNames: '[name].js',
            codeSplitting: { groups: [{ name: 'worker', test: /./ }] },
          },
        },
      },
    });
  let bundled: Promise<unknown> | undefined;
  return {
    name: 'one-bundle',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !isOfTests(importer) || !/^(?:\.|#)/.test(source)) return;
      const file = fileOf(source, importer);
      if (!entries.has(file)) return;
      bundled ??= bundle();
      await bundled;
      return path.join(root, folder, `${nameOf(file)}.js`);
    },
    closeBundle: () => rmSync(path.join(root, folder), { recursive: true, force: true }),
  };
}
