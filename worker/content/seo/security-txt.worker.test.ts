import { expect, test } from 'vitest';
import { settings } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { send } from '../../test/client.ts';

const DAY_MS = 86_400_000;
const read = async () => {
  const response = await send('/.well-known/security.txt');
  return { response, text: await response.text() };
};

test('it names the contact for reports of vulnerabilities, for less than a year', async () => {
  await db
    .insert(settings)
    .values({ key: 'site', value: { siteName: 'Marès', email: 'hola@mares.example' } });
  const { response, text } = await read();
  expect([response.status, response.headers.get('Content-Type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(text).toContain('Contact: mailto:hola@mares.example\nContact: http://localhost/contact\n');
  expect(text).toContain('Canonical: http://localhost/.well-known/security.txt');
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

test('without an address of the firm its contact page is named alone', async () => {
  await db.update(settings).set({ value: { siteName: 'Marès' } });
  expect((await read()).text).toMatch(/^Contact: http:\/\/localhost\/contact\nExpires: /);
});
