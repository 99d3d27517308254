import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Call, json, later } from '../../../test/api.ts';
import {
  type Cove,
  conflict,
  DRAFT,
  EMPTY,
  kept,
  openEditor,
  row,
} from '../../../test/cove-editor.ts';

test('what a killed tab left in the browser comes back, and can be discarded', async () => {
  localStorage.setItem(
    'admin-draft:/coves:7',
    JSON.stringify(kept({ name: 'Half a na', price: 10, translations: {} })),
  );
  const { editor } = await openEditor();
  await waitFor(() => expect(editor().recovered).toBe('2026-03-01T10:00:00.000Z'));
  expect(editor()).toMatchObject({ values: { name: 'Half a na' }, isDirty: true });
  act(() => editor().discard());
  expect(editor()).toMatchObject({
    values: { name: 'Cala' },
    isDirty: false,
    recovered: undefined,
  });
  expect(localStorage.getItem('admin-draft:/coves:7')).toBeNull();
});

test('a draft that only the server has comes back too; of two the newer one', async () => {
  const { values, base, baseVersion } = kept({
    name: 'From the phone',
    price: 10,
    translations: {},
  });
  const draft = { data: { values, base }, baseVersion, updatedAt: '2026-03-02T00:00:00.000Z' };
  localStorage.setItem(
    'admin-draft:/coves:7',
    JSON.stringify(kept({ name: 'Older', price: 10, translations: {} })),
  );
  const { editor } = await openEditor({ [`GET ${DRAFT}`]: () => json(draft) });
  await waitFor(() => expect(editor().values.name).toBe('From the phone'));
});

test('what is typed before a kept draft comes back is merged with it', async () => {
  const { values, base, baseVersion } = kept({
    name: 'Cala',
    price: 55,
    translations: { name: { de: 'Bucht' } },
  });
  const gate = later();
  const { editor } = await openEditor({ [`GET ${DRAFT}`]: () => gate.response });
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala Blanca'));
  await act(async () =>
    gate.answer(
      json({ data: { values, base }, baseVersion, updatedAt: '2026-03-02T00:00:00.000Z' }),
    ),
  );
  await waitFor(() => expect(editor().recovered).toBe('2026-03-02T00:00:00.000Z'));
  expect(editor().values).toEqual({
    name: 'Cala',
    price: 55,
    translations: { name: { de: 'Bucht', ca: 'Cala Blanca' } },
  });
});

const THEIRS = { version: 5, price: 99, name: 'Cala Negra' };
const mine = kept({ name: 'Cala Blanca', price: 10, translations: { name: { de: 'Die Bucht' } } });
const CLASHES = [{ path: ['name'], mine: 'Cala Blanca', theirs: 'Cala Negra' }];

test('a draft older than a concurrent save is merged with it; a conflict asks', async () => {
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(mine));
  const { editor, saved } = await openEditor(
    { 'PUT /api/admin/coves/7': ({ body }: Call) => json(row({ ...(body as Cove), version: 6 })) },
    row(THEIRS),
  );
  await waitFor(() => expect(editor().conflict?.clashes).toEqual(CLASHES));
  await act(async () => void (await editor().resolve([{ path: ['name'], value: 'Cala Blanca' }])));
  expect(saved()).toEqual([
    { name: 'Cala Blanca', price: 99, translations: { name: { de: 'Die Bucht' } }, version: 5 },
  ]);
});

test('until a clash with a draft is settled nothing of it is lost, and no save passes over the other one in silence', async () => {
  localStorage.setItem('admin-draft:/coves:7', JSON.stringify(mine));
  const { editor, save, saved } = await openEditor(
    { 'PUT /api/admin/coves/7': () => conflict(row(THEIRS)) },
    row(THEIRS),
  );
  await waitFor(() => expect(editor().conflict?.clashes).toEqual(CLASHES));
  act(() => editor().dismissConflict());
  expect(editor().values).toEqual(mine.values);
  expect(await save()).toBe('conflict');
  expect(saved()).toMatchObject([{ version: 3 }]);
  expect(editor().conflict?.clashes).toEqual(CLASHES);
  act(() => editor().discard());
  expect(editor()).toMatchObject({
    values: { name: 'Cala Negra', price: 99 },
    row: { version: 5 },
    isDirty: false,
  });
});

test('a draft on its way when the row is saved does not outlive it', async () => {
  const { response, answer } = later();
  const order: string[] = [];
  const { editor, save } = await openEditor({
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
  localStorage.setItem(
    'admin-draft:/coves:7',
    JSON.stringify(kept({ name: 'New', price: 10, translations: { name: { de: 'Bucht' } } })),
  );
  const { editor, bodies } = await openEditor({}, row({ version: 4, name: 'New' }));
  await waitFor(() => expect(bodies('DELETE', DRAFT)).toHaveLength(1));
  expect(editor()).toMatchObject({ isDirty: false, recovered: undefined });
});

test('a new row keeps its draft until it is created', async () => {
  localStorage.setItem(
    'admin-draft:/coves:0',
    JSON.stringify(kept({ name: 'Nova', price: 0, translations: {} }, EMPTY, null)),
  );
  const { editor, save, bodies } = await openEditor(
    {
      'POST /api/admin/coves': ({ body }: Call) =>
        json(row({ ...(body as Cove), version: 1 }), 201),
    },
    null,
  );
  await waitFor(() => expect(editor().values.name).toBe('Nova'));
  expect(await save()).toBe('saved');
  expect(bodies('POST', '/api/admin/coves')).toEqual([
    { name: 'Nova', price: 0, translations: {} },
  ]);
  expect(editor().id).toBe(7);
  expect(localStorage.getItem('admin-draft:/coves:0')).toBeNull();
});

test('a new row that begins with something else does not get the draft of another one', async () => {
  const began: Cove = { name: 'From a mail', price: 0, translations: {} };
  localStorage.setItem(
    'admin-draft:/coves:0',
    JSON.stringify(kept({ ...began, price: 12 }, began, null)),
  );
  const { editor, save, bodies } = await openEditor(
    {
      'POST /api/admin/coves': ({ body }: Call) =>
        json(row({ ...(body as Cove), version: 1 }), 201),
    },
    null,
  );
  act(() => editor().set({ price: 5 }));
  expect(await save()).toBe('saved');
  expect(bodies('POST', '/api/admin/coves')).toEqual([{ ...EMPTY, price: 5 }]);
});
