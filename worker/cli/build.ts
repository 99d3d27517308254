import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = ['web', 'worker/contract', 'locales', 'vite.config.ts', 'package-lock.json'];
const STAMP = 'dist/.sources';
/** Build output that is located among the sources. */
const MADE = path.join('web', 'pages', 'dist');

function* files(entry: string): Generator<string> {
  if (entry === MADE || !existsSync(entry)) return;
  const children = readdirSync(path.dirname(entry), { withFileTypes: true }).find(
    (one) => one.name === path.basename(entry),
  );
  if (!children?.isDirectory()) return yield entry;
  for (const name of readdirSync(entry).sort()) yield* files(path.join(entry, name));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of files(source)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the static site into dist/, unless the existing build comes from the same sources. */
export function build(): void {
  const now = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  // Tests run with NODE_ENV «test», which would select React's development build.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  writeFileSync(STAMP, now);
}
