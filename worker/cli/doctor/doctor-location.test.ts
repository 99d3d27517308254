import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseInfo, locationFinding } from './doctor-location.ts';
import { reportOf } from './doctor-report.ts';

/** The output of `wrangler d1 info DB --json`. */
const INFO = {
  uuid: '00000000-0000-0000-0000-000000000000',
  name: 'menorca',
  created_at: '2026-11-27T10:00:00.000Z',
  num_tables: 52,
  running_in_region: 'WEUR',
  jurisdiction: 'eu' as string | null,
  read_replication: { mode: 'disabled' },
};
const findingFor = (info: object) =>
  locationFinding('', async () => JSON.stringify({ ...INFO, ...info }));

test('a database that is bound to the EU is fine', async () => {
  expect(await findingFor({})).toMatchObject({ state: 'ok', detail: 'jurisdiction eu' });
});

test('one without a jurisdiction, or with another, is reported with its consequence and the remedy', async () => {
  const { lines, isSound } = reportOf([await findingFor({ jurisdiction: null })]);
  expect(lines[0]).toBe('WARN  Guests’ data stays in the EU: no jurisdiction, now in WEUR');
  expect(lines[1]).toMatch(
    /outside the EU.*cannot be set later.*backup.*--jurisdiction eu.*restore/,
  );
  expect(isSound).toBe(true);
  expect(await findingFor({ jurisdiction: undefined, running_in_region: undefined })).toMatchObject(
    {
      state: 'warning',
      detail: 'no jurisdiction',
    },
  );
  expect(await findingFor({ jurisdiction: 'us', running_in_region: 'ENAM' })).toMatchObject({
    detail: 'jurisdiction us, now in ENAM',
  });
});

test('without wrangler’s answer it is not known, with how to look', async () => {
  const refused = locationFinding('preview', () =>
    Promise.reject(new Error('You are not authenticated.')),
  );
  expect(await refused).toMatchObject({
    state: 'warning',
    detail: 'not known',
    remedy: expect.stringContaining('--env "preview"'),
  });
  expect(await locationFinding('', async () => 'Some words')).toMatchObject({
    state: 'warning',
    detail: 'not known',
  });
});

let api: Server;
const requestedPaths: string[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json');
    const result = request.url?.startsWith('/accounts/account/d1/database') ? INFO : null;
    response.end(JSON.stringify({ success: true, errors: [], messages: [], result, data: null }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

test('wrangler’s own words are understood', { timeout: 60_000 }, async () => {
  const ask = () =>
    databaseInfo('', {
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      CLOUDFLARE_API_TOKEN: 'token',
      CLOUDFLARE_ACCOUNT_ID: 'account',
    });
  expect(await locationFinding('', ask)).toMatchObject({ state: 'ok', detail: 'jurisdiction eu' });
  expect(requestedPaths.some((path) => path.includes(INFO.uuid))).toBe(true);
});
