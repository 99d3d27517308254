import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from '#base/api/fetch-json.ts';
import { VISIBLE_BY } from '#contract/admin/crud.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { openAdmin } from '../test/open-admin.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const save = (headers: Record<string, string>) => ({
  'PUT /api/admin/trips/1': () => new Response('{}', { headers }),
});
const send = () => act(() => fetchJson('/api/admin/trips/1', { method: 'PUT', body: {} }));
const notice = () => screen.queryByText(/14:05/);

test.each(LANGUAGES)(
  'a save that visitors see later says by when, in the island’s time (%s)',
  async (language) => {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      now: new Date('2027-06-01T11:55:00Z'),
      shouldAdvanceTime: true,
    });
    openAdmin('/admin/account', save({ [VISIBLE_BY]: '2027-06-01T12:05:00.000Z' }), language);
    await screen.findByRole('main');
    await send();
    expect(notice()?.closest('[aria-live]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(notice()).toBeNull();
  },
);

test('a save that visitors see at once says nothing of them', async () => {
  openAdmin('/admin/account', save({}));
  await screen.findByRole('main');
  await send();
  expect(screen.queryByText(/visitors will see/)).toBeNull();
});
