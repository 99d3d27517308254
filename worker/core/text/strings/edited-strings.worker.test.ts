import { expect, test } from 'vitest';
import { anAdmin } from '../../../test/admin.ts';
import { aSeoRecord, db } from '../../../test/builders.ts';
import { getJson, send } from '../../../test/client.ts';
import { localeStrings } from '../../db/schema.ts';

const admin = await anAdmin();
await aSeoRecord({ page: 'contact' });
const put = (value: string | null) =>
  admin('/translations/strings', 'PUT', {
    language: 'de',
    namespace: 'common',
    key: 'navigation.about',
    value,
  });
const page = async () => {
  const response = await send('/de/contact');
  return {
    html: await response.text(),
    version: Number(response.headers.get('X-Content-Version')),
  };
};
const word = async () =>
  (await getJson<Record<string, string>>('/locales/de/common.json'))['navigation.about'];

test('an edited string is on the next page and in the file, and goes back to the file’s; each page says which content it shows', async () => {
  const before = await page();
  const own = await word();
  expect(before.version).toBeGreaterThan(0);
  await put('Über die Firma Salzwind');
  const after = await page();
  expect(after.html).toContain('Über die Firma Salzwind');
  expect(after.version).toBeGreaterThan(before.version);
  expect(await word()).toBe('Über die Firma Salzwind');
  await put(null);
  expect((await page()).html).not.toContain('Salzwind');
  expect(await word()).toBe(own);
});

test('what a page asks of the database, its words and version included, is one round trip', async () => {
  expect((await send('/ca/contact')).headers.get('Server-Timing')).toMatch(/1 round trips/);
});

test('an edit of the administration’s texts from before they had a file of their own is in that file, and can be undone', async () => {
  const key = 'mail.transfer_confirmed.subject';
  const inFile = async () =>
    (await getJson<Record<string, string>>('/locales/ca/admin-area.json'))[key];
  const own = await inFile();
  await db
    .insert(localeStrings)
    .values({ language: 'ca', namespace: 'admin', key, value: 'Fet: {{reference}}' });
  await admin('/translations/strings', 'PUT', {
    language: 'de',
    namespace: 'admin-area',
    key: 'sign_out.failed',
    value: 'Noch angemeldet',
  });
  expect(await inFile()).toBe('Fet: {{reference}}');
  expect(await getJson('/locales/ca/admin.json')).not.toHaveProperty([key]);
  await admin('/translations/strings', 'PUT', {
    language: 'ca',
    namespace: 'admin-area',
    key,
    value: null,
  });
  expect(await inFile()).toBe(own);
  expect(await db.select().from(localeStrings)).toMatchObject([
    { namespace: 'admin', key: 'sign_out.failed' },
  ]);
});

test('an edit from before a page’s texts had a file of their own is in that file', async () => {
  await db.insert(localeStrings).values([
    { language: 'ca', namespace: 'trips', key: 'voucher.heading', value: 'La teva plaça' },
    { language: 'ca', namespace: 'destinations', key: 'trail.title', value: 'El camí' },
  ]);
  await put('Über uns und das Salz');
  expect(await getJson('/locales/ca/order.json')).toMatchObject({
    'voucher.heading': 'La teva plaça',
  });
  expect(await getJson('/locales/ca/trail.json')).toMatchObject({ 'trail.title': 'El camí' });
});
