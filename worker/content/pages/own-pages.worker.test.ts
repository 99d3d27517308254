import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { OwnPage, OwnPageInput } from '#contract/content/own-pages.ts';
import type { SearchAnswer } from '#contract/content/search.ts';
import type { Problem } from '#contract/problem.ts';
import { seoRecords, settings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aSeoRecord, aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const admin = await anAdmin();
await aTripType();

let count = 0;
const aPage = async (values: Partial<OwnPageInput> = {}) => {
  count += 1;
  return jsonOf<EditedRow<OwnPageInput>>(
    admin('/pages', 'POST', {
      slug: `casa-${count}`,
      title: `Nuestra casa ${count}`,
      intro: 'Cómo se llega.',
      body: '## Camino\n\nDesde el puerto.\n\n![El puerto](cove.jpg)',
      status: 'published',
      translations: {
        title: { de: `Unser Haus ${count}` },
        body: { de: '## Weg\n\nVom Zwetschgenhafen.' },
      },
      ...values,
    }),
  );
};
const statusOf = async (path: string) => {
  const response = await send(path, { headers: { 'Accept-Language': 'es' } });
  const text = await response.text();
  return { status: response.status, text, location: response.headers.get('Location') };
};

test('a page of the owner is at its address, with and without a language, in the languages it has', async () => {
  const { slug, title } = await aPage();
  const bare = await statusOf(`/${slug}`);
  expect(bare.status).toBe(200);
  expect(bare.text).toContain(title);
  expect(bare.text).toContain('/api/images/optimize/cove.jpg');
  const german = await statusOf(`/de/${slug}`);
  expect(german.text).toContain('Vom Zwetschgenhafen.');
  expect(german.text).toContain(`hreflang="es" href="http://localhost/es/${slug}"`);
  expect(german.text).not.toContain('hreflang="ca"');
});

test('a draft is shown by its preview link alone, and found nowhere', async () => {
  const { id, slug, version, ...row } = await aPage({ status: 'draft', intro: 'Mandarinas' });
  expect((await statusOf(`/${slug}`)).status).toBe(404);
  const found = async () =>
    (await getJson<SearchAnswer>('/api/search?q=mandarinas&lang=es')).items.map(({ path }) => path);
  await aSeoRecord({ page: slug, description: { es: 'Mandarinas' } });
  expect(await found()).toEqual([]);
  const { token } = await jsonOf<{ token: string }>(admin(`/pages/${id}/preview`, 'POST'));
  const preview = await statusOf(`/${slug}?preview=${token}`);
  expect(preview.status).toBe(200);
  expect((await statusOf('/sitemap-own.xml')).text).not.toContain(`/${slug}<`);
  await admin(`/pages/${id}`, 'PUT', { ...row, slug, version, status: 'published' });
  expect(await found()).toEqual([`/${slug}`]);
});

test('sitemap and llms.txt list a public page; its record keeps it out of the sitemap', async () => {
  const { slug, title } = await aPage();
  const { slug: hidden } = await aPage();
  await aSeoRecord({ page: hidden, robotsDirective: 'noindex,follow' });
  const { text } = await statusOf('/sitemap-own.xml');
  expect(text).toContain(`<loc>http://localhost/es/${slug}</loc>`);
  expect(text).not.toContain(hidden);
  expect((await statusOf('/sitemap.xml')).text).toContain('/sitemap-own.xml');
  expect((await statusOf('/llms.txt')).text).toContain(`[${title}](http://localhost/en/${slug})`);
  expect((await statusOf(`/${hidden}`)).text).toContain('noindex,follow');
});

test.each([
  ...['trips', 'order', 'legal', 'auth', 'admin', 'api', 'locales', 'assets', 'octo', 'pay'],
  ...['widget', 'mcp', 'crew', 'og', 'de', 'fr', 'legal-terms', 'airport-transfers-vip', 'basket'],
])('the address %s is refused with a sentence', async (slug) => {
  const response = await admin('/pages', 'POST', { slug, title: 'Uno', body: 'Dos' });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as Problem;
  expect(errors).toEqual([
    { path: 'slug', code: 'reserved', message: expect.stringMatching(/^.{20,}\.$/) },
  ]);
});

test('after a change of its address the former one leads to the page, and its record follows', async () => {
  const { id, slug, ...row } = await aPage();
  await aSeoRecord({ page: slug });
  const next = `${slug}-nueva`;
  await admin(`/pages/${id}`, 'PUT', { ...row, slug: next });
  expect(await statusOf(`/de/${slug}`)).toMatchObject({ status: 301, location: `/de/${next}` });
  const [record] = await db.select().from(seoRecords).where(eq(seoRecords.page, next));
  expect(record?.page).toBe(next);
});

test('a page in the trash is gone', async () => {
  const { id, slug } = await aPage();
  await admin(`/pages/${id}`, 'DELETE');
  expect((await statusOf(`/${slug}`)).status).toBe(410);
});

test('a page ends with trips in their order, with questions of a topic, or with the form', async () => {
  const [one, two, hidden] = [await aTrip(), await aTrip(), await aTrip({ status: 'draft' })];
  const texts = { question: {}, answer: {} };
  await db.insert(settings).values({
    key: 'faq',
    value: {
      entries: [
        { topic: 'trips', question: '¿Llueve?', answer: 'A veces.', translations: texts },
        { topic: 'payment', question: '¿Tarjeta?', answer: 'Sí.', translations: texts },
      ],
    },
  });
  const answerOf = async (values: Partial<OwnPageInput>) =>
    getJson<OwnPage>(`/api/pages/${(await aPage(values)).slug}?lang=es`);
  const tripIds = [two.id, hidden.id, one.id];
  const withTrips = await answerOf({ ending: 'trips', tripIds });
  expect(withTrips.trips.map(({ id }) => id)).toEqual([two.id, one.id]);
  const withQuestions = await answerOf({ ending: 'questions', faqTopics: ['trips'], tripIds });
  expect(withQuestions.questions.map(({ question }) => question)).toEqual(['¿Llueve?']);
  expect(withQuestions.trips).toEqual([]);
  const { slug } = await aPage({ ending: 'contact' });
  expect((await statusOf(`/de/${slug}`)).text).toContain('action="/api/contact/whatsapp-message"');
});
