import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { settings } from '#core/db/schema.ts';
import { anAdmin } from '../../../test/admin.ts';
import { aBlogCategory, aBlogPost, aSeoRecord, db } from '../../../test/builders.ts';
import { getJson, send } from '../../../test/client.ts';
import { transferRules } from '../../../test/orders/transfer-rules.ts';

const NAME = 'Brisa "del" Nord';
type Seo = {
  title: Record<string, string>;
  description: Record<string, string>;
  keywords: Record<string, string[]>;
  schema: unknown;
};
const rename = (siteName: string) =>
  db.update(settings).set({ value: { siteName } }).where(eq(settings.key, 'site'));

beforeAll(async () => {
  await db.insert(settings).values({ key: 'site', value: { siteName: 'First name' } });
  await aBlogCategory({ id: 1 });
  await aBlogPost({
    slug: 'post',
    author: '{{siteName}}',
    publishedAt: '2026-01-01T08:00:00.000Z',
  });
  await aBlogPost({ slug: 'by-ada', author: 'Ada', publishedAt: '2026-01-01T08:00:00.000Z' });
  await aSeoRecord({
    page: 'blog',
    title: { en: 'Blog | {{siteName}}' },
    description: { en: 'Of {{siteName}}' },
  });
  await aSeoRecord({
    page: 'home',
    title: { en: '{{siteName}} | Trips' },
    description: { en: '{{siteName}} and {{siteName}}; {{other}} stays' },
    keywords: { en: ['{{siteName}} tours'] },
    schema: { '@type': 'Thing', name: '{{siteName}}' },
  });
});

test('a record tells the firm’s name wherever it leaves a place for it', async () => {
  await rename(NAME);
  expect(await getJson<Seo>('/api/seo/home')).toMatchObject({
    title: { en: `${NAME} | Trips` },
    description: { en: `${NAME} and ${NAME}; {{other}} stays` },
    keywords: { en: [`${NAME} tours`] },
    schema: { '@type': 'Thing', name: NAME },
  });
});

test('a new name is in the page’s head, the feeds, authors and the search at once', async () => {
  await rename('Tramuntana');
  const page = await (await send('/en')).text();
  expect(page).toContain('<title>Tramuntana | Trips</title>');
  expect(page).not.toContain('{{siteName}}');
  expect((await getJson<{ title: string }>('/en/blog/feed.json')).title).toBe('Blog | Tramuntana');
  const authors = (await getJson<{ items: { author: string }[] }>('/api/blog/posts')).items.map(
    ({ author }) => author,
  );
  expect(authors.sort()).toEqual(['Ada', 'Tramuntana']);
  expect(await getJson('/api/blog/posts/post')).toMatchObject({ author: 'Tramuntana' });
  const found = async (q: string) =>
    (await getJson<{ items: { title: string }[] }>(`/api/search?lang=en&q=${q}`)).items.map(
      ({ title }) => title,
    );
  expect(await found('tramuntana')).toContain('Tramuntana | Trips');
  expect(await found('brisa')).toEqual([]);
});

test('figures of the rules follow the rules, in each language; a sentence without its figure is left out', async () => {
  await rename('Marès');
  const value = {
    entries: [
      {
        topic: 'changes',
        question: '¿Cancelar?',
        answer: '',
        translations: { question: {}, answer: {} },
      },
    ],
  };
  const [entry] = value.entries;
  Object.assign(entry?.translations ?? {}, {
    question: { es: '¿Cancelar?', en: 'Cancel?' },
    answer: {
      es: 'Así: {{cancellationTerms}}.',
      en: 'We wait {{airportWaiting}}. Call {{phone}}. Terms: {{cancellationTerms}}.',
    },
  });
  await db.insert(settings).values({ key: 'faq', value });
  const save = (rules: object) =>
    db
      .insert(settings)
      .values({ key: 'transfer-rules', value: rules })
      .onConflictDoUpdate({ target: settings.key, set: { value: rules } });
  const answer = async (language: string) =>
    (await getJson<{ answer: string }[]>(`/api/faq?lang=${language}`))[0]?.answer;
  await save(transferRules);
  expect(await answer('en')).toBe(
    'We wait 60 minutes. Terms: up to 24 hours before pick-up, free of charge; between 24 hours and 12 hours before, 50% of the price of the journey; less than 12 hours before, or without turning up, the full price.',
  );
  expect(await answer('es')).toContain('hasta 24 horas antes de la recogida, gratis');
  await save({
    ...transferRules,
    waiting: { ...transferRules.waiting, airportMinutes: 120 },
    cancellation: [],
  });
  expect(await answer('en')).toBe(
    'We wait 2 hours. Terms: at any time before pick-up, free of charge.',
  );
});

test('the site tells the figures that fixed texts mention, and nothing that only the owner knows', async () => {
  await db
    .update(settings)
    .set({ value: { siteName: 'Marès', isLegalChecked: true } })
    .where(eq(settings.key, 'site'));
  const site = await getJson<Record<string, unknown>>('/api/site');
  expect(site).toMatchObject({ siteName: 'Marès', tripCancellationHours: 48 });
  expect(site.figures).toEqual({
    freeCancellationHours: null,
    airportWaitingMinutes: 120,
    hours: null,
  });
  expect(site).not.toHaveProperty('isLegalChecked');
});

test('a text with an unknown placeholder is refused at its field, with the known ones named', async () => {
  const admin = await anAdmin();
  const answer = await admin('/seo', 'POST', {
    page: 'about',
    title: { en: 'Of {{freeHours}}' },
    description: { en: '{{ siteName }}' },
  });
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as {
    errors: { path: string; code: string; message: string }[];
  };
  expect(errors).toMatchObject([{ path: 'title.en', code: 'unknown_placeholder' }]);
  expect(errors[0]?.message).toContain('{{freeCancellation}}');
});
