import { expect, test } from 'vitest';
import type { SubscriberImportAnswer, SubscriberList } from '#contract/mail/inbox.ts';
import { subscribers } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';

const admin = await anAdmin();

test('an import of subscribers needs evidence of consent, changes no existing ones, and can be tried first', async () => {
  await db
    .insert(subscribers)
    .values({ email: 'gone@example.com', language: 'en', status: 'unsubscribed' });
  const rows = [
    {
      email: 'New@Example.com ',
      language: 'de',
      consentSource: 'Fair stand',
      confirmedAt: '2026-05-01',
    },
    {
      email: 'gone@example.com',
      language: 'en',
      consentSource: 'Fair stand',
      confirmedAt: '2026-05-01',
    },
    { email: 'no..body@example.com', consentSource: 'Fair stand', confirmedAt: '2026-05-01' },
    { email: 'b@example.com', consentSource: '', confirmedAt: '2026-05-01' },
    { email: 'c@example.com', consentSource: 'Fair stand', confirmedAt: 'soon' },
    { email: 'd@example.com', consentSource: 'Fair stand', confirmedAt: '31/02/2026' },
    {
      email: 'e@example.com',
      consentSource: 'Fair stand',
      confirmedAt: '2026-05-01',
      status: 'unsubscribed',
    },
    {
      email: 'f@example.com',
      language: 'ca',
      consentSource: 'Fair stand',
      confirmedAt: '03/05/2026 10:30',
    },
  ];
  const expected = {
    added: 2,
    known: 1,
    refused: [
      { line: 4, path: 'email' },
      { line: 5, path: 'consentSource' },
      { line: 6, path: 'confirmedAt' },
      { line: 7, path: 'confirmedAt' },
      { line: 8, path: 'status' },
    ],
  };
  expect(
    await jsonOf<SubscriberImportAnswer>(
      admin('/subscribers/import', 'POST', { rows, isDryRun: true }),
    ),
  ).toEqual(expected);
  expect((await jsonOf<SubscriberList>(admin('/subscribers'))).total).toBe(1);
  expect(
    await jsonOf<SubscriberImportAnswer>(admin('/subscribers/import', 'POST', { rows })),
  ).toEqual(expected);
  const { items, counts } = await jsonOf<SubscriberList>(admin('/subscribers'));
  expect(counts).toEqual({ confirmed: 2, unsubscribed: 1 });
  // In the spreadsheets of our languages the day comes first.
  expect(items.find(({ email }) => email === 'f@example.com')?.confirmedAt).toBe(
    '2026-05-03T00:00:00.000Z',
  );
  expect(items.find(({ email }) => email === 'new@example.com')).toMatchObject({
    status: 'confirmed',
    consentSource: 'Fair stand',
    confirmedAt: '2026-05-01T00:00:00.000Z',
  });
  const id = items.find(({ email }) => email === 'new@example.com')?.id;
  expect(await jsonOf(admin(`/subscribers/${id}`))).toEqual(items.find((one) => one.id === id));
  expect((await admin(`/subscribers/${id}`, 'DELETE')).status).toBe(204);
  expect((await admin(`/subscribers/${id}`)).status).toBe(404);
  expect((await admin(`/subscribers/${id}`, 'DELETE')).status).toBe(404);
});
