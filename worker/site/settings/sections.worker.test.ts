import { expect, test } from 'vitest';
import type { RevisionInfo } from '#contract/admin/crud.ts';
import { SECTION_NAMESPACES, SECTION_TEXTS, sectionKeys } from '#contract/content/section-texts.ts';
import {
  SECTION_PAGES,
  SECTIONS,
  type SectionItem,
  type SectionsInput,
} from '#contract/content/sections.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import type { Problem } from '#contract/problem.ts';
import { LOCALE_FILES } from '#core/locales/locale-files.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aDestination } from '../../test/builders.ts';
import { getJson, send } from '../../test/client.ts';

const admin = await anAdmin();
// A list without content is not shown.
await aDestination({});
type Stored = SectionsInput & { version: number };
const stored = (page: string) => jsonOf<Stored>(admin(`/settings/sections/${page}`));
/** The page's markup, without the state, which has the site's own texts as well. */
const pageText = async (path: string) =>
  (await (await send(path)).text()).split('id="state"')[0] ?? '';
/** Saves the page's sections as `change` makes them of those that are there. */
const save = async (page: string, change: (sections: Stored) => Partial<Stored>) => {
  const before = await stored(page);
  return admin(`/settings/sections/${page}`, 'PUT', { ...before, ...change(before) });
};
const listOf = (name: string, items: SectionItem[] | null) => (before: Stored) => ({
  sections: before.sections.map((one) => (one.name === name ? { ...one, items } : one)),
});

test.each(SECTION_PAGES)(
  'every text of %s that is edited is one of the site in all languages',
  (page) => {
    const keys = [
      ...sectionKeys(page),
      ...Object.values(SECTION_TEXTS[page]).flatMap(({ items = [] }) =>
        items.flatMap(({ title, text }) => [...(title ? [title] : []), ...text]),
      ),
    ];
    for (const language of LANGUAGES)
      for (const key of keys)
        expect(LOCALE_FILES[language][SECTION_NAMESPACES[page]], key).toHaveProperty([key]);
    expect(Object.keys(SECTION_TEXTS[page])).toEqual([...SECTIONS[page]]);
  },
);

test('nothing is arranged at first: pages know of nothing, and the editor has every section', async () => {
  expect(await getJson<PublicSettings>('/api/site')).not.toHaveProperty('sections');
  expect(await getJson('/api/sections/home?lang=de')).toEqual({ lists: {} });
  const { sections, texts, version } = await stored('home');
  expect(version).toBe(0);
  expect(sections.map(({ name }) => name)).toEqual([...SECTIONS.home]);
  expect(texts['commitment.title']?.de).toBe(LOCALE_FILES.de.home['commitment.title']);
});

test('sections are put in another order and hidden; home and its questions follow', async () => {
  await save('home', ({ sections }) => ({
    sections: [
      ...sections.filter(({ name }) => name === 'features'),
      ...sections
        .filter(({ name }) => name !== 'features')
        .map((one) => (one.name === 'faq' ? { ...one, isHidden: true } : one)),
    ],
  }));
  const page = await pageText('/de');
  const at = (key: string) => page.indexOf(LOCALE_FILES.de.home[key] ?? '?');
  expect(at('features.title')).toBeGreaterThan(0);
  expect(at('features.title')).toBeLessThan(at('destinations.title'));
  expect(at('faq.title')).toBe(-1);
  expect(page).not.toContain('FAQPage');
});

test('a text is changed in one language, is among the edited strings, and goes back with an empty one', async () => {
  const change = (de: string) =>
    save('about', ({ texts }) => ({
      texts: { ...texts, 'about.work.title': { ...texts['about.work.title'], de } },
    }));
  expect((await change('So segeln wir')).status).toBe(200);
  expect(await pageText('/de/about')).toContain('So segeln wir');
  const edited = await jsonOf<{ key: string; edited: string | null }[]>(
    admin('/translations/strings?language=de&namespace=common'),
  );
  const of = (key: string) => edited.find((one) => one.key === key)?.edited;
  expect([of('about.work.title'), of('about.title')]).toEqual(['So segeln wir', null]);
  await change('');
  expect(await pageText('/de/about')).toContain(LOCALE_FILES.de.common['about.work.title']);
});

test('a list of the owner replaces the site’s, with figures filled; an empty one hides its section', async () => {
  const items = [
    { title: { es: 'Espera', de: 'Wartezeit' }, text: { es: 'Hasta {{siteName}} llega.' } },
    { title: {}, text: {} },
  ];
  await save('services', listOf('steps', items));
  const page = await pageText('/de/services');
  expect(page).toContain('Wartezeit');
  expect(page).toContain('Hasta Menorca llega.');
  expect(page).not.toContain(LOCALE_FILES.de.common['services.steps.1.title']);
  await save('services', listOf('steps', []));
  expect(await pageText('/de/services')).not.toContain(
    LOCALE_FILES.de.common['services.steps.title'],
  );
  await save('services', listOf('steps', null));
  expect(await pageText('/de/services')).toContain(
    LOCALE_FILES.de.common['services.steps.1.title'],
  );
});

test('the site’s own lists are what an owner’s begins with, figures as placeholders', async () => {
  const lists = await jsonOf<Record<string, SectionItem[]>>(admin('/settings/sections/home/lists'));
  expect(lists.faq).toHaveLength(6);
  expect(lists.features?.[1]?.text.de).toContain('{{airportWaiting}}');
  expect((await save('home', listOf('features', lists.features ?? []))).status).toBe(200);
});

test('people are shown in each language with role, photograph or drawn portrait; without any the section is not there', async () => {
  const title = LOCALE_FILES.de.common['about.people.title'] ?? '?';
  const part = async (path: string) => {
    const page = await pageText(path);
    return page.includes(title) ? page.slice(page.indexOf(title), page.indexOf('<footer')) : '';
  };
  expect(await part('/de/about')).toBe('');
  const people: SectionItem[] = [
    {
      ...{ title: { es: 'Aina Camps' }, text: { es: 'De Ferreries', de: 'Aus Ferreries' } },
      ...{ role: { es: 'Reservas', de: 'Buchungen' }, picture: 'aina-1234567890.jpg' },
      isDemo: true,
    },
    { title: { es: 'Joan Pons' }, text: {}, picture: null },
  ];
  expect((await save('about', listOf('people', people))).status).toBe(200);
  const shown = await part('/de/about');
  for (const text of [
    'Aina Camps',
    'Aus Ferreries',
    'Buchungen',
    'aina-1234567890.jpg',
    'Joan Pons',
  ])
    expect(shown).toContain(text);
  const example = LOCALE_FILES.de.common['testimonials.example'] ?? '?';
  expect(shown.split(example)).toHaveLength(2);
  expect(shown.slice(shown.indexOf(example))).toContain('<svg');
  expect(await pageText('/ca/about')).toContain('Reservas');
  await save('about', listOf('people', []));
  expect(await part('/de/about')).toBe('');
});

test('a photograph of a person is one of the library', async () => {
  const far = [{ title: { es: 'Aina' }, text: {}, picture: 'https://example.com/a.jpg' }];
  expect((await save('about', listOf('people', far))).status).toBe(422);
});

test('a services page lists what the firm offers', async () => {
  const page = await pageText('/de/services');
  expect(page).not.toContain(LOCALE_FILES.de.common['services.trips.title']);
  expect(page.slice(0, page.indexOf('<footer'))).not.toContain('/de/airport-transfers/vip');
  expect(page).toContain(LOCALE_FILES.de.common['services.tours.title']);
});

test('an unknown placeholder and an outdated version are refused', async () => {
  const wrong = await save('home', listOf('faq', [{ title: { es: '{{nada}}' }, text: {} }]));
  expect(wrong.status).toBe(422);
  const { errors } = (await wrong.json()) as Problem;
  expect(errors?.[0]?.code).toBe('unknown_placeholder');
  expect((await save('about', () => ({ version: 99 }))).status).toBe(409);
  expect((await admin('/settings/sections/nada')).status).toBe(404);
});

test('a preview shows what is being edited, in the chosen language, and stores nothing', async () => {
  const { sections, texts } = await stored('about');
  const draft = {
    sections: sections.map((one) =>
      one.name === 'work'
        ? { ...one, items: [{ title: { de: 'Langsam segeln' }, text: { es: 'De {{siteName}}' } }] }
        : { ...one, isHidden: one.name === 'island' },
    ),
    texts: { ...texts, 'about.story.title': { de: 'Wie es anfing' } },
    language: 'de',
  };
  const answer = await admin('/settings/sections/about/preview', 'POST', draft);
  expect(answer.status).toBe(200);
  const { html } = (await answer.json()) as { html: string };
  for (const text of ['Langsam segeln', 'De Menorca', 'Wie es anfing', '<html lang="de"'])
    expect(html).toContain(text);
  expect(html).not.toContain(LOCALE_FILES.de.common['about.island.title']);
  expect(html).not.toContain('<script');
  expect(await pageText('/de/about')).not.toContain('Wie es anfing');
});

test('a preview is the administration’s', async () => {
  const answer = await send('/api/admin/settings/sections/about/preview', {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost' },
  });
  expect(answer.status).toBe(401);
});

test('an earlier arrangement comes back with its texts, the one before the first save too', async () => {
  const { version, sections, texts } = await stored('services');
  const [key] = sectionKeys('services');
  if (!key) throw new Error('Services has no text.');
  const own = texts[key]?.de ?? '';
  const change = { ...texts, [key]: { ...texts[key], de: `${own} Neu` } };
  await save('services', () => ({ sections: sections.toReversed(), texts: change }));
  expect((await stored('services')).texts[key]?.de).toBe(`${own} Neu`);
  const path = '/settings/sections/services/revisions';
  const list = await jsonOf<RevisionInfo[]>(admin(path));
  expect(list.map((one) => one.version).slice(0, 2)).toEqual([version + 1, version]);
  expect(list.at(-1)?.version).toBe(0);
  const body = { version: version + 1 };
  expect((await admin(`${path}/${version}/restore`, 'POST', body)).status).toBe(200);
  const back = await stored('services');
  expect(back.sections.map(({ name }) => name)).toEqual(sections.map(({ name }) => name));
  expect(back.texts[key]?.de).toBe(own);
});
