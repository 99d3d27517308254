import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiQuery } from '#base/api/api-query.ts';
import { json, stubApi } from '../../test/api.ts';
import { hideTab } from '../../test/browser.ts';
import { renderPart } from '../../test/render.tsx';
import { bookingChanged, useBookingReturn } from './booking-changed.ts';

const PATHS = { path: '/api/bookings/ABCD2345', places: '/api/trips/7/availability' };
const OF_BOOKING = [
  '/api/bookings/ABCD2345?token=t',
  '/api/bookings/ABCD2345/money?token=t',
  '/api/bookings/ABCD2345/receipts?token=t',
  '/api/trips/7/availability?month=2027-06',
];
const OTHERS = [
  '/api/bookings/ABCD2346?token=t',
  '/api/bookings/ABCD2345/change',
  '/api/trips/70/availability?month=2027-06',
  '/api/trips/7',
];

test('a change asks again for the booking, its money, its receipts and the free places, and for nothing else', async () => {
  const data = Object.fromEntries([...OF_BOOKING, ...OTHERS].map((address) => [address, {}]));
  const { queryClient } = await renderPart(<p>page</p>, { data });
  await bookingChanged(queryClient, PATHS);
  const isStale = (address: string) => queryClient.getQueryState([address])?.isInvalidated === true;
  expect(OF_BOOKING.filter(isStale)).toEqual(OF_BOOKING);
  expect(OTHERS.filter(isStale)).toEqual([]);
});

function Debt() {
  useBookingReturn(PATHS);
  const { data } = useQuery(
    apiQuery('/api/bookings/:reference/money', { reference: 'ABCD2345' }, { token: 't' }),
  );
  return <p>due {data?.dueNowCents}</p>;
}

const pageShow = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('back from the payment provider, by the back/forward cache or another tab, the debt is asked for again', async () => {
  const [, money = ''] = OF_BOOKING;
  let due = 4000;
  const calls = stubApi({ [`GET ${money}`]: () => json({ dueNowCents: due }) });
  await renderPart(<Debt />, { data: { [money]: { dueNowCents: 9000 } } });
  pageShow(false);
  hideTab(true);
  expect(calls).toEqual([]);
  pageShow(true);
  await waitFor(() => expect(screen.getByText('due 4000')).toBeTruthy());
  due = 0;
  hideTab(false);
  await waitFor(() => expect(screen.getByText('due 0')).toBeTruthy());
});
