import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EditedRow } from '#contract/crud.ts';
import { type Call, json, later, stubApi } from '../../test/api.ts';
import { resourceApi } from './resource-api.ts';
import { useEditor } from './use-editor.ts';

type Cove = { name: string; price: number; translations: { name?: { de?: string; ca?: string } } };
const EMPTY: Cove = { name: '', price: 0, translations: {} };
const row = (change: Partial<EditedRow<Cove>> = {}): EditedRow<Cove> => ({
  id: 7,
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  name: 'Cala',
  price: 10,
  translations: { name: { de: 'Bucht' } },
  ...change,
});
const conflict = (current: EditedRow<Cove>) => json({ title: 'Conflict', status: 409, detail: 'Another save came first.', current }, 409);
const DRAFT = '/api/admin/drafts/coves/7';

/** An editor of a row, over a server that answers as told; autosaving is always answered. */
async function open(answers: Parameters<typeof stubApi>[0] = {}, read: EditedRow<Cove> | null = row()) {
  const calls = stubApi({
    [`GET ${DRAFT}`]: () => json(null),
    [`PUT ${DRAFT}`]: () => json({ updatedAt: '' }),
    [`DELETE ${DRAFT}`]: () => new Response(null, { status: 204 }),
    'GET /api/admin/drafts/coves/0': () => json(null),
    'DELETE /api/admin/drafts/coves/0': () => new Response(null, { status: 204 }),
    ...answers,
  });
  const api = resourceApi<Cove>('/coves');
  const { result } = renderHook(() => useEditor(api, read ?? undefined, EMPTY));
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/drafts/'))).toBe(true));
  await act(async () => {});
  const bodies = (method: string, path: string) =>
    calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);
  const save = async () => {
    let outcome = '';
    await act(async () => {
      outcome = (await result.current.save()).outcome;
    });
    return outcome;
  };
  return { editor: () => result.current, save, saved: () => bodies('PUT', '/api/admin/coves/7'), bodies };
}

test('a save carries the version that was read; afterwards nothing is unsaved and the draft is forgotten', async () => {
  const { editor, save, saved, bodies } = await open({
    'PUT /api/admin/coves/7': ({ body }: Call) => json(row({ ...(body as Cove), version: 4 })),
  });
  expect(editor().isDirty).toBe(false);
  act(() => editor().set({ name: 'Cala Blanca' }));
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala'));
  expect(editor().isDirty).toBe(true);
  expect(localStorage.getItem('admin-draft:/coves:7')).toContain('Cala Blanca');
  expect(await save()).toBe('saved');
  expect(saved()).toEqual([{ name: 'Cala Blanca', price: 10, translations: { name: { de: 'Bucht', ca: 'Cala' } }, version: 3 }]);
  expect(editor()).toMatchObject({ isDirty: false, row: { version: 4 }, autosave: 'idle' });
  expect(localStorage.getItem('admin-draft:/coves:7')).toBeNull();
  expect(bodies('DELETE', DRAFT)).toHaveLength(1);
});

test('two changes made at once both stay', async () => {
  const { editor } = await open();
  act(() => {
    editor().set({ name: 'A' });
    editor().setAt(['translations', 'name', 'ca'], 'B');
    editor().set({ price: 5 });
  });
  expect(editor().values).toEqual({ name: 'A', price: 5, translations: { name: { de: 'Bucht', ca: 'B' } } });
});

test('refused fields are named by their path, and what was typed stays', async () => {
  const errors = [{ path: 'translations.name.ca', code: 'too_long', message: '' }];
  const { editor, save } = await open({
    'PUT /api/admin/coves/7': () => json({ title: 'x', status: 422, detail: 'Some fields are not valid.', errors }, 422),
  });
  act(() => editor().set({ name: '' }));
  expect(await save()).toBe('refused');
  expect(editor()).toMatchObject({ errors: { 'translations.name.ca': 'too_long' }, values: { name: '' }, isDirty: true });
  expect(editor().failure).toEqual({ detail: 'Some fields are not valid.' });
});

test('a refused field that is changed is no longer marked; the others still are', async () => {
  const errors = [
    { path: 'translations.name.ca', code: 'too_long', message: '' },
    { path: 'name', code: 'required', message: '' },
  ];
  const { editor, save } = await open({
    'PUT /api/admin/coves/7': () => json({ title: 'x', status: 422, detail: 'Some fields are not valid.', errors }, 422),
  });
  act(() => editor().set({ name: '' }));
  await save();
  act(() => editor().set({ name: 'Cala' }));
  expect(editor().errors).toEqual({ 'translations.name.ca': 'too_long' });
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala'));
  expect(editor().errors).toEqual({});
});

test('when the line fails the text stays, and the next save may succeed', async () => {
  let isDown = true;
  const { editor, save } = await open({
    'PUT /api/admin/coves/7': ({ body }: Call) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return json(row({ ...(body as Cove), version: 4 }));
    },
  });
  act(() => editor().set({ price: 12 }));
  expect(await save()).toBe('failed');
  expect(editor()).toMatchObject({ isDirty: true, values: { price: 12 }, failure: { key: 'editor.failed_connection' } });
  isDown = false;
  expect(await save()).toBe('saved');
  expect(editor().failure).toBeUndefined();
});

test('somebody else’s save of other fields merges by itself', async () => {
  const theirs = row({ version: 4, price: 20, translations: { name: { de: 'Bucht', ca: 'Caleta' } } });
  const { editor, save, saved } = await open({
    'PUT /api/admin/coves/7': ({ body }: Call) =>
      (body as { version: number }).version === 3 ? conflict(theirs) : json(row({ ...(body as Cove), version: 5 })),
  });
  act(() => editor().setAt(['translations', 'name', 'de'], 'Die Bucht'));
  expect(await save()).toBe('merged');
  expect(saved()[1]).toEqual({ name: 'Cala', price: 20, translations: { name: { de: 'Die Bucht', ca: 'Caleta' } }, version: 4 });
  expect(editor()).toMatchObject({ isDirty: false, conflict: undefined, row: { version: 5 } });
});

test('the same field changed by both asks; what is chosen is saved, the rest is merged', async () => {
  const theirs = row({ version: 4, price: 20, name: 'Cala Negra' });
  const { editor, save, saved } = await open({
    'PUT /api/admin/coves/7': ({ body }: Call) =>
      (body as { version: number }).version === 3 ? conflict(theirs) : json(row({ ...(body as Cove), version: 5 })),
  });
  act(() => editor().set({ name: 'Cala Blanca', translations: { name: { de: 'X' } } }));
  expect(await save()).toBe('conflict');
  expect(editor().conflict?.clashes).toEqual([{ path: ['name'], mine: 'Cala Blanca', theirs: 'Cala Negra' }]);
  expect(editor().values.name).toBe('Cala Blanca');
  await act(async () => void (await editor().resolve([{ path: ['name'], value: 'Cala Blanca' }])));
  expect(saved()[1]).toEqual({ name: 'Cala Blanca', price: 20, translations: { name: { de: 'X' } }, version: 4 });
  expect(editor()).toMatchObject({ isDirty: false, conflict: undefined });
});

test('a row that went to the trash meanwhile is not saved over, and nothing is lost', async () => {
  const { editor, save, saved } = await open({
    'PUT /api/admin/coves/7': () => conflict(row({ version: 4, deletedAt: '2026-02-01T00:00:00.000Z' })),
  });
  act(() => editor().set({ name: 'Mine' }));
  expect(await save()).toBe('failed');
  expect(saved()).toHaveLength(1);
  expect(editor()).toMatchObject({ isDirty: true, values: { name: 'Mine' }, conflict: undefined });
});

const kept = (
  values: Cove,
  base: Cove | null = { name: 'Cala', price: 10, translations: { name: { de: 'Bucht' } } },
  baseVersion: number | null = 3,
) => ({
  values,
  base,
  baseVersion,
  updatedAt: '2026-03-01T10:00:00.000Z',
});

test('what a killed tab left in the browser comes back, and can be discarded', async () => {
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(kept({ name: 'Half a na', price: 10, translations: {} })));
  const { editor } = await open();
  await waitFor(() => expect(editor().recovered).toBe('2026-03-01T10:00:00.000Z'));
  expect(editor()).toMatchObject({ values: { name: 'Half a na' }, isDirty: true });
  act(() => editor().discard());
  expect(editor()).toMatchObject({ values: { name: 'Cala' }, isDirty: false, recovered: undefined });
  expect(localStorage.getItem('admin-draft:/coves:7')).toBeNull();
});

test('a draft that only the server has comes back too; of two the newer one', async () => {
  const { values, base, baseVersion } = kept({ name: 'From the phone', price: 10, translations: {} });
  const draft = { data: { values, base }, baseVersion, updatedAt: '2026-03-02T00:00:00.000Z' };
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(kept({ name: 'Older', price: 10, translations: {} })));
  const { editor } = await open({ [`GET ${DRAFT}`]: () => json(draft) });
  await waitFor(() => expect(editor().values.name).toBe('From the phone'));
});

test('what is typed before a kept draft comes back stays beside it', async () => {
  const { values, base, baseVersion } = kept({ name: 'Cala', price: 55, translations: { name: { de: 'Bucht' } } });
  const gate = later();
  const { editor } = await open({ [`GET ${DRAFT}`]: () => gate.response });
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala Blanca'));
  await act(async () => gate.answer(json({ data: { values, base }, baseVersion, updatedAt: '2026-03-02T00:00:00.000Z' })));
  await waitFor(() => expect(editor().recovered).toBe('2026-03-02T00:00:00.000Z'));
  expect(editor().values).toEqual({ name: 'Cala', price: 55, translations: { name: { de: 'Bucht', ca: 'Cala Blanca' } } });
});

const THEIRS = { version: 5, price: 99, name: 'Cala Negra' };
const mine = kept({ name: 'Cala Blanca', price: 10, translations: { name: { de: 'Die Bucht' } } });
const CLASHES = [{ path: ['name'], mine: 'Cala Blanca', theirs: 'Cala Negra' }];

test('a draft made before somebody else’s save is brought together with it; a clash asks', async () => {
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(mine));
  const { editor, saved } = await open(
    { 'PUT /api/admin/coves/7': ({ body }: Call) => json(row({ ...(body as Cove), version: 6 })) },
    row(THEIRS),
  );
  await waitFor(() => expect(editor().conflict?.clashes).toEqual(CLASHES));
  await act(async () => void (await editor().resolve([{ path: ['name'], value: 'Cala Blanca' }])));
  expect(saved()).toEqual([{ name: 'Cala Blanca', price: 99, translations: { name: { de: 'Die Bucht' } }, version: 5 }]);
});

test('until a clash with a draft is settled nothing of it is lost, and no save passes over the other one in silence', async () => {
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(mine));
  const { editor, save, saved } = await open({ 'PUT /api/admin/coves/7': () => conflict(row(THEIRS)) }, row(THEIRS));
  await waitFor(() => expect(editor().conflict?.clashes).toEqual(CLASHES));
  act(() => editor().dismissConflict());
  expect(editor().values).toEqual(mine.values);
  expect(await save()).toBe('conflict');
  expect(saved()).toMatchObject([{ version: 3 }]);
  expect(editor().conflict?.clashes).toEqual(CLASHES);
  act(() => editor().discard());
  expect(editor()).toMatchObject({ values: { name: 'Cala Negra', price: 99 }, row: { version: 5 }, isDirty: false });
});

test('a draft on its way when the row is saved does not outlive it', async () => {
  const { response, answer } = later();
  const order: string[] = [];
  const { editor, save } = await open({
    [`PUT ${DRAFT}`]: () => {
      order.push('draft');
      return response;
    },
    [`DELETE ${DRAFT}`]: () => {
      order.push('forget');
      return new Response(null, { status: 204 });
    },
    'PUT /api/admin/coves/7': ({ body }: Call) => json(row({ ...(body as Cove), version: 4 })),
  });
  act(() => editor().set({ price: 11 }));
  await waitFor(() => expect(editor().autosave).toBe('saving'));
  expect(await save()).toBe('saved');
  expect(order).toEqual(['draft']);
  await act(async () => answer(json({ updatedAt: '' })));
  await waitFor(() => expect(order).toEqual(['draft', 'forget']));
});

test('a draft that says what is saved anyway is forgotten', async () => {
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(kept({ name: 'New', price: 10, translations: { name: { de: 'Bucht' } } })));
  const { editor, bodies } = await open({}, row({ version: 4, name: 'New' }));
  await waitFor(() => expect(bodies('DELETE', DRAFT)).toHaveLength(1));
  expect(editor()).toMatchObject({ isDirty: false, recovered: undefined });
});

test('a new row keeps its draft until it is created', async () => {
  localStorage.setItem('admin-draft:/coves:0', JSON.stringify(kept({ name: 'Nova', price: 0, translations: {} }, EMPTY, null)));
  const { editor, save, bodies } = await open(
    { 'POST /api/admin/coves': ({ body }: Call) => json(row({ ...(body as Cove), version: 1 }), 201) },
    null,
  );
  await waitFor(() => expect(editor().values.name).toBe('Nova'));
  expect(await save()).toBe('saved');
  expect(bodies('POST', '/api/admin/coves')).toEqual([{ name: 'Nova', price: 0, translations: {} }]);
  expect(editor().id).toBe(7);
  expect(localStorage.getItem('admin-draft:/coves:0')).toBeNull();
});

test('what is typed while a save is on its way stays, unsaved, and the next save carries it', async () => {
  const gate = later();
  const { editor, saved } = await open({
    'PUT /api/admin/coves/7': async ({ body }: Call) => {
      if ((body as { version: number }).version === 3) await gate.response;
      return json(row({ ...(body as Cove), name: 'Cala', version: (body as { version: number }).version + 1 }));
    },
  });
  act(() => editor().set({ name: 'Cala ' }));
  let first: Promise<unknown> = Promise.resolve();
  act(() => {
    first = editor().save();
  });
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala Blanca'));
  gate.answer(new Response());
  await act(async () => void (await first));
  expect(editor()).toMatchObject({
    isDirty: true,
    row: { version: 4 },
    values: { name: 'Cala', translations: { name: { ca: 'Cala Blanca' } } },
  });
  expect(localStorage.getItem('admin-draft:/coves:7')).toContain('Cala Blanca');
  await act(async () => void (await editor().save()));
  expect(saved()[1]).toMatchObject({ version: 4, translations: { name: { de: 'Bucht', ca: 'Cala Blanca' } } });
  expect(editor().isDirty).toBe(false);
});

test('what is typed while a row is being created comes back in its editor', async () => {
  const gate = later();
  const { editor } = await open(
    {
      'POST /api/admin/coves': async ({ body }: Call) => {
        await gate.response;
        return json(row({ ...(body as Cove), id: 8, version: 1 }), 201);
      },
    },
    null,
  );
  act(() => editor().set({ name: 'Cala' }));
  let created: Promise<unknown> = Promise.resolve();
  act(() => {
    created = editor().save();
  });
  act(() => editor().set({ price: 12 }));
  gate.answer(new Response());
  await act(async () => void (await created));
  expect(localStorage.getItem('admin-draft:/coves:0')).toBeNull();
  expect(JSON.parse(localStorage.getItem('admin-draft:/coves:8') ?? '')).toMatchObject({
    values: { name: 'Cala', price: 12 },
    baseVersion: 1,
  });
});
