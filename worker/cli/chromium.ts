import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * `shell`: the same engine without a window, which takes half of the processor's time, but neither hyphenates nor looks quite like what
 * visitors have.
 */
type Kind = 'full' | 'shell';
const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const SYSTEM: Record<Kind, string[]> = {
  full: FULL,
  shell: ['/usr/bin/chromium-headless-shell', ...FULL],
};
const DEBIAN_PACKAGE: Record<Kind, string> = {
  full: 'chromium',
  shell: 'chromium-headless-shell',
};
const systemChromium = (kind: Kind) => SYSTEM[kind].find((path) => existsSync(path));
const isRoot = () => process.getuid?.() === 0;
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

function tried(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
}

/** The Chromium of CHROMIUM_PATH, of the system or of Playwright, else installs one; fails with a message that says what to do. */
export function findChromium(kind: Kind): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const present =
    systemChromium(kind) ??
    (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (present) return present;
  process.stdout.write('No Chromium found; installing one ...\n');
  if (
    isRoot() &&
    tried(() => run('apt-get', 'update')) &&
    tried(() => run('apt-get', 'install', '-y', '--no-install-recommends', DEBIAN_PACKAGE[kind]))
  ) {
    const installed = systemChromium(kind);
    if (installed) return installed;
  }
  if (
    tried(() => run('npx', 'playwright', 'install', 'chromium')) &&
    existsSync(chromium.executablePath())
  )
    return chromium.executablePath();
  throw new Error(
    `The browser tests need Chromium: install it (apt-get install ${DEBIAN_PACKAGE[kind]}) or set CHROMIUM_PATH.`,
  );
}

/** The same for a run of all tests: what is missing is said at its beginning, and the other tests run. */
export function chromiumOrFailure(kind: Kind): { executable: string } | { failure: string } {
  try {
    return { executable: findChromium(kind) };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${failure}\nThe other tests run without it.\n`);
    return { failure };
  }
}
