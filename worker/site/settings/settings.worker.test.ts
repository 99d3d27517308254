import { expect, test } from 'vitest';
import type { Settings } from '#contract/pages/settings.ts';
import { Reader } from '#core/db/reader.ts';
import { settings } from '#core/db/schema.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

test('a stored field that the rules of today refuse is as if it were empty; all others hold', async () => {
  await db.insert(settings).values({
    key: 'site',
    value: {
      siteName: 'Marès',
      city: 'Maó',
      email: 'no address',
      phone: 'call us',
      social: [{ name: 'Instagram', url: 'javascript:alert(1)' }],
      hours: [{ day: 1, opens: '', closes: '18:00' }],
      retentionMonths: 1e300,
    },
  });
  const site = await getJson<Settings>('/api/site');
  expect(site).toMatchObject({ siteName: 'Marès', email: '', phone: '', social: [], hours: [] });
  for (const path of ['/en', '/en/contact', '/en/legal/faq'])
    expect((await send(path)).status, path).toBe(200);
  // No policy exists yet.
  expect((await send('/en/legal/privacy')).status).toBe(404);
  expect(await new Reader(db).run(mailSite(db))).toMatchObject({
    siteName: 'Marès',
    city: 'Maó',
    email: '',
    retentionMonths: 24,
  });
});

test('without settings, or with others than settings, the site stands', async () => {
  for (const value of [{}, [], { siteName: '' }, { siteName: 7, tagline: 'x' }]) {
    await db
      .insert(settings)
      .values({ key: 'site', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    expect(await new Reader(db).run(mailSite(db)), JSON.stringify(value)).toMatchObject({
      siteName: 'Menorca',
      consentMonths: 12,
    });
  }
});

test('numbers of the firm that were stored without their country, or as a page shows them, are complete wherever they are linked', async () => {
  const value = {
    siteName: 'Marès',
    phone: '971 36 00 00',
    whatsapp: '(+34) 600\u2011111\u2011222',
  };
  await db
    .insert(settings)
    .values({ key: 'site', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  expect(await new Reader(db).run(mailSite(db))).toMatchObject({
    phone: '+34971360000',
    whatsapp: '+34600111222',
  });
});

test('a number of the firm is saved in E.164, and one that is none is refused at its field', async () => {
  const admin = await anAdmin();
  const saved = await jsonOf<{ version: number }>(admin('/settings'));
  const save = (change: object, version = saved.version) =>
    admin('/settings', 'PUT', { siteName: 'Marès', ...change, version });
  const answer = await save({ phone: 'tel:971360000', whatsapp: '\u202a0034 600 111 222\u202c' });
  expect(answer.status).toBe(200);
  const now = await jsonOf<Settings & { version: number }>(answer);
  expect(now).toMatchObject({ phone: '+34971360000', whatsapp: '+34600111222' });
  for (const [change, path] of [
    [{ phone: '12345678' }, 'phone'],
    [{ whatsapp: '+34 600 11' }, 'whatsapp'],
    [{ whatsapp: 'ask us' }, 'whatsapp'],
  ] as const) {
    const refused = await save(change, now.version);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errors: [{ path, code: 'phone' }] });
  }
  expect(await jsonOf(admin('/settings'))).toMatchObject({
    phone: '+34971360000',
    version: now.version,
  });
});

test('a legal name is as long as records of invoices take it', async () => {
  const admin = await anAdmin('legal@example.com');
  const { version } = await jsonOf<{ version: number }>(admin('/settings'));
  const save = (length: number) =>
    admin('/settings', 'PUT', { siteName: 'Marès', legalName: 'M'.repeat(length), version });
  const refused = await save(121);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ errors: [{ path: 'legalName', code: 'too_long' }] });
  expect((await save(120)).status).toBe(200);
});
