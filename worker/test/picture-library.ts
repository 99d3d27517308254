import { expect } from 'vitest';
import type { ImageDetail, ImageList } from '#contract/pictures/images.ts';
import { ORIGIN, send } from './client.ts';
import { aPng } from './pictures.ts';
import { signIn } from './sign-in.ts';

/** Headers of the administrator whom `openPictureLibrary` signed in. */
export let librarian: Record<string, string>;
/** Signs an administrator in; each test file calls it once, since the database is its own and this module is shared. */
export async function openPictureLibrary() {
  ({ headers: librarian } = await signIn('ada@example.com', 'admin'));
}

type Body = BodyInit | Uint8Array;
export const ask = (
  path: string,
  method = 'GET',
  body?: Body,
  headers: Record<string, string> = {},
  overrides = {},
) =>
  send(
    `/api/admin/images${path}`,
    { method, body: body as BodyInit, headers: { Origin: ORIGIN, ...librarian, ...headers } },
    overrides,
  );
export const json = (path: string, method: string, body: unknown) =>
  ask(path, method, JSON.stringify(body), { 'Content-Type': 'application/json' });
export const upload = (bytes: Body, name = 'Cala Mitjana.PNG', overrides = {}) =>
  ask(
    `?name=${encodeURIComponent(name)}`,
    'POST',
    bytes,
    { 'Content-Type': 'image/png' },
    overrides,
  );
export const uploaded = async (shade: number, name?: string) =>
  (await (await upload(await aPng(shade), name)).json()) as ImageDetail;
export const detail = async (id: number) => (await (await ask(`/${id}`)).json()) as ImageDetail;
export const list = async (query: string) => (await (await ask(`?${query}`)).json()) as ImageList;
/** Status and code of a refusal. */
export const refusal = async (response: Response) => {
  const { code, status } = (await response.json()) as { code: string; status: number };
  expect(response.status).toBe(status);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  return `${status} ${code}`;
};
export const text = (words: string) => new TextEncoder().encode(words);
