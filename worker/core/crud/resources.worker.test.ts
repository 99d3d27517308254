import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { EditedRow, RevisionInfo } from '#contract/admin/crud.ts';
import { entitiesWith } from '#contract/entities.ts';
import { INPUTS, translatedFieldsOf } from '#contract/inputs.schema.ts';
import type { Page } from '#contract/paging.ts';
import { foldText } from '#core/db/columns.ts';
import { redirects } from '#core/db/schema.ts';
import type { ApiDescription } from '#site/openapi/api-description.ts';
import { exampleValue } from '#site/openapi/example-value.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aBlogCategory, aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { aPartner } from '../../test/orders/partners.ts';

const admin = await anAdmin();
type Row = EditedRow<Record<string, unknown>>;

const category = await aBlogCategory();
const type = await aTripType();
const trip = await aTrip();
const partner = await aPartner();

/**
 * For each kind: an entity with the required fields only, and a change to it. One that refers to nothing has no row here: the API's
 * description gives an example.
 */
const KINDS: [path: string, input: Record<string, unknown>, change: Record<string, unknown>][] = [
  ['/partners', { name: 'Hotel Sol', slug: 'hotel-sol' }, { tripCommissionBp: 1250 }],
  [
    '/trips',
    {
      name: 'Paseo',
      slug: 'paseo',
      description: '',
      image: 'a.jpg',
      tripTypeId: type.id,
      region: 'north',
      location: 'Fornells',
      duration: '2 h',
      durationClass: 'half-day',
      price: null,
      rating: null,
    },
    { price: 20 },
  ],
  [
    '/destinations',
    {
      name: 'Cala',
      slug: 'cala',
      description: '',
      image: 'a.jpg',
      rating: null,
      region: 'south',
      kind: 'cove',
      latitude: 39.9,
      longitude: 4,
    },
    { translations: { name: { de: 'Bucht' } } },
  ],
  [
    '/trips/options',
    {
      tripId: trip.id,
      name: 'Mañana',
      durationMinutes: 120,
      units: [{ type: 'ADULT', name: 'Adultos' }],
    },
    { capacity: 12 },
  ],
  ['/hero-banners', { image: 'a.jpg', title: 'Hola' }, { subtitle: 'Menorca', isActive: false }],
  ['/codes', { code: 'VERANO10', name: 'Verano', percent: 10 }, { maxUses: 5 }],
  ['/transfers/drivers', { name: 'Joan', phone: '+34600123456' }, { plate: '1234BCD' }],
  [
    '/sales/templates',
    { name: 'Portal', sender: 'portal.example', partnerId: partner.id },
    { changedText: 'Cambio' },
  ],
  ['/resources', { name: 'Llaüt', kind: 'boat' }, { turnaroundMinutes: 30 }],
  [
    '/guides',
    { name: 'Biel', phone: '+34600123456', languages: ['ca'] },
    { email: 'biel@example.com' },
  ],
  [
    '/testimonials',
    { text: 'Todo bien.', rating: 5, name: 'Ada', country: 'Reino Unido' },
    { rating: 4 },
  ],
  [
    '/blog/posts',
    {
      slug: 'una-entrada',
      title: 'Una entrada',
      excerpt: '',
      body: '# Hola',
      cover: 'a.jpg',
      categoryId: category.id,
      author: 'Ada',
    },
    { status: 'published' },
  ],
  [
    '/seo',
    { page: 'home', title: { es: 'Menorca' }, description: { es: 'Excursiones' } },
    { robotsDirective: 'noindex,follow' },
  ],
  ['/transfers/zones', { slug: 'norte', name: 'Norte', minutes: 30, km: 25 }, { minutes: 35 }],
  [
    '/transfers/places',
    { kind: 'town', name: 'Alaior', zoneId: null, latitude: 39.9, longitude: 4.1 },
    { aliases: ['Alayor'] },
  ],
  [
    '/transfers/vehicles',
    {
      code: 'coche',
      name: 'Coche',
      maxPassengers: 4,
      largeBags: 3,
      cabinBags: 2,
      childSeats: 2,
      leadMinutes: 60,
    },
    { maxPassengers: 3 },
  ],
];

const description = await getJson<ApiDescription>('/api/openapi.json');
const resolve = (reference: string) =>
  description.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
/** Entities with rules of their own for a new row, each with tests. */
const OWN_RULES = ['/images', '/redirects'];
for (const { name, path, model } of entitiesWith('model')) {
  if (OWN_RULES.includes(path) || KINDS.some(([known]) => known === path)) continue;
  const example = exampleValue(resolve(`${model}Input`), resolve) as Record<string, unknown>;
  const [field = 'name'] = translatedFieldsOf(INPUTS[name]);
  KINDS.push([path, example, { [field]: 'Otro texto' }]);
}

test.each(KINDS)(
  '%s: create, list, edit, refuse an old version, trash, restore, put a revision back',
  async (path, input, change) => {
    const created = await admin(path, 'POST', input);
    expect(created.status).toBe(201);
    const row = await jsonOf<Row>(created);
    expect(row).toMatchObject({ ...input, version: 1, deletedAt: null });
    const list = await jsonOf<Page<Row>>(admin(path));
    expect(list.items.map(({ id }) => id)).toContain(row.id);

    const saved = await jsonOf<Row>(admin(`${path}/${row.id}`, 'PUT', { ...row, ...change }));
    expect(saved).toMatchObject({ ...change, version: 2 });
    const old = await admin(`${path}/${row.id}`, 'PUT', { ...row, ...change });
    expect(old.status).toBe(409);
    expect(await jsonOf(old)).toMatchObject({ status: 409, current: { ...change, version: 2 } });

    expect((await admin(`${path}/${row.id}`, 'DELETE')).status).toBe(204);
    expect((await jsonOf<Page<Row>>(admin(path))).items.map(({ id }) => id)).not.toContain(row.id);
    expect(await jsonOf<Row>(admin(`${path}/${row.id}/restore`, 'POST'))).toMatchObject({
      deletedAt: null,
      version: 4,
    });

    expect(await jsonOf<RevisionInfo[]>(admin(`${path}/${row.id}/revisions`))).toHaveLength(2);
    const back = await jsonOf<Row>(
      admin(`${path}/${row.id}/revisions/1/restore`, 'POST', { version: 4 }),
    );
    expect(back).toMatchObject({ ...input, version: 5 });
  },
);

test.each(KINDS)(
  '%s: unknown rows, wrong ids and wrong bodies are refused',
  async (path, input) => {
    for (const id of ['99999', '0', '-1', 'x', '1e9', '9'.repeat(30)])
      expect((await admin(`${path}/${id}`)).status, id).toBe(404);
    expect((await admin(path, 'POST', {})).status).toBe(422);
    expect((await admin(path, 'POST', [])).status).toBe(422);
    expect((await admin(`${path}/99999`, 'PUT', { ...input, version: 1 })).status).toBe(404);
  },
);

test('a post that moves leaves a redirect: no chain, no loop', async () => {
  const post = {
    title: 'Ruta',
    excerpt: '',
    body: 'x',
    cover: 'a.jpg',
    categoryId: category.id,
    author: 'Ada',
  };
  let row = await jsonOf<Row>(admin('/blog/posts', 'POST', { ...post, slug: 'uno' }));
  const rename = async (slug: string) => {
    row = await jsonOf<Row>(admin(`/blog/posts/${row.id}`, 'PUT', { ...row, slug }));
  };
  await rename('dos');
  await rename('tres');
  const stored = async () =>
    (await db.select({ from: redirects.fromPath, to: redirects.toPath }).from(redirects))
      .map(({ from, to }) => `${from} ${to}`)
      .sort();
  expect(await stored()).toEqual(['/blog/dos /blog/tres', '/blog/uno /blog/tres']);
  await rename('uno');
  expect(await stored()).toEqual(['/blog/dos /blog/uno', '/blog/tres /blog/uno']);
  expect(
    await db.select().from(redirects).where(eq(redirects.fromPath, '/blog/tres')),
  ).toMatchObject([{ status: 301, deletedAt: null }]);
});

test('a redirect that a moved page took out of its way leaves room for new ones', async () => {
  const post = {
    title: 'Ruta',
    excerpt: '',
    body: 'x',
    cover: 'a.jpg',
    categoryId: category.id,
    author: 'Ada',
  };
  const row = await jsonOf<Row>(admin('/blog/posts', 'POST', { ...post, slug: 'aqui' }));
  const redirect = (fromPath: string) =>
    admin('/redirects', 'POST', { fromPath, toPath: '/trips' });
  for (const path of ['/blog/aqui', '/blog/alli']) expect((await redirect(path)).status).toBe(201);
  expect((await admin(`/blog/posts/${row.id}`, 'PUT', { ...row, slug: 'alli' })).status).toBe(200);
  expect((await redirect('/blog/otra')).status).toBe(201);
});

test('a page that takes an address takes it from the redirect that stood there', async () => {
  const post = {
    title: 'Ruta',
    excerpt: '',
    body: 'x',
    cover: 'a.jpg',
    categoryId: category.id,
    author: 'Ada',
  };
  const first = await jsonOf<Row>(admin('/blog/posts', 'POST', { ...post, slug: 'era-aqui' }));
  await admin(`/blog/posts/${first.id}`, 'PUT', { ...first, slug: 'es-alli' });
  await admin('/blog/posts', 'POST', { ...post, slug: 'era-aqui' });
  const made = await jsonOf<Row>(
    admin('/redirects', 'POST', { fromPath: '/ruta', toPath: '/blog/era-aqui' }),
  );
  expect(made).toMatchObject({ toPath: '/blog/era-aqui' });
});

test('an SEO record is found by its page too', async () => {
  await admin('/seo', 'POST', { page: 'trips', title: {}, description: {} });
  expect(await jsonOf(admin('/seo/trips'))).toMatchObject({ page: 'trips' });
  expect((await admin('/seo/nothing')).status).toBe(404);
});

test('rows are put into a new order', async () => {
  const ids: number[] = [];
  for (const title of ['A', 'B', 'C'])
    ids.push((await jsonOf<Row>(admin('/hero-banners', 'POST', { image: 'a.jpg', title }))).id);
  const wanted = [...ids].reverse();
  expect((await admin('/hero-banners/order', 'POST', { ids: wanted })).status).toBe(204);
  const list = await jsonOf<Page<Row>>(admin('/hero-banners?sort=order&pageSize=100'));
  expect(list.items.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(wanted);
});

test('an autosaved draft is stored for its user alone', async () => {
  const other = await anAdmin('other@example.com');
  expect(await jsonOf(admin('/drafts/trips/7'))).toBeNull();
  await admin('/drafts/trips/7', 'PUT', { data: { name: 'Half a' }, baseVersion: 3 });
  await admin('/drafts/trips/7', 'PUT', { data: { name: 'Half a name' }, baseVersion: 3 });
  expect(await jsonOf(admin('/drafts/trips/7'))).toMatchObject({
    data: { name: 'Half a name' },
    baseVersion: 3,
  });
  expect(await jsonOf(other('/drafts/trips/7'))).toBeNull();
  expect((await admin('/drafts/trips/7', 'DELETE')).status).toBe(204);
  expect(await jsonOf(admin('/drafts/trips/7'))).toBeNull();
});

test('settings are saved over the version that was read', async () => {
  const before = await jsonOf<Record<string, unknown>>(admin('/settings'));
  const saved = await jsonOf<Record<string, unknown>>(
    admin('/settings', 'PUT', { siteName: 'Marès', version: before.version }),
  );
  expect(saved).toMatchObject({ siteName: 'Marès' });
  const old = await admin('/settings', 'PUT', { siteName: 'X', version: before.version });
  expect(old.status).toBe(409);
  expect(await jsonOf(old)).toMatchObject({ current: { siteName: 'Marès' } });
  expect((await admin('/settings/quote-secret')).status).toBe(404);
});

test('nothing new hangs on what is in the trash, and nothing comes back without what it needs', async () => {
  const { id: categoryId } = await jsonOf<Row>(
    admin('/blog/categories', 'POST', { slug: 'de-paso', name: 'De paso' }),
  );
  const post = {
    slug: 'colgada',
    title: 'A',
    excerpt: '',
    body: 'x',
    cover: 'a.jpg',
    categoryId,
    author: 'Ada',
  };
  const row = await jsonOf<Row>(admin('/blog/posts', 'POST', post));
  for (const path of [`/blog/posts/${row.id}`, `/blog/categories/${categoryId}`])
    expect((await admin(path, 'DELETE')).status).toBe(204);

  const refused = await admin('/blog/posts', 'POST', { ...post, slug: 'otra-colgada' });
  expect(refused.status).toBe(422);
  expect(await jsonOf(refused)).toMatchObject({
    errors: [{ path: 'categoryId', code: 'invalid' }],
  });
  expect((await admin(`/blog/posts/${row.id}/restore`, 'POST')).status).toBe(409);
  expect(
    await jsonOf(admin('/blog/posts/bulk', 'POST', { action: 'restore', ids: [row.id] })),
  ).toEqual({ ids: [] });
  await admin(`/blog/categories/${categoryId}/restore`, 'POST');
  expect((await admin(`/blog/posts/${row.id}/restore`, 'POST')).status).toBe(200);
});

test('a row keeps what it named before that went to the trash', async () => {
  const trip = { ...KINDS.find(([path]) => path === '/trips')?.[1], slug: 'de-antes', price: null };
  const { id: tripId } = await jsonOf<Row>(admin('/trips', 'POST', trip));
  const post = {
    slug: 'con-viaje',
    title: 'A',
    excerpt: '',
    body: 'x',
    cover: 'a.jpg',
    categoryId: category.id,
    author: 'Ada',
  };
  const row = await jsonOf<Row>(
    admin('/blog/posts', 'POST', { ...post, relatedTripIds: [tripId] }),
  );
  await admin(`/trips/${tripId}`, 'DELETE');
  expect((await admin(`/blog/posts/${row.id}`, 'PUT', { ...row, title: 'B' })).status).toBe(200);
  expect(
    (await admin('/blog/posts', 'POST', { ...post, slug: 'con-viaje-2', relatedTripIds: [tripId] }))
      .status,
  ).toBe(422);
});

test('the place where a trip meets has both coordinates or none', async () => {
  const trip = { ...KINDS.find(([path]) => path === '/trips')?.[1], slug: 'a-medias' };
  const half = await admin('/trips', 'POST', { ...trip, meetingLatitude: 39.9 });
  expect(half.status).toBe(422);
  expect(await jsonOf(half)).toMatchObject({
    errors: [{ path: 'meetingLongitude', code: 'required' }],
  });
  expect(
    (await admin('/trips', 'POST', { ...trip, meetingLatitude: 39.9, meetingLongitude: 4.1 }))
      .status,
  ).toBe(201);
});

test('names are sorted as people do, whatever their case and accents', async () => {
  for (const name of ['Zeta', 'abc', 'Ávila', 'Ñandú'])
    await admin('/trip-types', 'POST', { name, slug: `orden-${foldText(name)}` });
  const all = await jsonOf<Page<Row>>(admin('/trip-types?sort=-name&pageSize=100'));
  const mine = all.items
    .map(({ name }) => String(name))
    .filter((name) => ['Zeta', 'abc', 'Ávila', 'Ñandú'].includes(name));
  expect(mine).toEqual(['Zeta', 'Ñandú', 'Ávila', 'abc']);
});

test('a list is sorted by the names that are shown in the language it is read in', async () => {
  const texts = { Caiacs: 'Kayaks', Vela: 'Sailing', Arbres: 'Trees', Lleure: '' };
  const called = (name: string) => `Zz ${name}`;
  for (const [name, en] of Object.entries(texts))
    await admin('/trip-types', 'POST', {
      name: called(name),
      slug: `llengua-${name.toLowerCase()}`,
      translations: { name: { es: called(name), ...(en && { en: called(en) }) } },
    });
  const namesIn = async (lang: string) => {
    const { items } = await jsonOf<Page<Row>>(
      admin(`/trip-types?q=zz&sort=name&lang=${lang}&pageSize=100`),
    );
    return items.map(({ name }) => String(name).slice(3));
  };
  expect(await namesIn('es')).toEqual(['Arbres', 'Caiacs', 'Lleure', 'Vela']);
  expect(await namesIn('en')).toEqual(['Caiacs', 'Lleure', 'Vela', 'Arbres']);
  expect(await namesIn('ca')).toEqual(await namesIn('en'));
  expect(await namesIn('nonsense')).toEqual(await namesIn('es'));
});
