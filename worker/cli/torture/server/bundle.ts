import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { WRANGLER_BIN, WRANGLER_ENV } from '../../wrangler.ts';

/** The site, and the same site over failing bindings. */
const PROGRAMS = { site: 'worker/index.ts', faulty: 'worker/test/faulty-worker.ts' } as const;

const BUNDLES = '.wrangler/torture/bundles';

const made = new Set<string>();

/** The worker in one file, built once per run: starts are quick, and edits of sources do not restart it. */
export function bundleOf(program: keyof typeof PROGRAMS): string {
  const folder = path.join(BUNDLES, program);
  const entry = PROGRAMS[program];
  const file = path.resolve(folder, path.basename(entry).replace(/ts$/, 'js'));
  if (made.has(program)) return file;
  try {
    const words = ['deploy', entry, '--dry-run', '--outdir', folder, '--config', 'wrangler.toml'];
    execFileSync(process.execPath, [WRANGLER_BIN, ...words], { env: WRANGLER_ENV, stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      `The worker could not be bundled:\n${(error as { stderr?: Buffer }).stderr ?? error}`,
    );
  }
  if (!existsSync(file)) throw new Error(`The bundle is missing: ${file}`);
  made.add(program);
  return file;
}
