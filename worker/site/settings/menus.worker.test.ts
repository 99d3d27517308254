import { expect, test } from 'vitest';
import type { Revision, RevisionInfo } from '#contract/admin/crud.ts';
import { FAQ_TOPICS, type FaqDocument } from '#contract/content/documents.ts';
import type { Menus } from '#contract/pages/menus.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import type { Problem } from '#contract/problem.ts';
import { ownPages, transferZones } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const admin = await anAdmin();
await aTripType();

const versionOf = async () => (await jsonOf<{ version: number }>(admin('/settings/menus'))).version;
const save = async (menus: Partial<Menus>) =>
  admin('/settings/menus', 'PUT', { header: [], footer: [], ...menus, version: await versionOf() });
const pageText = async (path: string) => (await send(path)).text();

test('without a menu of the owner the answer has none, and the footer lists every place with a transfer page', async () => {
  expect(await getJson('/api/site?lang=es')).toMatchObject({ hasNoTransfers: true });
  const without = await pageText('/es/about');
  expect(without).toContain('href="/es/gift-vouchers"');
  expect(without).not.toMatch(/href="[^"]*(?:airport-transfers|taxis)/);
  await aTrip();
  await db.insert(transferZones).values({
    ...{ slug: 'sa-mesquida', name: 'Sa Mesquida', headline: '', intro: 'Hola', hasPage: true },
    ...{ minutes: 12, km: 9, translations: { name: { de: 'Sa Mesquida (Maó)' } } },
  } as never);
  const site = await getJson<PublicSettings>('/api/site?lang=de');
  expect(site).not.toHaveProperty('menus');
  expect(site).not.toHaveProperty('hasNoTransfers');
  expect(site.transferPages).toEqual({ 'sa-mesquida': 'Sa Mesquida (Maó)' });
  const page = await pageText('/de/about');
  const footer = page.slice(page.indexOf('<footer'));
  for (const path of ['private', 'groups', 'vip', 'request', 'sa-mesquida'])
    expect(footer).toContain(`href="/de/airport-transfers/${path}"`);
  expect(footer).toContain('href="/de/menorca-taxis"');
  expect(footer).toContain('Transfer nach Sa Mesquida (Maó)');
});

test('a menu of the owner is in every page in its language; a page’s own name stands for a label', async () => {
  const { id, slug } = await aTrip();
  const saved = await save({
    header: [
      {
        to: '/trips',
        label: {},
        children: [{ to: `/trips/${id}-${slug}`, label: { es: 'Barca' } }],
      },
      { to: 'https://club.example/', label: { es: 'Club', de: 'Verein' }, children: [] },
    ],
    footer: [{ label: { es: 'Más' }, links: [{ to: '/contact', label: {} }] }],
  });
  expect(saved.status).toBe(200);
  const page = await pageText('/de/about');
  const header = page.slice(page.indexOf('<header'), page.indexOf('</header>'));
  expect(header).toContain('>Ausflüge<');
  expect(header).toContain(`href="/de/trips/${id}-${slug}"`);
  expect(header).toContain('>Barca<');
  expect(header).toContain('href="https://club.example/"');
  expect(header).toContain('>Verein<');
  expect(header).not.toContain('href="/de/destinations"');
  const footer = page.slice(page.indexOf('<footer'));
  expect(footer).toContain('>Más<');
  expect(footer).toContain('>Kontakt<');
  await save({});
  expect(await getJson<PublicSettings>('/api/site')).not.toHaveProperty('menus');
});

test('a link to an own page is shown while the page is public', async () => {
  const [page] = await db
    .insert(ownPages)
    .values({ slug: 'equipo', title: 'Equipo', body: 'Hola', status: 'published' })
    .returning();
  await save({ header: [{ to: '/equipo', label: { es: 'Equipo' }, children: [] }] });
  const shown = async () =>
    (await getJson<PublicSettings>('/api/site?lang=es')).menus?.header.map(({ to }) => to);
  expect(await shown()).toEqual(['/equipo']);
  const row = await jsonOf<Record<string, unknown>>(admin(`/pages/${page?.id}`));
  await admin(`/pages/${page?.id}`, 'PUT', { ...row, status: 'draft' });
  expect(await shown()).toEqual([]);
});

test.each([
  ['a page that the site does not have', { to: '/nada', label: { es: 'Nada' } }, 'to', 'no_page'],
  ['a trip that is not there', { to: '/trips/999-x', label: { es: 'X' } }, 'to', 'no_page'],
  ['a script', { to: 'javascript:alert(1)', label: { es: 'X' } }, 'to', 'invalid'],
  ['another site without a label', { to: 'https://club.example/', label: {} }, 'label', 'required'],
])('a link to %s is refused at its field', async (_what, link, field, code) => {
  const response = await save({ footer: [{ label: { es: 'Más' }, links: [link] }] });
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as Problem;
  expect(errors?.map((error) => [error.path, error.code])).toEqual([
    [`footer.0.links.0.${field}`, code],
  ]);
});

test('unsaved menus are kept as a draft before there are any', async () => {
  const draft = { data: { header: [], footer: [] }, baseVersion: 0 };
  expect((await admin('/drafts/settings-menus/1', 'PUT', draft)).status).toBe(200);
  expect(await jsonOf(admin('/drafts/settings-menus/1'))).toMatchObject({ baseVersion: 0 });
});

test('each save of the menus is kept, and an earlier one is put back as a save of its own', async () => {
  const labels = async () =>
    (await jsonOf<Menus>(admin('/settings/menus'))).header.map(({ label }) => label.de);
  const entry = (de: string) => ({ to: '/trips', label: { de, es: de }, children: [] });
  await save({ header: [entry('Erster')] });
  await save({ header: [entry('Zweiter')] });
  const list = await jsonOf<RevisionInfo[]>(admin('/settings/menus/revisions'));
  const now = await versionOf();
  expect(list[0]).toMatchObject({ version: now, user: expect.any(String) });
  const path = `/settings/menus/revisions/${now - 1}`;
  const then = await jsonOf<Revision<Menus>>(admin(path));
  expect(then.data.header[0]?.label.de).toBe('Erster');
  expect((await admin(`${path}/restore`, 'POST', { version: now - 1 })).status).toBe(409);
  expect(await labels()).toEqual(['Zweiter']);
  const restored = await admin(`${path}/restore`, 'POST', { version: now });
  expect((await jsonOf<{ version: number }>(restored)).version).toBe(now + 1);
  expect(await labels()).toEqual(['Erster']);
  expect((await admin('/settings/menus/revisions/999')).status).toBe(404);
  expect((await admin('/settings/unknown/revisions')).status).toBe(404);
});

test('a document that was never saved begins with its first save', async () => {
  const before = await jsonOf<FaqDocument & { version: number }>(admin('/settings/faq'));
  expect(before.version).toBe(0);
  const entry = {
    ...{ topic: FAQ_TOPICS[0], question: 'Frage', answer: 'Antwort' },
    translations: { question: {}, answer: {} },
  };
  const saved = await admin('/settings/faq', 'PUT', { entries: [entry], version: 0 });
  expect(saved.status).toBe(200);
  await admin('/settings/faq', 'PUT', { entries: [], version: 1 });
  const list = await jsonOf<RevisionInfo[]>(admin('/settings/faq/revisions'));
  expect(list.map(({ version }) => version)).toEqual([2, 1]);
});
