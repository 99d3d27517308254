import { beforeEach, expect, test } from 'vitest';
import type { FaqAnswer, LegalText } from '#contract/content/documents.ts';
import { settings, transferZones } from '#core/db/schema.ts';
import { aSeoRecord, aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';
import { transferRules } from '../../test/orders/transfer-rules.ts';

const policy = {
  edition: '2026-11-01',
  title: 'Privacidad',
  body: 'Web de {{siteName}}.\n\n- Titular: {{legalName}}',
  translations: {
    title: { es: 'Privacidad', de: 'Datenschutz' },
    body: {
      es: 'Web de {{siteName}}.',
      de: 'Website von {{siteName}}.\n\n- Inhaber: {{legalName}}\n- Wartezeit: {{airportWaiting}}',
    },
  },
};
const entry = {
  topic: 'trips',
  question: '¿Niños?',
  answer: 'Sí.',
  translations: { question: { es: '¿Niños?', en: 'Children?' }, answer: { es: 'Sí.', en: 'Yes.' } },
};

beforeEach(async () => {
  await db.delete(settings);
});

test('a policy comes in the requested language, with settings and rules filled in and lines without data left out', async () => {
  await db.insert(settings).values([
    { key: 'policy-privacy', value: policy },
    { key: 'site', value: { siteName: 'Marès' } },
    { key: 'transfer-rules', value: transferRules },
  ]);
  const text = await getJson<LegalText>('/api/legal/privacy?lang=de');
  expect(text).toMatchObject({ edition: '2026-11-01', language: 'de', title: 'Datenschutz' });
  expect(text.body).toMatchObject([
    { type: 'paragraph', children: ['Website von Marès.'] },
    { type: 'list', items: [[{ children: ['Wartezeit: 60 Minuten'] }]] },
  ]);
});

test('a language without a translation gets the original and a flag for it; so does an unknown one', async () => {
  await db.insert(settings).values({ key: 'policy-privacy', value: policy });
  expect(await getJson<LegalText>('/api/legal/privacy?lang=ca')).toMatchObject({
    language: 'es',
    title: 'Privacidad',
  });
  expect(await getJson<LegalText>('/api/legal/privacy?lang=xx')).toMatchObject({ language: 'es' });
});

test('an unknown document, and one that is not there, answer 404', async () => {
  expect((await send('/api/legal/cookies')).status).toBe(404);
  expect((await send('/api/legal/terms')).status).toBe(404);
});

test('the questions come in the requested language; without a document there are none', async () => {
  expect(await getJson<FaqAnswer[]>('/api/faq?lang=en')).toEqual([]);
  await db.insert(settings).values({ key: 'faq', value: { entries: [entry] } });
  expect(await getJson<FaqAnswer[]>('/api/faq?lang=en')).toEqual([
    { topic: 'trips', language: 'en', question: 'Children?', answer: 'Yes.' },
  ]);
});

test('questions about transfers or trips are those of a firm that offers them', async () => {
  const entries = [entry, { ...entry, topic: 'transfers' }];
  await db.insert(settings).values({ key: 'faq', value: { entries } });
  const topics = async () => (await getJson<FaqAnswer[]>('/api/faq')).map(({ topic }) => topic);
  expect(await topics()).toEqual(['trips']);
  await db.insert(transferZones).values({ name: 'Zona', slug: 'zona', minutes: 10, km: 5 });
  expect(await topics()).toEqual(['transfers']);
  await aTripType({ id: 1 });
  await aTrip();
  expect(await topics()).toEqual(['trips', 'transfers']);
  await db.delete(transferZones);
});

test('the page of questions is filtered at the edge', async () => {
  await db.insert(settings).values({ key: 'faq', value: { entries: [entry] } });
  await aSeoRecord({ page: 'legal-faq' });
  expect(await (await send('/es/legal/faq?q=ninos')).text()).toContain('<summary');
  expect(await (await send('/es/legal/faq?q=barca')).text()).not.toContain('<summary');
});
