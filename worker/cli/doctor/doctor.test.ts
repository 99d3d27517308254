import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_WORDS, type InstallationCheck } from '#contract/admin/operations.ts';
import { VERSION } from '#contract/version.ts';
import { deployedFindings } from './doctor-deployed.ts';
import { findingOf, reportOf } from './doctor-report.ts';

const SITE = 'https://site.example';
const CHECKS: InstallationCheck[] = (Object.keys(CHECK_WORDS) as InstallationCheck['name'][]).map(
  (name) => ({ name, state: 'ok' }),
);
const HEADERS = {
  'Content-Security-Policy': "default-src 'none'",
  'Strict-Transport-Security': 'max-age=1',
};
const HTML = `<link rel="canonical" href="${SITE}/en"><script src="/assets/index-1.js"></script><h1>Menorca</h1>`;

/** A deployed site without problems, except at some addresses. */
function aSite(change: Record<string, () => Response> = {}) {
  const answers: Record<string, () => Response> = {
    '/api/health': () => Response.json({ status: 'ok', version: VERSION }),
    '/en': () => new Response(HTML, { headers: HEADERS }),
    '/assets/index-1.js': () => new Response(''),
    '/api/admin/utilities/checks': () => Response.json(CHECKS),
    ...change,
  };
  const keys: (string | null)[] = [];
  const get = async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address);
    if (pathname.startsWith('/api/admin'))
      keys.push(new Headers(init?.headers).get('Authorization'));
    return answers[pathname]?.() ?? new Response('', { status: 404 });
  };
  return { get, keys };
}
const wrong = async (change: Record<string, () => Response>, key: string | undefined = 'key') =>
  (await deployedFindings(SITE, key, aSite(change).get))
    .filter(({ state }) => state !== 'ok')
    .map(({ state, name, remedy }) => [state, name, remedy]);

test('a deployed site that is as it should be has nothing to fix', async () => {
  const { get, keys } = aSite();
  const findings = await deployedFindings(`${SITE}/`, 'mares_1', get);
  expect(reportOf(findings)).toMatchObject({ isSound: true });
  expect(findings.length).toBeGreaterThan(CHECKS.length);
  expect(keys).toEqual(['Bearer mares_1']);
});

test.each([
  [
    'a site that names another address',
    {
      '/en': () => new Response(HTML.replaceAll(SITE, 'https://old.example'), { headers: HEADERS }),
    },
    /SITE_ORIGIN/,
  ],
  [
    'pages without their text',
    { '/en': () => new Response('<div id="root"></div>', { headers: HEADERS }) },
    /wrangler tail/,
  ],
  [
    'a build that is not there',
    { '/assets/index-1.js': () => new Response('', { status: 404 }) },
    /deploy the build/,
  ],
  [
    'another site altogether',
    { '/api/health': () => new Response('<html>Welcome to nginx</html>') },
    /Is it right/,
  ],
  [
    'a database out of reach',
    {
      '/api/health': () => Response.json({ status: 'degraded', version: VERSION }, { status: 503 }),
    },
    /bindings/,
  ],
  [
    'a database behind its code',
    {
      '/api/health': () =>
        Response.json(
          {
            status: 'degraded',
            version: VERSION,
            pendingMigrations: ['0011_x'],
            missingTables: [],
          },
          { status: 503 },
        ),
    },
    /npm run deploy/,
  ],
  [
    'an unknown key',
    { '/api/admin/utilities/checks': () => new Response('', { status: 401 }) },
    /API_KEY is unknown/,
  ],
  [
    'a key without the scope',
    { '/api/admin/utilities/checks': () => new Response('', { status: 403 }) },
    /utilities:read/,
  ],
])('%s fails, with what to do', async (_name, change, remedy) => {
  const found = await wrong(change);
  expect(found[0]?.[0]).toBe('failed');
  expect(found.map(([, , text]) => text).join('\n')).toMatch(remedy);
});

test('another version, and a check from outside alone, are reported but fail nothing', async () => {
  expect(
    (await wrong({ '/api/health': () => Response.json({ status: 'ok', version: '0.0.1' }) })).map(
      ([state]) => state,
    ),
  ).toEqual(['warning']);
  const { get, keys } = aSite();
  expect(reportOf(await deployedFindings(SITE, undefined, get))).toMatchObject({ isSound: true });
  expect(keys).toEqual([]);
});

test('an unreachable address and an invalid one are reported plainly', async () => {
  const unreachable = async () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND site.example') });
  };
  expect(reportOf(await deployedFindings(SITE, 'key', unreachable)).lines.join('\n')).toMatch(
    /ENOTFOUND[\s\S]*No answer from this address/,
  );
  expect(
    reportOf(await deployedFindings('site.example', 'key', unreachable)).lines.join('\n'),
  ).toContain('with https://');
  expect(reportOf(await deployedFindings('http://site.example', 'key', unreachable)).isSound).toBe(
    false,
  );
});

test('each check says in words what it is, and what to do when it is not all right', () => {
  const { lines, isSound } = reportOf([
    findingOf({ name: 'mail', state: 'warning', detail: 'outbox' }),
    findingOf({ name: 'database', state: 'failed' }),
  ]);
  expect(lines.slice(0, 4)).toEqual([
    'WARN  Email delivery: outbox',
    '      Emails stay in the outbox. Choose a driver under Email and set its keys.',
    'FAIL  Database',
    '      The database does not answer. Check the DB binding in wrangler.toml.',
  ]);
  expect(isSound).toBe(false);
});

test('the command says when there is no installation, ends with 1 and leaves nothing behind', {
  timeout: 60_000,
}, () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'doctor-'));
  const run = () =>
    execFileSync(
      process.execPath,
      ['--import', 'tsx', 'worker/cli/doctor.ts', '--persist-to', directory],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
  expect(run).toThrow(
    expect.objectContaining({
      status: 1,
      stdout: expect.stringContaining('There is no installation'),
    }),
  );
  expect(readdirSync(directory)).toEqual([]);
  rmSync(directory, { recursive: true });
});

test('what the owner has not entered yet is named as in the administration', () => {
  const check = { name: 'settings', state: 'warning', detail: 'legalName, basketHolds' } as const;
  expect(findingOf(check).detail).toBe(
    'Legal name; Trips and transfers in one order: ask your lawyer whether they may be together',
  );
});
