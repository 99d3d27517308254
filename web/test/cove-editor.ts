import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect } from 'vitest';
import { resourceApi } from '#admin/frame/behaviour/resource-api.ts';
import { useEditor } from '#admin/frame/editor/use-editor.ts';
import { createQueryClient } from '#base/api/query-client.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import { json, stubApi } from './api.ts';

export type Cove = {
  name: string;
  price: number;
  translations: { name?: { de?: string; ca?: string } };
};
export const EMPTY: Cove = { name: '', price: 0, translations: {} };
export const row = (change: Partial<EditedRow<Cove>> = {}): EditedRow<Cove> => ({
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
export const conflict = (current: EditedRow<Cove>) =>
  json({ title: 'Conflict', status: 409, detail: 'Another save came first.', current }, 409);
export const DRAFT = '/api/admin/drafts/coves/7';

/** An editor over a stub server with the given answers; autosave requests always succeed. */
export async function openEditor(
  answers: Parameters<typeof stubApi>[0] = {},
  read: EditedRow<Cove> | null = row(),
) {
  const calls = stubApi({
    [`GET ${DRAFT}`]: () => json(null),
    [`PUT ${DRAFT}`]: () => json({ updatedAt: '' }),
    [`DELETE ${DRAFT}`]: () => new Response(null, { status: 204 }),
    'GET /api/admin/drafts/coves/0': () => json(null),
    'DELETE /api/admin/drafts/coves/0': () => new Response(null, { status: 204 }),
    ...answers,
  });
  const api = resourceApi<Cove>('/coves');
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useEditor(api, read ?? undefined, EMPTY), { wrapper });
  await waitFor(() =>
    expect(
      calls.some(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/drafts/')),
    ).toBe(true),
  );
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
  return {
    editor: () => result.current,
    save,
    saved: () => bodies('PUT', '/api/admin/coves/7'),
    bodies,
  };
}

/** A stored draft, as in the browser or on the server. */
export const kept = (
  values: Cove,
  base: Cove | null = { name: 'Cala', price: 10, translations: { name: { de: 'Bucht' } } },
  baseVersion: number | null = 3,
) => ({
  values,
  base,
  baseVersion,
  updatedAt: '2026-03-01T10:00:00.000Z',
});
