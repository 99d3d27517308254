import * as v from 'valibot';
import { CHECK_WORDS, type CheckName, type InstallationCheck } from '#contract/admin/operations.ts';
import { VERSION } from '#contract/version.ts';
import { MIGRATION_REMEDY } from '#core/db/migration-state.ts';
import { type Finding, findingOf } from './doctor-report.ts';

type Fetch = (address: string, init?: RequestInit) => Promise<Response>;

const TIMEOUT_MS = 15_000;
/** Missing migrations and tables listed at most. */
const MAX_LISTED_GAPS = 5;
const Checks = v.array(
  v.object({
    name: v.picklist(Object.keys(CHECK_WORDS) as CheckName[]),
    state: v.picklist(['ok', 'warning', 'failed']),
    detail: v.optional(v.union([v.string(), v.number()])),
  }),
);
const Health = v.object({
  status: v.string(),
  version: v.string(),
  pendingMigrations: v.optional(v.array(v.string()), []),
  missingTables: v.optional(v.array(v.string()), []),
});

const finding = (
  isFine: boolean,
  name: string,
  remedy: string,
  detail?: string | number,
): Finding => ({
  state: isFine ? 'ok' : 'failed',
  name,
  detail,
  remedy,
});

const KEY_REMEDIES: Readonly<Record<number, string>> = {
  401: 'The key in API_KEY is unknown, expired or revoked. Make one under Administration, API keys.',
  403: 'The key in API_KEY lacks the scope utilities:read.',
  404: 'The site is too old for this check, or is another site. Deploy first.',
};

/** Checks that the worker runs on itself, the same as in the administration under Utilities. */
async function fromWithin(origin: string, key: string | undefined, get: Fetch): Promise<Finding[]> {
  const name = 'Checks from within';
  if (!key)
    return [
      {
        state: 'warning',
        name,
        detail: 'left out',
        remedy: 'Set API_KEY to a key with the scope utilities:read (Administration, API keys).',
      },
    ];
  const answer = await get(`${origin}/api/admin/utilities/checks`, {
    headers: { Authorization: `Bearer ${key}` },
  });
  if (!answer.ok)
    return [
      finding(
        false,
        name,
        KEY_REMEDIES[answer.status] ?? 'See the logs: npx wrangler tail.',
        answer.status,
      ),
    ];
  const checks = v.safeParse(Checks, await answer.json().catch(() => undefined));
  if (!checks.success)
    return [finding(false, name, 'The answer is not one of this site. Is the address right?')];
  return checks.output.map((check: InstallationCheck) => findingOf(check));
}

/** Checks from the outside, as a visitor's browser. */
async function fromOutside(origin: string, get: Fetch): Promise<Finding[]> {
  const health = await get(`${origin}/api/health`);
  const parsed = v.safeParse(Health, await health.json().catch(() => undefined));
  if (!parsed.success)
    return [
      finding(
        false,
        'Worker',
        'This address does not answer as this site does. Is it right, and is the worker on a route in front of it?',
        health.status,
      ),
    ];
  const gaps = [...parsed.output.pendingMigrations, ...parsed.output.missingTables];
  if (gaps.length > 0)
    return [
      finding(
        false,
        'Database structure',
        MIGRATION_REMEDY,
        gaps.slice(0, MAX_LISTED_GAPS).join(', '),
      ),
    ];
  const page = await get(`${origin}/en`);
  const html = await page.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0];
  const script = asset ? await get(origin + asset) : undefined;
  const { status, version } = parsed.output;
  return [
    finding(
      status === 'ok',
      'Worker, database and bucket',
      'The database or the bucket cannot be reached: check the bindings in wrangler.toml.',
      status,
    ),
    {
      ...finding(
        version === VERSION,
        'Version',
        `This copy of the code is ${VERSION}. Deploy it, or check out the version that runs.`,
        version,
      ),
      ...(version !== VERSION && { state: 'warning' }),
    },
    finding(
      page.ok && html.includes('<h1'),
      'Pages are filled at the edge',
      'Pages come without their text. See the logs: npx wrangler tail.',
      page.status,
    ),
    finding(
      Boolean(canonical?.startsWith(`${origin}/`)),
      'Pages name this address as theirs',
      'Set SITE_ORIGIN in wrangler.toml to this address and deploy.',
      canonical,
    ),
    finding(
      Boolean(script?.ok),
      'Static files',
      'The scripts that pages name are not there: deploy the build together with the worker.',
      asset,
    ),
    finding(
      Boolean(page.headers.get('Strict-Transport-Security')) &&
        Boolean(page.headers.get('Content-Security-Policy')),
      'Security headers',
      'Something in front of the worker takes them away: check the rules of the domain.',
    ),
  ];
}

/** A deployed installation at `address`. */
export async function deployedFindings(
  address: string,
  key: string | undefined,
  get: Fetch = fetch,
): Promise<Finding[]> {
  const isAddress = URL.canParse(address);
  const { origin, protocol, hostname } = isAddress
    ? new URL(address)
    : { origin: address, protocol: '', hostname: '' };
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
  const secure = finding(
    protocol === 'https:' || isOwn,
    'Address',
    'Give the whole address, with https://.',
    origin,
  );
  if (secure.state === 'failed') return [secure];
  const inTime: Fetch = (url, init) =>
    get(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  try {
    return [
      secure,
      ...(await fromOutside(origin, inTime)),
      ...(await fromWithin(origin, key, inTime)),
    ];
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return [
      secure,
      finding(
        false,
        'Reachable',
        'No answer from this address. Is the domain set up, and is the worker deployed?',
        cause,
      ),
    ];
  }
}
