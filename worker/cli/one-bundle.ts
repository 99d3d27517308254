import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const CONDITIONS = ['workerd', 'worker', 'module', 'browser', 'production'];
/** Specifier of an import, other than of a type, of a picture and the like, or of what runs the tests. */
const IMPORT =
  /(?:^import (?!type )[^';]*?from|\bimport\()\s*'((?!vitest|vite'|node:|cloudflare:|@octocloud\/)[^'?]+)'/gm;
const isOfTests = (file: string) => /\/worker\/(?:test\/.*\.ts|.*\.test\.ts)$/.test(file);

const FOLDERS = 'node_modules/.cache/worker-tests';
/** Files that workerd loads by itself instead of having vitest transform them. */
export const BUNDLED_FILES = `**/${FOLDERS}-*/**/*.js`;

/**
 * Bundles the worker once per run, as wrangler does for a deployment. Otherwise vitest transforms, sends and evaluates some 1,500 modules
 * one by one for each runtime. Each module and package that tests import is an entry, and all entries share one chunk, so that there is
 * one instance of each module. Tests and what they share (`worker/test`) are not part of it; `vi.mock` has therefore no effect on modules
 * of the worker.
 */
export function oneBundle(root: string): Plugin {
  const packageImports = (
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      imports: Record<string, string>;
    }
  ).imports;
  const moduleOf = (specifier: string, importer: string): string => {
    if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
    const exact = packageImports[specifier];
    if (exact) return path.join(root, exact);
    const [prefix, ...rest] = specifier.split('/');
    const pattern = packageImports[`${prefix}/*`];
    return pattern ? path.join(root, pattern.replace('*', rest.join('/'))) : specifier;
  };
  const entries = new Set(
    globSync(['worker/**/*.worker.test.ts', 'worker/test/**/*.ts'], { cwd: root })
      .map((file) => path.join(root, file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
          moduleOf(specifier, file),
        ),
      )
      .filter(
        (module) => !isOfTests(module) && (!module.startsWith('/') || /\.tsx?$/.test(module)),
      ),
  );
  /** `packages/hono` for a package, as its name may be that of a folder of ours. */
  const nameOf = (module: string) =>
    module.startsWith('/') ? path.relative(root, module) : `packages/${module}`;
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
          input: Object.fromEntries([...entries].map((module) => [nameOf(module), module])),
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
      if (!importer || !isOfTests(importer)) return;
      const module = moduleOf(source, importer);
      if (!entries.has(module)) return;
      bundled ??= bundle();
      await bundled;
      return path.join(root, folder, `${nameOf(module)}.js`);
    },
    closeBundle: () => rmSync(path.join(root, folder), { recursive: true, force: true }),
  };
}
