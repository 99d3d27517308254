import { beforeAll, expect, test } from 'vitest';
import type { TranslationMarks } from '#contract/admin/crud.ts';
import type { Problem } from '#contract/problem.ts';
import { blogCategories } from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { visit } from '../../test/client.ts';

type Marked = { id: number; version: number; translationState: TranslationMarks };
type Row = { id: number; slug: string; version: number; status: string };
let admin: Admin;

beforeAll(async () => {
  await aTripType({ id: 1 });
  await db.insert(blogCategories).values({ name: 'Consejos', slug: 'consejos' });
  admin = await anAdmin();
});

const KINDS: [path: string, field: 'name' | 'title', page: (row: Row) => string, gaps: string[]][] =
  [
    [
      '/trips',
      'name',
      ({ id, slug }) => `/trips/${id}-${slug}`,
      ['description', 'image', 'location', 'duration'],
    ],
    [
      '/destinations',
      'name',
      ({ id, slug }) => `/destinations/${id}-${slug}`,
      ['description', 'image', 'latitude', 'longitude'],
    ],
    ['/blog/posts', 'title', ({ slug }) => `/blog/${slug}`, ['body', 'cover', 'author']],
    ['/pages', 'title', ({ slug }) => `/${slug}`, ['body']],
  ];
const missingIn = async (response: Response) =>
  ((await jsonOf<Problem>(response)).errors ?? []).map(({ path, code }) => `${path} ${code}`);

test.each(KINDS)(
  'a draft in %s needs a name only; what is missing is named when it is published',
  async (path, field, page, gaps) => {
    const created = await admin(path, 'POST', { [field]: 'Cueva del agua' });
    expect(created.status).toBe(201);
    const row = await jsonOf<Row>(created);
    expect(row).toMatchObject({ slug: 'cueva-del-agua', status: 'draft' });
    const again = await jsonOf<Row>(admin(path, 'POST', { [field]: 'Cueva del agua' }));
    expect(again.slug).toBe('cueva-del-agua-2');
    // What was read can be saved again.
    const saved = await admin(`${path}/${row.id}`, 'PUT', row);
    expect(saved.status).toBe(200);
    const { version } = await jsonOf<Row>(saved);

    const wanted = gaps.map((gap) => `${gap} required`);
    const refused = await admin(`${path}/${row.id}`, 'PUT', {
      ...row,
      version,
      status: 'published',
    });
    expect(refused.status).toBe(422);
    expect(await missingIn(refused)).toEqual(wanted);
    const bulk = await admin(`${path}/bulk`, 'POST', {
      action: 'publish',
      ids: [row.id, again.id],
    });
    expect(bulk.status).toBe(422);
    expect(await jsonOf<Problem>(bulk)).toMatchObject({
      detail: '“Cueva del agua” cannot be published yet: something is missing.',
    });
    expect((await visit(page(row))).status).toBe(404);

    const { token } = await jsonOf<{ token: string }>(admin(`${path}/${row.id}/preview`, 'POST'));
    expect((await visit(`/es${page(row)}?preview=${token}`)).status).toBe(200);
  },
);

test.each(KINDS)('a draft in %s without a name lacks its name alone', async (path, field) => {
  const refused = await admin(path, 'POST', { [field]: '', translations: {} });
  expect(refused.status).toBe(422);
  expect(await missingIn(refused)).toEqual([`${field} required`]);
});

test('a translation that was written before its source text is not outdated', async () => {
  const texts = { name: 'Cuevas', translations: { name: { de: 'Höhlen' } } };
  const marks = { name: { de: { state: 'reviewed', source: '' } } };
  const created = await jsonOf<Marked>(
    admin('/trips', 'POST', { ...texts, translationState: marks }),
  );
  expect(created.translationState.name?.de?.source).toBe('Cuevas');

  const later = { location: { de: { state: 'reviewed', source: '' } } };
  const saved = await jsonOf<Marked>(
    admin(`/trips/${created.id}`, 'PUT', {
      ...{ ...created, location: 'Fornells' },
      translations: { ...texts.translations, location: { de: 'Fornells' } },
      translationState: { ...created.translationState, ...later },
    }),
  );
  expect(saved.translationState).toEqual({
    name: { de: { state: 'reviewed', source: 'Cuevas' } },
    location: { de: { state: 'reviewed', source: 'Fornells' } },
  });
  const renamed = await jsonOf<Marked>(
    admin(`/trips/${saved.id}`, 'PUT', { ...saved, name: 'Cuevas del norte' }),
  );
  expect(renamed.translationState.name?.de?.source).toBe('Cuevas');
});

test('a trip that is booked online needs its price', async () => {
  const created = await admin('/trips', 'POST', {
    ...{ name: 'Con precio', description: 'Al mar.', image: 'cove.jpg', location: 'Maó' },
    ...{ duration: '2 horas', showBookingOptions: true, status: 'published', tripTypeId: 1 },
  });
  expect(await missingIn(created)).toEqual(['price required']);
});
