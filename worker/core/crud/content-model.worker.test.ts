import { createExecutionContext } from 'cloudflare:test';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { EditedRow } from '#contract/admin/crud.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { Page } from '#contract/paging.ts';
import type { TripCard, TripDetail } from '#contract/trips/trips.ts';
import {
  redirects,
  revisions,
  tripOptions,
  tripPrices,
  tripPriceVersions,
  tripSchedules,
  trips,
  tripUnits,
} from '#core/db/schema.ts';
import { api } from '../../app.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';

// Runs random sequences of editor actions on the real API and database, and compares the results with a small model.

const admin = await anAdmin();
beforeAll(() => aTripType({ id: 1 }));

type Content = {
  name: string;
  slug: string;
  status: 'draft' | 'published';
  publishAt: string | null;
  translations: { name: { [L in Language]?: string } };
};
type Row = Content & {
  id: number;
  version: number;
  isDeleted: boolean;
  saved: Map<number, Content>;
};
type Model = { rows: Row[] };
type Real = typeof admin;
type Answer = EditedRow<Content>;
type Step = fc.AsyncCommand<Model, Real>;

const FACTS = {
  description: 'Al mar.',
  image: 'a.jpg',
  tripTypeId: 1,
  region: 'north',
  location: 'Fornells',
  duration: '2 h',
  durationClass: 'half-day',
  price: null,
  rating: null,
};
const PAST = '2026-01-01T00:00:00.000Z';
const FUTURE = '2099-01-01T00:00:00.000Z';

const contentOf = ({ name, slug, status, publishAt, translations }: Content): Content =>
  structuredClone({ name, slug, status, publishAt, translations });
const isPublic = ({ status, publishAt, isDeleted }: Row) =>
  status === 'published' && !isDeleted && (publishAt === null || publishAt < FUTURE);

/** Compares a row that was just written with the model. */
function matches(answer: Answer, row: Row) {
  expect(contentOf(answer)).toEqual(contentOf(row));
  expect([answer.version, answer.deletedAt !== null]).toEqual([row.version, row.isDeleted]);
}
const isTaken = (model: Model, slug: string, id?: number) =>
  model.rows.some((row) => row.slug === slug && row.id !== id);

/** A step on one of the existing rows. */
const onRow = (
  name: string,
  pick: number,
  act: (row: Row, admin: Real, model: Model) => Promise<void>,
): Step => ({
  check: ({ rows }) => rows.length > 0,
  run: async (model, real) => act(model.rows[pick % model.rows.length] as Row, real, model),
  toString: () => `${name}(${pick})`,
});

const create = (content: Content): Step => ({
  check: () => true,
  run: async (model, real) => {
    const response = await real('/trips', 'POST', { ...FACTS, ...content });
    if (isTaken(model, content.slug)) return expect(response.status).toBe(422);
    expect(response.status).toBe(201);
    const answer = await jsonOf<Answer>(response);
    const row: Row = {
      ...structuredClone(content),
      id: answer.id,
      version: 1,
      isDeleted: false,
      saved: new Map([[1, contentOf(content)]]),
    };
    model.rows.push(row);
    matches(answer, row);
  },
  toString: () => `create(${JSON.stringify(content)})`,
});

/** Saves over `version`; the model accepts it only when it is the newest and the row is not in the trash. */
async function save(row: Row, real: Real, model: Model, content: Content, version: number) {
  const response = await real(`/trips/${row.id}`, 'PUT', { ...FACTS, ...content, version });
  if (row.isDeleted || version !== row.version) {
    if (response.status === 422) return expect(isTaken(model, content.slug, row.id)).toBe(true);
    expect(response.status).toBe(409);
    return matches((await jsonOf<{ current: Answer }>(response)).current, row);
  }
  if (isTaken(model, content.slug, row.id)) return expect(response.status).toBe(422);
  expect(response.status).toBe(200);
  Object.assign(row, structuredClone(content), { version: version + 1 });
  row.saved.set(row.version, contentOf(content));
  matches(await jsonOf<Answer>(response), row);
}

const edit = (pick: number, change: Partial<Content>, age: number) =>
  onRow(`edit ${JSON.stringify(change)} of ${age} saves ago`, pick, (row, real, model) =>
    save(row, real, model, { ...contentOf(row), ...change }, Math.max(1, row.version - age)),
  );
const translate = (pick: number, language: Language, text: string) =>
  onRow(`translate ${language} ${JSON.stringify(text)}`, pick, (row, real, model) =>
    save(
      row,
      real,
      model,
      { ...contentOf(row), translations: { name: { ...row.translations.name, [language]: text } } },
      row.version,
    ),
  );
const bulk = (pick: number, action: 'publish' | 'unpublish' | 'delete' | 'restore') =>
  onRow(action, pick, async (row, real) => {
    const { ids } = await jsonOf<{ ids: number[] }>(
      real('/trips/bulk', 'POST', { action, ids: [row.id] }),
    );
    const isChanged = row.isDeleted === (action === 'restore');
    expect(ids).toEqual(isChanged ? [row.id] : []);
    if (!isChanged) return;
    row.version += 1;
    if (action === 'publish') row.status = 'published';
    else if (action === 'unpublish') row.status = 'draft';
    else row.isDeleted = action === 'delete';
  });
const remove = (pick: number) =>
  onRow('delete', pick, async (row, real) => {
    expect((await real(`/trips/${row.id}`, 'DELETE')).status).toBe(204);
    if (!row.isDeleted) Object.assign(row, { isDeleted: true, version: row.version + 1 });
  });
const putBack = (pick: number, version: number) =>
  onRow(`put back ${version}`, pick, async (row, real, model) => {
    const response = await real(`/trips/${row.id}/revisions/${version}/restore`, 'POST', {
      version: row.version,
    });
    const old = row.saved.get(version);
    if (!old) return expect(response.status).toBe(404);
    if (row.isDeleted) return expect(response.status).toBe(409);
    if (isTaken(model, old.slug, row.id)) return expect(response.status).toBe(422);
    Object.assign(row, structuredClone(old), { version: row.version + 1 });
    row.saved.set(row.version, contentOf(old));
    matches(await jsonOf<Answer>(response), row);
  });

/** The public API's response, bypassing the cache. */
const publicly = async (path: string) => api.request(path, {}, bindings, createExecutionContext());

/** Compares administration, trash, revisions and the public site with the model. */
async function compare({ rows }: Model) {
  const idsOf = (page: Page<{ id: number }>) =>
    page.items.map(({ id }) => id).sort((a, b) => a - b);
  const ids = (chosen: Row[]) => chosen.map(({ id }) => id).sort((a, b) => a - b);
  expect(idsOf(await jsonOf(admin('/trips?pageSize=100')))).toEqual(
    ids(rows.filter(({ isDeleted }) => !isDeleted)),
  );
  expect(idsOf(await jsonOf(admin('/trips?pageSize=100&status=trash')))).toEqual(
    ids(rows.filter(({ isDeleted }) => isDeleted)),
  );
  const cards = await jsonOf<Page<TripCard>>(publicly('/trips?pageSize=100'));
  expect(idsOf(cards)).toEqual(ids(rows.filter(isPublic)));
  for (const row of rows) {
    matches(await jsonOf<Answer>(admin(`/trips/${row.id}`)), row);
    const storedRevisions = await jsonOf<{ version: number }[]>(
      admin(`/trips/${row.id}/revisions`),
    );
    expect(storedRevisions.map(({ version }) => version).sort((a, b) => a - b)).toEqual(
      [...row.saved.keys()].sort((a, b) => a - b),
    );
    const response = await publicly(`/trips/${row.id}`);
    expect(response.status).toBe(isPublic(row) ? 200 : 404);
    if (!isPublic(row)) continue;
    const detail = await jsonOf<TripDetail>(response);
    for (const language of LANGUAGES) {
      // The plain field is the source language's text when the translations omit it.
      const name = { es: row.name, ...row.translations.name };
      const isWritten = (text: string | undefined) => text !== undefined && text !== '';
      expect(localize(detail, 'name', language)).toBe(
        [name[language], name.en].find(isWritten) ?? row.name,
      );
    }
  }
}

const pick = fc.nat(9);
const word = fc.constantFrom('Cala', 'Far', 'Camí', '<b>', "'); --", '🐎');
const slug = fc.constantFrom('cala', 'far', 'cami', 'barca');
const status = fc.constantFrom('draft' as const, 'published' as const);
const publishAt = fc.constantFrom(null, PAST, FUTURE);
const language = fc.constantFrom(...LANGUAGES);
const names = fc.record({ es: word, en: word, de: word, ca: word }, { requiredKeys: [] });
const steps = [
  fc
    .record({ name: word, slug, status, publishAt, translations: fc.record({ name: names }) })
    .map(create),
  fc
    .tuple(
      pick,
      fc.record({ name: word, slug, status, publishAt }, { requiredKeys: [] }),
      fc.constantFrom(0, 0, 0, 1),
    )
    .map((args) => edit(...args)),
  fc.tuple(pick, language, fc.oneof(word, fc.constant(''))).map((args) => translate(...args)),
  fc
    .tuple(
      pick,
      fc.constantFrom(
        'publish' as const,
        'unpublish' as const,
        'delete' as const,
        'restore' as const,
      ),
    )
    .map((args) => bulk(...args)),
  pick.map(remove),
  fc.tuple(pick, fc.integer({ min: 1, max: 6 })).map((args) => putBack(...args)),
];

test('whatever editors do in whatever order, nothing is lost, nothing is mixed up, and visitors see what is public', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 30 }), async (commands) => {
      for (const table of [
        tripPrices,
        tripPriceVersions,
        tripSchedules,
        tripUnits,
        tripOptions,
        trips,
        revisions,
        redirects,
      ])
        await db.delete(table);
      const model: Model = { rows: [] };
      await fc.asyncModelRun(() => ({ model, real: admin }), commands);
      await compare(model);
    }),
    { numRuns: 30 },
  );
});
