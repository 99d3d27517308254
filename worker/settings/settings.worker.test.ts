import { expect, test } from 'vitest';
import type { Settings } from '#contract/settings.ts';
import { Reader } from '#db/reader.ts';
import { settings } from '#db/schema.ts';
import { mailSite } from '#mail/mail-site.ts';
import { db } from '../test/builders.ts';
import { getJson, send } from '../test/client.ts';

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
  for (const path of ['/en', '/en/contact', '/en/legal/privacy']) expect((await send(path)).status, path).toBeLessThan(500);
  expect(await new Reader(db).run(mailSite(db))).toMatchObject({ siteName: 'Marès', city: 'Maó', email: '', retentionMonths: 24 });
});

test('without settings, or with others than settings, the site stands', async () => {
  for (const value of [{}, [], { siteName: '' }, { siteName: 7, tagline: 'x' }]) {
    await db.insert(settings).values({ key: 'site', value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    expect(await new Reader(db).run(mailSite(db)), JSON.stringify(value)).toMatchObject({ siteName: 'Menorca', consentMonths: 12 });
  }
});
