import { expect, test } from 'vitest';
import { CHECK_NAMES, type InstallationCheck } from '#contract/operations.ts';
import { anAdmin, jsonOf } from '../test/admin.ts';
import { aTrip, aTripType } from '../test/builders.ts';
import { bindings, getJson } from '../test/client.ts';

const admin = await anAdmin();
await aTrip({ tripTypeId: (await aTripType()).id, name: 'Faros', translations: {} });

test('every part of the installation is looked at and says how it is', async () => {
  const checks = await jsonOf<InstallationCheck[]>(admin('/utilities/checks'));
  expect(checks.map(({ name }) => name)).toEqual([...CHECK_NAMES]);
  const state = (name: string) => checks.find((check) => check.name === name)?.state;
  expect([state('database'), state('migrations'), state('rate_limits')]).toEqual(['ok', 'ok', 'ok']);
  // One administrator, no pictures, mail that stays in the outbox: good enough to try it, not for the public.
  expect([state('administrators'), state('pictures'), state('mail')]).toEqual(['warning', 'warning', 'warning']);
});

test('refreshing raises the content version', async () => {
  const { version } = await jsonOf<{ version: number }>(admin('/utilities/version'));
  expect(await jsonOf(admin('/utilities/refresh', 'POST'))).toEqual({ version: version + 1 });
});

test('a lost search index is made anew', async () => {
  const found = async () => (await getJson<{ items: unknown[] }>('/api/search?q=faros&lang=es')).items.length;
  expect(await found()).toBe(1);
  await bindings.DB.exec('DELETE FROM search');
  expect(await found()).toBe(0);
  expect(await jsonOf(admin('/utilities/search-index', 'POST'))).toEqual({ rows: 4 });
  expect(await found()).toBe(1);
});
