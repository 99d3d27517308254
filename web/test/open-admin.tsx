import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { AdminApp } from '#admin/admin-app.tsx';
import { createAdminClient } from '#admin/admin-client.ts';
import { createAdminRouter } from '#admin/admin-router.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import type { Language } from '#contract/languages/language.ts';
import { json, stubApi } from './api.ts';
import { setCookie } from './browser.ts';
import { STRINGS } from './strings.ts';
import { aUser } from './user.ts';

export const ADA = { id: 1, role: 'admin', email: 'ada@example.com', name: 'Ada' };

/** Columns common to all admin rows. */
export const edited = (id: number, version = 1) => ({
  id,
  version,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
});
export const pageOf = (items: readonly object[], more: object = {}) =>
  json({ items, total: items.length, page: 1, pageSize: 20, ...more });

/** The whole admin area at a URL, signed in as an administrator, over a stub server with the given answers. */
export function openAdmin(
  address: string,
  answers: Parameters<typeof stubApi>[0] = {},
  language: Language = 'en',
) {
  setCookie('signed-in', '1');
  const calls = stubApi({ 'GET /api/user': () => json(ADA), ...answers });
  const router = createAdminRouter(createMemoryHistory({ initialEntries: [address] }));
  render(
    <AdminApp
      i18n={createI18n(language, STRINGS)}
      queryClient={createAdminClient()}
      router={router}
      choose={() => {}}
    />,
  );
  return {
    user: aUser(),
    address: () => router.state.location.publicHref,
    /** Bodies of the requests to a path. */
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body),
  };
}
