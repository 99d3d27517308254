import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Call, json, later } from '../../../test/api.ts';
import { type Cove, conflict, DRAFT, openEditor, row } from '../../../test/cove-editor.ts';

test('a save carries the version that was read; afterwards nothing is unsaved and the draft is forgotten', async () => {
  const { editor, save, saved, bodies } = await openEditor({
    'PUT /api/admin/coves/7': ({ body }: Call) => json(row({ ...(body as Cove), version: 4 })),
  });
  expect(editor().isDirty).toBe(false);
  act(() => editor().set({ name: 'Cala Blanca' }));
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala'));
  expect(editor().isDirty).toBe(true);
  expect(localStorage.getItem('admin-draft:/coves:7')).toContain('Cala Blanca');
  expect(await save()).toBe('saved');
  expect(saved()).toEqual([
    {
      name: 'Cala Blanca',
      price: 10,
      translations: { name: { de: 'Bucht', ca: 'Cala' } },
      version: 3,
    },
  ]);
  expect(editor()).toMatchObject({ isDirty: false, row: { version: 4 }, autosave: 'idle' });
  expect(localStorage.getItem('admin-draft:/coves:7')).toBeNull();
  expect(bodies('DELETE', DRAFT)).toHaveLength(1);
});

test('two changes made at once both stay', async () => {
  const { editor } = await openEditor();
  act(() => {
    editor().set({ name: 'A' });
    editor().setAt(['translations', 'name', 'ca'], 'B');
    editor().set({ price: 5 });
  });
  expect(editor().values).toEqual({
    name: 'A',
    price: 5,
    translations: { name: { de: 'Bucht', ca: 'B' } },
  });
});

test('refused fields are named by their path, and what was typed stays', async () => {
  const errors = [{ path: 'translations.name.ca', code: 'too_long', message: '' }];
  const { editor, save } = await openEditor({
    'PUT /api/admin/coves/7': () =>
      json({ title: 'x', status: 422, detail: 'Some fields are not valid.', errors }, 422),
  });
  act(() => editor().set({ name: '' }));
  expect(await save()).toBe('refused');
  expect(editor()).toMatchObject({
    errors: { 'translations.name.ca': 'too_long' },
    values: { name: '' },
    isDirty: true,
  });
  expect(editor().failure).toEqual({ is: 'fields' });
});

test('a refused field that is changed is no longer marked; the others still are', async () => {
  const errors = [
    { path: 'translations.name.ca', code: 'too_long', message: '' },
    { path: 'name', code: 'required', message: '' },
  ];
  const { editor, save } = await openEditor({
    'PUT /api/admin/coves/7': () =>
      json({ title: 'x', status: 422, detail: 'Some fields are not valid.', errors }, 422),
  });
  act(() => editor().set({ name: '' }));
  await save();
  act(() => editor().set({ name: 'Cala' }));
  expect(editor()).toMatchObject({
    errors: { 'translations.name.ca': 'too_long' },
    failure: { is: 'fields' },
  });
  act(() => editor().setAt(['translations', 'name', 'ca'], 'Cala'));
  expect(editor()).toMatchObject({ errors: {}, failure: undefined });
});

test('when the line fails the text stays, and the next save may succeed', async () => {
  let isDown = true;
  const { editor, save } = await openEditor({
    'PUT /api/admin/coves/7': ({ body }: Call) => {
      if (isDown) throw new TypeError('Failed to fetch');
      return json(row({ ...(body as Cove), version: 4 }));
    },
  });
  act(() => editor().set({ price: 12 }));
  expect(await save()).toBe('failed');
  expect(editor()).toMatchObject({
    isDirty: true,
    values: { price: 12 },
    failure: { is: 'refused', isGone: false },
  });
  isDown = false;
  expect(await save()).toBe('saved');
  expect(editor().failure).toBeUndefined();
});

test('a concurrent save of other fields merges automatically', async () => {
  const theirs = row({
    version: 4,
    price: 20,
    translations: { name: { de: 'Bucht', ca: 'Caleta' } },
  });
  const { editor, save, saved } = await openEditor({
    'PUT /api/admin/coves/7': ({ body }: Call) =>
      (body as { version: number }).version === 3
        ? conflict(theirs)
        : json(row({ ...(body as Cove), version: 5 })),
  });
  act(() => editor().setAt(['translations', 'name', 'de'], 'Die Bucht'));
  expect(await save()).toBe('merged');
  expect(saved()[1]).toEqual({
    name: 'Cala',
    price: 20,
    translations: { name: { de: 'Die Bucht', ca: 'Caleta' } },
    version: 4,
  });
  expect(editor()).toMatchObject({ isDirty: false, conflict: undefined, row: { version: 5 } });
});

test('the same field changed by both asks; what is chosen is saved, the rest is merged', async () => {
  const theirs = row({ version: 4, price: 20, name: 'Cala Negra' });
  const { editor, save, saved } = await openEditor({
    'PUT /api/admin/coves/7': ({ body }: Call) =>
      (body as { version: number }).version === 3
        ? conflict(theirs)
        : json(row({ ...(body as Cove), version: 5 })),
  });
  act(() => editor().set({ name: 'Cala Blanca', translations: { name: { de: 'X' } } }));
  expect(await save()).toBe('conflict');
  expect(editor().conflict?.clashes).toEqual([
    { path: ['name'], mine: 'Cala Blanca', theirs: 'Cala Negra' },
  ]);
  expect(editor().values.name).toBe('Cala Blanca');
  await act(async () => void (await editor().resolve([{ path: ['name'], value: 'Cala Blanca' }])));
  expect(saved()[1]).toEqual({
    name: 'Cala Blanca',
    price: 20,
    translations: { name: { de: 'X' } },
    version: 4,
  });
  expect(editor()).toMatchObject({ isDirty: false, conflict: undefined });
});

test('a row that went to the trash meanwhile is not saved over, and nothing is lost', async () => {
  const { editor, save, saved } = await openEditor({
    'PUT /api/admin/coves/7': () =>
      conflict(row({ version: 4, deletedAt: '2026-02-01T00:00:00.000Z' })),
  });
  act(() => editor().set({ name: 'Mine' }));
  expect(await save()).toBe('failed');
  expect(saved()).toHaveLength(1);
  expect(editor()).toMatchObject({ isDirty: true, values: { name: 'Mine' }, conflict: undefined });
});

test('what is typed while a save is on its way stays, unsaved, and the next save carries it', async () => {
  const gate = later();
  const { editor, saved } = await openEditor({
    'PUT /api/admin/coves/7': async ({ body }: Call) => {
      if ((body as { version: number }).version === 3) await gate.response;
      return json(
        row({
          ...(body as Cove),
          name: 'Cala',
          version: (body as { version: number }).version + 1,
        }),
      );
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
  expect(saved()[1]).toMatchObject({
    version: 4,
    translations: { name: { de: 'Bucht', ca: 'Cala Blanca' } },
  });
  expect(editor().isDirty).toBe(false);
});

test('what is typed while a row is being created comes back in its editor', async () => {
  const gate = later();
  const { editor } = await openEditor(
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
