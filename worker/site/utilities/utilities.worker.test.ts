import { expect, test } from 'vitest';
import { CHECK_WORDS, type InstallationCheck } from '#contract/admin/operations.ts';
import { ORIGINALS } from '#core/db/published/originals.ts';
import { cronRuns, images } from '#core/db/schema.ts';
import type { Bindings } from '#env';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { bindings, getJson } from '../../test/client.ts';
import { checkInstallation } from './checks.ts';

const admin = await anAdmin();
await aTrip({ tripTypeId: (await aTripType()).id, name: 'Faros', translations: {} });

test('every part of the installation is looked at and says how it is', async () => {
  const checks = await jsonOf<InstallationCheck[]>(admin('/utilities/checks'));
  expect(checks.map(({ name }) => name)).toEqual(Object.keys(CHECK_WORDS));
  const state = (name: string) => checks.find((check) => check.name === name)?.state;
  expect([state('database'), state('migrations'), state('rate_limits')]).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  // One administrator, no images, mail that stays in the outbox, no cron run yet: enough for a trial, not for a public site.
  expect([state('administrators'), state('pictures'), state('mail'), state('cron')]).toEqual([
    'warning',
    'warning',
    'warning',
    'warning',
  ]);
});

test('refreshing raises the content version', async () => {
  const { version } = await jsonOf<{ version: number }>(admin('/utilities/version'));
  expect(await jsonOf(admin('/utilities/refresh', 'POST'))).toEqual({ version: version + 1 });
});

test('a lost search index is made anew', async () => {
  const found = async () =>
    (await getJson<{ items: unknown[] }>('/api/search?q=faros&lang=es')).items.length;
  expect(await found()).toBe(1);
  await bindings.DB.exec('DELETE FROM search');
  expect(await found()).toBe(0);
  expect(await jsonOf(admin('/utilities/search-index', 'POST'))).toEqual({ rows: 4 });
  expect(await found()).toBe(1);
});

test('cron that ran is fine; one that stopped, or whose jobs fail, is reported', async () => {
  const cron = async () =>
    (await jsonOf<InstallationCheck[]>(admin('/utilities/checks'))).find(
      ({ name }) => name === 'cron',
    );
  const ranAt = async (at: number, failedJobs: string[] = []) => {
    await db.delete(cronRuns);
    await db
      .insert(cronRuns)
      .values({ cron: '*/5 * * * *', ranAt: new Date(at).toISOString(), failedJobs });
  };
  await ranAt(Date.now() - 60_000);
  expect((await cron())?.state).toBe('ok');
  await ranAt(Date.now() - 60_000, ['mail']);
  expect(await cron()).toMatchObject({ state: 'warning', detail: 'mail' });
  await ranAt(Date.now() - 3_600_000);
  expect((await cron())?.state).toBe('failed');
});

test('what is configured by half, wrongly or not at all is reported with the name of what is missing', async () => {
  const found = async (change: Partial<Bindings>) =>
    Object.fromEntries(
      (await checkInstallation({ ...bindings, ...change }, db, 'https://site.example')).map(
        ({ name, ...check }) => [name, check],
      ),
    );
  expect(await found({ TURNSTILE_SECRET: 'secret' })).toMatchObject({
    turnstile: { state: 'failed', detail: 'TURNSTILE_SITE_KEY' },
  });
  expect(await found({ MAIL_DRIVER: 'http' })).toMatchObject({
    mail: { state: 'failed', detail: 'MAIL_ENDPOINT' },
  });
  expect(
    await found({ MAIL_DRIVER: 'http', MAIL_ENDPOINT: 'https://mail.example', MAIL_TOKEN: 't' }),
  ).toMatchObject({
    mail: { detail: 'e-mail' },
  });
  expect(await found({ SITE_ORIGIN: 'https://site.example/' })).toMatchObject({
    origin: { state: 'failed' },
  });
  expect(await found({ SITE_ORIGIN: '' })).toMatchObject({
    origin: { state: 'warning', detail: 'https://site.example' },
  });
  expect(await found({ QUOTE_SECRET: 'short' })).toMatchObject({ secrets: { state: 'warning' } });
  const fine = await found({
    TURNSTILE_SECRET: 's',
    TURNSTILE_SITE_KEY: 'k',
    QUOTE_SECRET: 'x'.repeat(32),
    SITE_ORIGIN: 'https://site.example',
  });
  expect(fine).toMatchObject({
    turnstile: { state: 'ok' },
    secrets: { state: 'ok' },
    origin: { state: 'ok' },
  });
  expect(JSON.stringify(fine)).not.toContain('x'.repeat(32));
});

test('a migration that was not applied is named', async () => {
  const [last] = (
    await bindings.DB.prepare('SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1').all<{
      name: string;
    }>()
  ).results;
  await bindings.DB.prepare('DELETE FROM d1_migrations WHERE name = ?').bind(last?.name).run();
  const checks = await jsonOf<InstallationCheck[]>(admin('/utilities/checks'));
  expect(checks.find(({ name }) => name === 'migrations')).toEqual({
    name: 'migrations',
    state: 'failed',
    detail: last?.name.replace('.sql', ''),
  });
});

test('pictures of the library without a file are named', async () => {
  const found = async () =>
    (await jsonOf<InstallationCheck[]>(admin('/utilities/checks'))).find(
      ({ name }) => name === 'originals',
    );
  expect(await found()).toEqual({ name: 'originals', state: 'ok' });
  const picture = {
    contentType: 'image/jpeg',
    bytes: 3,
    width: 1,
    height: 1,
    dominantColor: '#123456',
  };
  for (const path of ['there.jpg', 'lost.jpg'])
    await db.insert(images).values({ ...picture, path, sha256: path });
  await bindings.BUCKET.put(`${ORIGINALS}there.jpg`, 'abc');
  expect(await found()).toEqual({ name: 'originals', state: 'failed', detail: 'lost.jpg' });
});
