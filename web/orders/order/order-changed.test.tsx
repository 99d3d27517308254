import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiQuery } from '#base/api/api-query.ts';
import { json, stubApi } from '../../test/api.ts';
import { hideTab } from '../../test/browser.ts';
import { renderPart } from '../../test/render.tsx';
import { orderChanged, useOrderReturn } from './order-changed.ts';

const OF_ORDER = [
  '/api/orders/RDER2345?token=t',
  '/api/bookings/ABCD2345?token=t',
  '/api/bookings/ABCD2345/money?token=t',
  '/api/transfers/requests/ABCD2346/receipts?token=t',
  '/api/trips/7/availability?month=2027-06',
];
const OTHERS = ['/api/bookings/ABCD2345/change', '/api/trips/7', '/api/transfers/places'];

test('a change asks again for the order, its items, their money, receipts and free places, and for nothing else', async () => {
  const data = Object.fromEntries([...OF_ORDER, ...OTHERS].map((address) => [address, {}]));
  const { queryClient } = await renderPart(<p>page</p>, { data });
  await orderChanged(queryClient);
  const isStale = (address: string) => queryClient.getQueryState([address])?.isInvalidated === true;
  expect(OF_ORDER.filter(isStale)).toEqual(OF_ORDER);
  expect(OTHERS.filter(isStale)).toEqual([]);
});

function Debt() {
  useOrderReturn();
  const { data } = useQuery(
    apiQuery('/api/bookings/:reference/money', { reference: 'ABCD2345' }, { token: 't' }),
  );
  return <p>due {data?.dueNowCents}</p>;
}

const pageShow = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

test('back from the payment provider, by the back/forward cache or another tab, the debt is asked for again', async () => {
  const [, , money = ''] = OF_ORDER;
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
