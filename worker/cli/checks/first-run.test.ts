import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BACKUP_TABLES } from '#contract/admin/backup.ts';
import { connect } from '#core/db/client.ts';
import { isUpToDate, migrationState } from '#core/db/migration-state.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { images, settings, tripTypes, users } from '#core/db/schema.ts';
import { ensureAdmin } from '../admin-account.ts';
import { localPlatform } from '../local/local-platform.ts';
import { migrate } from '../local/migrate.ts';
import { cachedPicture, type Picture } from '../seed/pictures.ts';
import { seed } from '../seed/seed.ts';
import { claimState } from '../state/state-claim.ts';

// A first start may be interrupted at any point: the next one completes it.

// Migrations, and the workers of a local platform, start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 300_000 });

const directory = mkdtempSync(path.join(tmpdir(), 'first-run-'));
let platform: Awaited<ReturnType<typeof localPlatform>>;
const DB = () => platform.env.DB;
const target = () => ({ DB: DB(), BUCKET: platform.env.BUCKET });

/** Every image of the demo, as a few bytes. */
async function draw(): Promise<Map<string, Picture>> {
  const slugs = readdirSync('worker/core/db/seed/pictures').map((name) => name.replace('.svg', ''));
  return new Map(
    slugs.map((slug) => {
      const sha256 = createHash('sha256').update(slug).digest('hex');
      const size = { width: 2560, height: 1440, dominantColor: '#123456', preview: '', alt: {} };
      return [slug, { slug, path: `${slug}.jpg`, bytes: Buffer.from(slug), sha256, ...size }];
    }),
  );
}

const countOf = async () => {
  const counts = await DB().batch<{ rows: number }>(
    BACKUP_TABLES.map((table) => DB().prepare(`SELECT count(*) AS rows FROM ${table}`)),
  );
  return Object.fromEntries(
    BACKUP_TABLES.map((table, index) => [table, counts[index]?.results[0]?.rows]),
  );
};
/** The ledger first: its entries go only while it can be seen that they are the demo's. */
const empty = (tables: readonly string[]) =>
  DB().batch([
    DB().prepare('PRAGMA defer_foreign_keys = on'),
    ...tables
      .toSorted(
        (one, other) => Number(other === 'ledger_entries') - Number(one === 'ledger_entries'),
      )
      .map((table) => DB().prepare(`DELETE FROM ${table}`)),
  ]);

let completeCounts: Awaited<ReturnType<typeof countOf>>;

type Batch = (statements: D1PreparedStatement[]) => Promise<unknown>;

/** The database and the bucket of a start that ends at an upload or at the batch of rows. */
function cutOff({
  uploads = Number.POSITIVE_INFINITY,
  batch = (rows) => DB().batch(rows),
}: {
  uploads?: number;
  batch?: Batch;
}) {
  let left = uploads;
  const put = async (...args: Parameters<R2Bucket['put']>) => {
    if (left-- <= 0) throw new Error('cut');
    return target().BUCKET.put(...args);
  };
  return {
    DB: { prepare: (text: string) => DB().prepare(text), batch } as D1Database,
    BUCKET: { put } as R2Bucket,
  };
}

/** The rows are there, and the start ends before it says so. */
const cutOffAtTheEnd: Batch = async (rows) => {
  await DB().batch(rows);
  throw new Error('cut');
};

beforeAll(async () => {
  platform = await localPlatform(directory);
  await migrate(DB());
  await expect(seed(cutOff({ batch: cutOffAtTheEnd }), draw)).rejects.toThrow('cut');
  completeCounts = await countOf();
});
afterAll(async () => {
  await platform.dispose();
  rmSync(directory, { recursive: true, force: true });
});

async function emptyAll(): Promise<void> {
  await empty(BACKUP_TABLES);
  const { BUCKET } = target();
  const { objects } = await BUCKET.list();
  await BUCKET.delete(objects.map(({ key }) => key));
}

async function expectComplete(): Promise<void> {
  expect(await countOf()).toEqual(completeCounts);
  for (const { path: name } of await connect(DB()).select({ path: images.path }).from(images))
    expect(await target().BUCKET.head(ORIGINALS + name), name).not.toBeNull();
}

const POINTS: [string, Parameters<typeof cutOff>[0]][] = [
  ['before the pictures', { uploads: 0 }],
  ['among the pictures', { uploads: 20 }],
  ['between the pictures and the rows', { batch: () => Promise.reject(new Error('cut')) }],
  [
    'among the rows',
    {
      batch: (rows) =>
        DB().batch([...rows, DB().prepare("INSERT INTO settings (key) VALUES ('cut')")]),
    },
  ],
];

test.runIf(process.platform === 'linux')(
  'a start that is killed among the migrations is completed by the next one',
  async () => {
    const state = path.join(directory, 'migrations');
    const script = path.join(directory, 'start.mts');
    const local = pathToFileURL('worker/cli/local');
    writeFileSync(
      script,
      `import { localPlatform } from '${local}/local-platform.ts';
      import { migrate } from '${local}/migrate.ts';
      const { env } = await localPlatform(${JSON.stringify(state)});
      let left = 20;
      await migrate({
        prepare: (text) => env.DB.prepare(text),
        batch: (rows) => (left-- > 0 ? env.DB.batch(rows) : process.kill(process.pid, 'SIGKILL')),
      });`,
    );
    const first = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
    await new Promise((resolve) => first.once('exit', resolve));
    await claimState(state, 9000);
    const next = await localPlatform(state);
    expect((await migrationState(next.env.DB)).pending[0]).toMatch(/^0020_/);
    await migrate(next.env.DB);
    expect(isUpToDate(await migrationState(next.env.DB))).toBe(true);
    await next.dispose();
  },
);

test('a start that is cut off after the rows is complete', async () => {
  expect(await seed(target(), draw)).toBe(false);
  await expectComplete();
});

test('starts that are cut off at the pictures or the rows leave no rows, and the next one completes them', async () => {
  await emptyAll();
  for (const [where, point] of POINTS) {
    await expect(seed(cutOff(point), draw), where).rejects.toThrow();
    expect(
      Object.values(await countOf()).filter((rows) => rows !== 0),
      where,
    ).toEqual([]);
  }
  expect(await seed(target(), draw)).toBe(true);
  await expectComplete();
});

test('rows of pictures alone, without settings, are completed', async () => {
  await empty(BACKUP_TABLES.filter((table) => table !== 'images'));
  expect(await seed(target(), draw)).toBe(true);
  await expectComplete();
});

const OF_TRIPS = [
  ...[
    'reviews',
    'ledger_entries',
    'refunds',
    'request_events',
    'transfer_lines',
    'transfer_legs',
    'transfer_requests',
  ],
  ...[
    'trip_destinations',
    'booking_units',
    'bookings',
    'departures',
    'trip_prices',
    'trip_price_versions',
    'trip_extras',
    'trip_option_uses',
  ],
  ...['trip_schedules', 'trip_units', 'trip_options', 'trips'],
];

test.each([['settings'], OF_TRIPS, ['blog_posts', 'transfer_prices', 'transfer_price_versions']])(
  'rows that an earlier version of the seed left behind (without %s) are completed',
  async (...missing) => {
    await empty(['settings', ...missing]);
    // A page request in between creates the secret of signed links.
    await connect(DB()).insert(settings).values({ key: 'quote-secret', value: 'made' });
    await connect(DB()).update(tripTypes).set({ name: 'Renamed' }).where(eq(tripTypes.id, 1));
    expect(await seed(target(), draw)).toBe(true);
    expect(await countOf()).toEqual({
      ...completeCounts,
      settings: Number(completeCounts.settings) + 1,
    });
    expect(
      (await connect(DB()).select().from(tripTypes).where(eq(tripTypes.id, 1)).get())?.name,
    ).toBe('Renamed');
  },
);

test('a database with the complete demo, or with content of its own, is not changed', async () => {
  expect(await seed(target(), draw)).toBe(false);
  await empty(BACKUP_TABLES);
  const own = {
    path: 'own.jpg',
    sha256: 'own',
    contentType: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    dominantColor: '#000000',
  };
  await connect(DB()).insert(images).values(own);
  expect(await seed(target(), draw)).toBe(false);
  expect(await countOf()).toMatchObject({ images: 1, trips: 0, settings: 0 });
});

test('the first password is printed before it is stored, and an existing account with the address becomes the administrator', async () => {
  const db = connect(DB());
  await db.delete(users);
  const cut = () => {
    throw new Error('cut');
  };
  await expect(ensureAdmin(DB(), cut)).rejects.toThrow('cut');
  expect(await db.select().from(users)).toEqual([]);
  const reportedPasswords: string[] = [];
  const { email, password } = await ensureAdmin(DB(), (account) =>
    reportedPasswords.push(account.password),
  );
  expect(reportedPasswords).toEqual([password]);
  expect(await ensureAdmin(DB(), cut)).toEqual({ email });
  for (const change of [{ role: 'user' }, { deletedAt: '2027-01-01' }] as const) {
    await db.update(users).set(change);
    await ensureAdmin(DB(), (account) => reportedPasswords.push(account.password));
    expect(
      await db
        .select({ email: users.email, role: users.role, deletedAt: users.deletedAt })
        .from(users),
    ).toEqual([{ email, role: 'admin', deletedAt: null }]);
  }
  expect(reportedPasswords).toHaveLength(3);
});

test('a picture that was written in part is drawn anew', () => {
  const file = path.join(directory, 'cove');
  const facts = JSON.stringify({
    path: 'cove.jpg',
    sha256: createHash('sha256').update('complete').digest('hex'),
  });
  expect(cachedPicture(file)).toBeUndefined();
  for (const [bytes, json] of [
    ['complete', facts.slice(0, 20)],
    ['comp', facts],
  ] as const) {
    writeFileSync(`${file}.jpg`, bytes);
    writeFileSync(`${file}.json`, json);
    expect(cachedPicture(file)).toBeUndefined();
  }
  writeFileSync(`${file}.jpg`, 'complete');
  expect(cachedPicture(file)?.bytes.toString()).toBe('complete');
});
