import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GuestBookingAnswer } from '#contract/bookings/guest-bookings.ts';
import { type Call, json, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { storedHold } from './hold-store.ts';
import { useHold } from './use-hold.ts';

const KEY = 'trip-holds';
const END = '2035-06-01T10:20:00.000Z';
const BOOKING = '/api/bookings/ABCD2345?token=t';

const aHold = (more: object = {}): GuestBookingAnswer =>
  ({
    token: 't',
    manageUrl: '',
    booking: {
      reference: 'ABCD2345',
      status: 'ON_HOLD',
      expiresAt: END,
      contact: { name: null, email: null, phone: null },
      ...more,
    },
  }) as GuestBookingAnswer;

/** As another tab, or the page before a reload, has left it. */
function leave(hold: GuestBookingAnswer | undefined): void {
  if (hold)
    localStorage.setItem(
      KEY,
      JSON.stringify({ 7: { until: Date.parse(hold.booking.expiresAt ?? ''), value: hold } }),
    );
  else localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

function Held() {
  const { hold } = useHold(7);
  return <p>{hold ? `held until ${hold.booking.expiresAt}` : 'nothing held'}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(END) - 20 * 60_000, toFake: ['Date'] });
  leave(undefined);
});

test('a hold is found after a reload, with the end that it has by now', async () => {
  const later = '2035-06-01T10:40:00.000Z';
  stubApi({ [`GET ${BOOKING}`]: () => json(aHold({ expiresAt: later }).booking) });
  leave(aHold());
  await renderPart(<Held />);
  await waitFor(() => expect(screen.getByText(`held until ${later}`)).toBeTruthy());
});

test('a hold that was given back, or booked, is not shown again', async () => {
  for (const more of [
    { status: 'CANCELLED' },
    { status: 'CONFIRMED' },
    { contact: { name: 'Ada', email: null, phone: null } },
  ]) {
    stubApi({ [`GET ${BOOKING}`]: () => json(aHold(more).booking) });
    leave(aHold());
    const { unmount } = await renderPart(<Held />);
    await waitFor(() => expect(screen.getByText('nothing held')).toBeTruthy());
    expect(localStorage.getItem(KEY)).toBeNull();
    unmount();
  }
});

test('without a network the hold stays; what another tab takes or gives back shows here', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await renderPart(<Held />);
  expect(screen.getByText('nothing held')).toBeTruthy();
  leave(aHold());
  expect(screen.getByText(`held until ${END}`)).toBeTruthy();
  expect(storedHold(7)?.token).toBe('t');
  leave(undefined);
  expect(screen.getByText('nothing held')).toBeTruthy();
});

function Holder() {
  const { hold, take } = useHold(7);
  return (
    <button type="button" onClick={() => take.mutate({ optionId: 1 })}>
      {take.isError ? 'failed' : take.isSuccess && hold ? 'held' : 'hold'}
    </button>
  );
}

const keysOf = (calls: Call[]) =>
  calls
    .filter(({ method }) => method === 'POST')
    .map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));

test('a press after a lost answer asks for the same hold, and the next hold is another one', async () => {
  const answers = [
    () => Promise.reject(new TypeError('the connection was lost')),
    () => json(aHold(), 201),
    () => json(aHold(), 201),
  ];
  const calls = stubApi({
    'POST /api/trips/7/bookings': async () => answers.shift()?.() ?? json({}),
  });
  await renderPart(<Holder />);
  const press = () => fireEvent.click(screen.getByRole('button'));
  const says = (text: string) => waitFor(() => screen.getByText(text));
  press();
  await says('failed');
  press();
  await says('held');
  const [first, second, ...more] = keysOf(calls);
  expect([second, more]).toEqual([first, []]);
  press();
  await waitFor(() => expect(keysOf(calls)).toHaveLength(3));
  expect(keysOf(calls)[2]).not.toBe(first);
});

test('a hold that ended before its answer came is asked for anew', async () => {
  const answers = [aHold({ expiresAt: '2035-06-01T09:00:00.000Z' }), aHold()];
  const calls = stubApi({
    'POST /api/trips/7/bookings': () => json(answers.shift(), 201),
  });
  await renderPart(<Holder />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(storedHold(7)?.booking.expiresAt).toBe(END));
  const keys = keysOf(calls);
  expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
});
