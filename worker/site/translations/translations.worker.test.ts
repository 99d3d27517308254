import { expect, test } from 'vitest';
import type {
  Coverage,
  EditedString,
  GlossaryFinding,
  TranslationUnit,
} from '#contract/languages/translations.ts';
import type { Page } from '#contract/paging.ts';
import { transferPlaces } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';

const admin = await anAdmin();
const type = await aTripType({
  name: 'Paseos',
  translations: { name: { es: 'Paseos', en: 'Walks' } },
});
const trip = await aTrip({
  tripTypeId: type.id,
  name: 'Del puerto de Mahón',
  highlights: ['Uno', 'Dos'],
  itinerary: [{ title: 'Salida', text: 'A las diez' }],
  translations: {
    name: { en: 'From the harbour', de: 'Vom Hafen', ca: 'Del port de Mahón' },
    highlights: { de: ['Eins'] },
    itinerary: { de: [{ title: 'Abfahrt', text: '' }] },
  },
  translationState: {
    name: { en: { state: 'draft', source: 'x' }, de: { state: 'reviewed', source: 'Del puerto' } },
  },
});
await db.insert(transferPlaces).values({
  kind: 'town',
  name: 'Mahón',
  latitude: 39.9,
  longitude: 4.2,
  translations: { name: { es: 'Mahón', en: 'Mahón', de: 'Mahón', ca: 'Maó' } },
});

test('coverage counts the texts of each row by state and language; what the source leaves empty does not count', async () => {
  const { kinds, strings } = await jsonOf<Coverage>(admin('/translations/coverage'));
  const row = kinds.find(({ kind }) => kind === 'trips')?.rows.find(({ id }) => id === trip.id);
  expect(row?.counts.de).toMatchObject({ outdated: 1 });
  expect(row?.counts.en).toMatchObject({ draft: 1 });
  expect(row?.counts.es).toMatchObject({ missing: 0, draft: 0, outdated: 0 });
  expect(kinds.find(({ kind }) => kind === 'trip-types')?.rows[0]?.counts.de).toEqual({
    missing: 1,
    draft: 0,
    outdated: 0,
    reviewed: 0,
  });
  expect(strings.find(({ namespace }) => namespace === 'common')?.counts.ca).toMatchObject({
    edited: 0,
    missing: 0,
  });
});

test('units are single texts, lists item by item, with what the language has in their place', async () => {
  const units = await jsonOf<TranslationUnit[]>(admin('/translations/units?language=de'));
  const mine = units
    .filter(({ id }) => id.startsWith(`trips/${trip.id}/`))
    .map(({ id, source, target, state }) => [id.split('/')[2], source, target, state]);
  expect(mine).toContainEqual(['name', 'Del puerto de Mahón', 'Vom Hafen', 'outdated']);
  expect(mine).toContainEqual(['highlights.0', 'Uno', 'Eins', 'reviewed']);
  expect(mine).toContainEqual(['highlights.1', 'Dos', '', 'missing']);
  expect(mine).toContainEqual(['itinerary.0.title', 'Salida', 'Abfahrt', 'reviewed']);
  expect((await admin('/translations/units?language=fr')).status).toBe(422);
});

test('a place called by the name of another language is found', async () => {
  const findings = await jsonOf<GlossaryFinding[]>(admin('/translations/glossary'));
  expect(findings.filter(({ id }) => id === `trips/${trip.id}/name`)).toEqual([
    expect.objectContaining({
      language: 'ca',
      found: 'Mahón',
      expected: 'Maó',
      excerpt: 'Del port de Mahón',
    }),
  ]);
});

test('a string of the interface is edited, keeps its placeholders, and goes back to the file', async () => {
  const strings = async () =>
    jsonOf<EditedString[]>(admin('/translations/strings?language=de&namespace=common'));
  const put = (key: string, value: string | null) =>
    admin('/translations/strings', 'PUT', { language: 'de', namespace: 'common', key, value });
  expect((await put('form.taken', 'Schon vergeben.')).status).toBe(204);
  expect((await strings()).find(({ key }) => key === 'form.taken')).toMatchObject({
    edited: 'Schon vergeben.',
  });
  expect(await jsonOf(put('paging.position', 'Seite {{seite}}'))).toMatchObject({
    errors: [{ path: 'value', code: 'placeholders' }],
  });
  expect((await put('no.such.key', 'x')).status).toBe(422);
  expect((await put('form.taken', null)).status).toBe(204);
  expect((await strings()).find(({ key }) => key === 'form.taken')).toMatchObject({ edited: null });
});

test('all texts are a list in pages, by language, state and words', async () => {
  const list = (query: string) =>
    jsonOf<Page<TranslationUnit & { language: string }>>(admin(`/translations${query}`));
  const all = await list('');
  expect(all).toMatchObject({ page: 1, pageSize: 20 });
  expect(all.items.every(({ source }) => source !== '')).toBe(true);
  const missing = await list('?language=de&status=missing&q=dos&sort=-id&pageSize=1');
  expect(missing).toMatchObject({
    items: [{ id: `trips/${trip.id}/highlights.1`, language: 'de', state: 'missing' }],
    total: 1,
    pageSize: 1,
  });
  expect((await list('?language=de')).total).toBeLessThan(all.total);
  const ids = (await list('?language=de&sort=-id&pageSize=100')).items.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort().reverse());
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])(
  '«%s» is no string of the site',
  async (key) => {
    for (const value of ['Hello', null]) {
      const response = await admin('/translations/strings', 'PUT', {
        language: 'de',
        namespace: 'common',
        key,
        value,
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'key', code: 'invalid' }] });
    }
  },
);

test('several strings are saved at once: all, or none when one is refused at its field', async () => {
  const at = (key: string, value: string | null) => ({
    ...{ language: 'de', namespace: 'common', key, value },
  });
  const save = (strings: unknown[]) => admin('/translations/strings/all', 'PUT', { strings });
  const edited = async (key: string) =>
    (
      await jsonOf<EditedString[]>(admin('/translations/strings?language=de&namespace=common'))
    ).find((one) => one.key === key)?.edited;
  const refused = await save([at('navigation.blog', 'Logbuch'), at('navigation.call', 'Anrufen')]);
  expect(refused.status).toBe(422);
  expect(((await refused.json()) as { errors: object[] }).errors).toMatchObject([
    { path: 'strings.1.value', code: 'placeholders' },
  ]);
  expect(await edited('navigation.blog')).toBeNull();
  expect((await save([at('navigation.blog', 'Logbuch'), at('close', 'Zu')])).status).toBe(204);
  expect([await edited('navigation.blog'), await edited('close')]).toEqual(['Logbuch', 'Zu']);
  await save([at('navigation.blog', null), at('close', null)]);
  expect(await edited('close')).toBeNull();
});
