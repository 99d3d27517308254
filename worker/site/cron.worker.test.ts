import { beforeEach, expect, test, vi } from 'vitest';
import * as schema from '#core/db/schema.ts';
import { db } from '../test/builders.ts';
import { bindings } from '../test/client.ts';
import {
  beforeTheNight,
  DAY_MS,
  daysAgo,
  EVERY_FIVE_MINUTES,
  mail,
  NIGHTLY,
  NOW,
  outboxRow,
  runCron,
} from '../test/night.ts';

beforeEach(beforeTheNight);

test('every five minutes the mail that is due goes out', async () => {
  await db
    .insert(schema.outbox)
    .values([mail('due'), mail('later', { nextAttemptAt: '2999-01-01T00:00:00.000Z' })]);
  await runCron(EVERY_FIVE_MINUTES);
  expect((await outboxRow('due'))?.status).toBe('kept');
  expect((await outboxRow('later'))?.status).toBe('pending');
});

test('at night sessions, links and counters that are over go, the others stay', async () => {
  const [user] = await db
    .insert(schema.users)
    .values({ email: 'ada@example.com', name: 'Ada', passwordHash: 'x' })
    .returning();
  const userId = user?.id ?? 0;
  const seconds = Math.floor(Date.now() / 1000);
  await db.insert(schema.sessions).values([
    { id: 'old', userId, expiresAt: seconds - 60 },
    { id: 'new', userId, expiresAt: seconds + 3600 },
  ]);
  await db.insert(schema.passwordResets).values([
    { tokenHash: 'old', userId, expiresAt: daysAgo(2) },
    { tokenHash: 'new', userId, expiresAt: daysAgo(-1) },
  ]);
  await db.insert(schema.attempts).values([
    { key: 'old', windowStart: NOW.getTime() - 3 * DAY_MS, count: 1 },
    { key: 'new', windowStart: NOW.getTime(), count: 1 },
  ]);
  await db.insert(schema.passkeyChallenges).values([
    { hash: 'old', purpose: 'sign-in', expiresAt: daysAgo(1) },
    { hash: 'new', purpose: 'sign-in', expiresAt: daysAgo(-1) },
  ]);
  await runCron(EVERY_FIVE_MINUTES);
  expect(await db.select().from(schema.sessions)).toHaveLength(2);
  await runCron(NIGHTLY);
  expect((await db.select().from(schema.sessions)).map(({ id }) => id)).toEqual(['new']);
  expect((await db.select().from(schema.passwordResets)).map(({ tokenHash }) => tokenHash)).toEqual(
    ['new'],
  );
  expect((await db.select().from(schema.passkeyChallenges)).map(({ hash }) => hash)).toEqual([
    'new',
  ]);
  expect((await db.select().from(schema.attempts)).map(({ key }) => key)).toEqual(['new']);
});

test('a job that fails is logged and does not hold up the others', async () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await bindings.DB.exec('ALTER TABLE password_resets RENAME TO away');
  await db
    .insert(schema.outbox)
    .values(mail('sent-old', { status: 'sent', createdAt: daysAgo(31) }));
  await runCron(NIGHTLY);
  await bindings.DB.exec('ALTER TABLE away RENAME TO password_resets');
  expect((await outboxRow('sent-old'))?.body).toBe('');
  expect(errorLog.mock.calls.flat().join()).toContain('"job":"old password resets"');
  errorLog.mockRestore();
});

test('each run is noted, with the jobs that failed', async () => {
  const runs = () => db.select().from(schema.cronRuns);
  await db.delete(schema.cronRuns);
  await runCron(EVERY_FIVE_MINUTES);
  expect(await runs()).toEqual([
    { cron: EVERY_FIVE_MINUTES, ranAt: NOW.toISOString(), failedJobs: [] },
  ]);
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const BUCKET = { list: () => Promise.reject(new Error('no bucket')) } as unknown as R2Bucket;
  await runCron(NIGHTLY, { ...bindings, BUCKET });
  expect((await runs()).find(({ cron }) => cron === NIGHTLY)?.failedJobs).toEqual([
    'files of no picture',
  ]);
  expect(JSON.parse(String(failed.mock.calls[0]?.[0]))).toMatchObject({
    level: 'error',
    message: 'cron',
    job: 'files of no picture',
    error: 'Error: no bucket',
  });
  failed.mockRestore();
});
