import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { beforeAll, expect, test } from 'vitest';
import {
  BACKUP_FORMAT,
  BACKUP_TABLES,
  type Backup,
  type BackupAnswer,
} from '#contract/admin/backup.ts';
import type { Page } from '#contract/paging.ts';
import { migrationState } from '#core/db/migration-state.ts';
import { anAdmin, jsonOf } from '../admin.ts';
import { bindings, getJson, ORIGIN, send } from '../client.ts';
import { aPng } from '../pictures.ts';
import { TRANSFERS, TRIP_REQUESTS } from './former-links.ts';
import dump from './site.sql?raw';

// site.sql is the database of a site at commit b8958f0 (migrations 0000 to 0011) that guests and an administrator had used, reduced to a
// few of its trips, places and mails. What follows was handed out then: links in mails, a cookie, a key, a preview.

const SESSION = 'session=C1BRE3mGK4KZIDSgj-7qVkQ4C_rLRnX9JqUq31GLKbk';
const API_KEY = 'mares_Ymn1YwLp972skR20T-_t4VtIOvwdhLgIBpSA9twlzcc';
/** Of the draft of trip 24; valid to the year 2100. */
const PREVIEW = '4102444800000.c90eaf0ba642c7ae1e4b7c9a8718217e589e6d5c5dc7479f8a21186502392777';
const PICTURE = 'harbour-b1f9c424f88dd698.jpg';

/** Tables that a later migration drops. */
const RETIRED = ['route_stats', 'trip_requests'];
/** What migrations change: the options that they give to trips are content, and requests became bookings (`former-requests.worker.test.ts`). */
const COUNTED = ['d1_migrations', 'content_version', 'request_events', 'outbox'];
const tripsWithoutOption = async () =>
  (
    await bindings.DB.prepare(
      'SELECT id FROM trips WHERE id NOT IN (SELECT trip_id FROM trip_options)',
    ).all()
  ).results;
/** Columns that name who of the firm did something: a restored row has lost its accounts. */
const ACTORS = ['user_id', 'actor', 'created_by', 'api_key_id'];

type Row = Record<string, unknown>;
const { MIGRATIONS } = env as unknown as { MIGRATIONS: Parameters<typeof applyD1Migrations>[1] };
const migrate = () => applyD1Migrations(bindings.DB, MIGRATIONS);
/** One `reset()` keeps the database of a runtime that has just started. */
async function emptyDatabase(): Promise<void> {
  do await reset();
  while (await bindings.DB.prepare('SELECT 1 FROM sqlite_master').first());
}
const rowsOf = async (table: string) =>
  (await bindings.DB.prepare(`SELECT * FROM "${table}"`).all<Row>()).results;

/** All rows by table, without the search index's own storage. */
async function content(): Promise<Record<string, Row[]>> {
  const { results } = await bindings.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'search\\_%' ESCAPE '\\' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite*'`,
  ).all<{ name: string }>();
  return Object.fromEntries(
    await Promise.all(results.map(async ({ name }) => [name, await rowsOf(name)])),
  );
}
const brokenReferences = async () =>
  (await bindings.DB.prepare('PRAGMA foreign_key_check').all()).results;
const withoutActors = (rows: readonly Row[] = []) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !ACTORS.includes(column))),
  );

let before: Record<string, Row[]>;
/** Rows without the columns that later migrations add. */
function formerColumns(table: string, rows: readonly Row[] = []): Row[] {
  const columns = Object.keys(before[table]?.[0] ?? {});
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

beforeAll(async () => {
  await emptyDatabase();
  const statements = dump
    .split('\n--> statement-breakpoint\n')
    .map((statement) => bindings.DB.prepare(statement.trim()));
  await bindings.DB.batch(statements);
  before = await content();
  await migrate();
});

test('every row is there after the migrations, and every reference leads somewhere', async () => {
  const after = await content();
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(before.transfer_requests).toHaveLength(TRANSFERS.length);
  for (const [table, rows] of Object.entries(before))
    if (!RETIRED.includes(table) && !COUNTED.includes(table))
      expect(formerColumns(table, after[table]), table).toEqual(rows);
  expect(Object.keys(after)).not.toEqual(expect.arrayContaining(RETIRED));
  expect(await brokenReferences()).toEqual([]);
  expect(await tripsWithoutOption()).toEqual([]);
  expect(await migrationState(bindings.DB)).toEqual({ pending: [], missing: [] });
});

test('existing sessions and keys stay valid', async () => {
  // The session ends 30 days after its last use: it is of today.
  const today = Date.now();
  const session = bindings.DB.prepare('UPDATE sessions SET expires_at = ?, created_at = ?');
  await session.bind(Math.floor(today / 1000) + 86_400, new Date(today).toISOString()).run();
  const user = await send('/api/user', { headers: { Cookie: SESSION } });
  expect([user.status, await user.json()]).toEqual([
    200,
    expect.objectContaining({ email: 'admin@example.com', role: 'admin' }),
  ]);
  const draft = await send('/api/admin/drafts/trips/19', { headers: { Cookie: SESSION } });
  expect(await draft.json()).toMatchObject({ data: { name: 'Half-typed name' } });
  const byKey = (path: string) => send(path, { headers: { Authorization: `Bearer ${API_KEY}` } });
  expect((await byKey('/api/admin/trips')).status).toBe(200);
  expect((await byKey('/api/admin/settings')).status).toBe(403);
});

/** Where a link of before leads now. */
const follow = async (path: string) =>
  send((await send(path)).headers.get('Location') ?? 'nowhere');

async function linksWork() {
  for (const [language, reference, token, status] of TRANSFERS) {
    const query = `?token=${token}`;
    expect(await getJson(`/api/transfers/requests/${reference}${query}`)).toMatchObject({
      reference,
      language,
      status,
    });
    expect(
      (await send(`/api/transfers/requests/${reference}?token=${token.slice(1)}`)).status,
    ).toBe(404);
    const page = await follow(`/${language}/airport-transfers/booking/${reference}${query}`);
    expect([page.status, (await page.text()).includes(reference)]).toEqual([200, true]);
  }
  for (const [reference, token] of TRIP_REQUESTS) {
    expect(await getJson(`/api/bookings/${reference}?token=${token}`)).toMatchObject({
      reference,
      trip: { id: 19 },
    });
    expect((await follow(`/en/trips/booking/${reference}?token=${token}`)).status).toBe(200);
  }
  expect((await send('/en/trips/24')).status).toBe(404);
  const preview = await send(`/en/trips/24?preview=${PREVIEW}`);
  expect([preview.status, (await preview.text()).includes('Macarella')]).toEqual([200, true]);
}

test('the links of guests’ mails and of a draft’s preview still work', linksWork);

test('addresses that moved lead on, what went is gone, the trash stays hidden, and an edited text is shown', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await send(path);
    return [status, headers.get('Location')?.replace(ORIGIN, '') ?? null];
  };
  expect(await answer('/old-offers')).toEqual([301, '/trips']);
  expect(await answer('/de/old-offers')).toEqual([301, '/de/trips']);
  expect(await answer('/en/trips/16-menorcan-horses')).toEqual([301, '/en/trips/16-renamed-trip']);
  expect(await answer('/never-again')).toEqual([410, null]);
  expect(await answer('/en/trips/10')).toEqual([410, null]);
  expect(await getJson('/locales/en/home.json')).toMatchObject({
    'hero.default_1.title': 'Edited words of the old site',
  });
});

test('lists, search and pictures answer from what was there', async () => {
  const list = await getJson<Page<{ id: number }>>('/api/trips');
  expect([list.total, list.items.map(({ id }) => id).sort()]).toEqual([3, [16, 19, 9].sort()]);
  expect(await getJson('/api/search?q=horse&lang=en')).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: 19 })]),
  });
  await bindings.BUCKET.put(`originals/${PICTURE}`, await aPng(90));
  const page = await (await send('/en/trips/9')).text();
  const shown =
    new RegExp(`/api/images/optimize/${PICTURE}[^"\\s]*`)
      .exec(page)?.[0]
      .replaceAll('&amp;', '&') ?? '';
  for (const address of [
    shown,
    `/api/images/optimize/${PICTURE}?width=828&format=auto&quality=80`,
  ]) {
    const picture = await send(address, { headers: { Accept: 'image/webp,*/*' } });
    expect([picture.status, picture.headers.get('Content-Type')], address).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
});

test('a backup of that site, restored into a new one, brings every row of a backup, and its links work there', async () => {
  await emptyDatabase();
  await migrate();
  const admin = await anAdmin();
  const given = [...BACKUP_TABLES, 'trip_requests'];
  const tables = Object.fromEntries(
    given.map((table) => [table, before[table]]),
  ) as Backup['tables'];
  const pictures = (before.images ?? []).map(({ path, sha256, content_type, bytes }) => ({
    path,
    sha256,
    contentType: content_type,
    bytes,
  }));
  const backup = {
    format: BACKUP_FORMAT,
    version: 1,
    exportedAt: '2026-11-27T13:01:26.425Z',
    tables,
    pictures,
  };
  const { rows, missingPictures } = await jsonOf<BackupAnswer>(admin('/backup', 'PUT', backup));
  expect(rows).toBe(given.reduce((sum, table) => sum + (before[table]?.length ?? 0), 0));
  expect(missingPictures).toContain(PICTURE);
  for (const table of BACKUP_TABLES.filter(
    (one) => before[one] !== undefined && !COUNTED.includes(one),
  ))
    expect(withoutActors(formerColumns(table, await rowsOf(table))), table).toEqual(
      withoutActors(before[table]),
    );
  expect(await brokenReferences()).toEqual([]);
  expect(await tripsWithoutOption()).toEqual([]);
  await linksWork();
});
