import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  BasketItem,
  BasketTransfer,
  BasketTrip,
  BasketVoucher,
} from '#base/basket/basket-items.ts';
import type { Quote } from '#contract/transfers/request.ts';
import { type Answer, json, stubApi } from '../../test/api.ts';
import { aSite, aTrip, IN_ONE_LANGUAGE } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import { BasketPage } from './basket-page.tsx';

const NOW = Date.parse('2035-05-20T10:00:00Z');
const HELD = new Date(NOW + 15 * 60_000).toISOString();
const SAIL: BasketTrip = {
  ...{ kind: 'trip', id: 'sail', tripId: 7, optionId: 12, title: 'Segeltag', totalCents: 9000 },
  ...{ date: '2035-06-03', time: '10:00', units: [{ unitId: 1, quantity: 2 }], extras: [] },
  hold: { reference: 'HELD2345', token: 'ofHold', expiresAt: HELD },
};
const RIDE: BasketTransfer = {
  ...{ kind: 'transfer', id: 'ride', vehicle: 'standard', title: 'A ride', totalCents: 6500 },
  ...{ date: '2035-06-02', time: '14:30' },
  fields: {
    ...{ from: '1', to: '2', 'outbound.date': '2035-06-02', 'outbound.time': '14:30', adults: '2' },
  },
};
const GIFT: BasketVoucher = {
  ...{ kind: 'voucher', id: 'gift', title: 'Gift voucher', date: '', time: '' },
  ...{ cents: 10_000, totalCents: 10_000, fields: { recipientName: 'Núria' } },
};
const OFFER = {
  ...{ isSold: true, currency: 'EUR', leastCents: 1000, mostCents: 100_000 },
  ...{ suggestedCents: [5000], withdrawalDays: 14 },
};
const aDay = (more: object = {}, ofOption: object = {}) => ({
  ...{ from: '2035-06-03', to: '2035-06-03', currency: 'EUR' },
  options: [
    {
      ...{ id: 12, name: 'Day sail', description: '', instantConfirmation: true },
      ...{ availabilityType: 'START_TIME', pricingPer: 'UNIT', durationMinutes: 300 },
      ...{ minUnits: 1, maxUnits: null, cancellationMinutes: 2880, payment: 'deposit' },
      ...{ depositPercent: 30, depositCents: null, requiredContactFields: [] },
      ...{ guideLanguages: [], extras: [], questions: [], pickups: [], ...IN_ONE_LANGUAGE },
      units: [
        {
          ...{ id: 1, name: 'Adults', type: 'ADULT', minAge: 0, maxAge: 99, paxCount: 1 },
          ...{ needsAdult: false, ...IN_ONE_LANGUAGE },
        },
      ],
      departures: [
        {
          ...{ id: '2035-06-03T10:00:00+02:00', date: '2035-06-03', time: '10:00' },
          ...{ endsAt: '', cutoffAt: '', hours: null, status: 'AVAILABLE', isAvailable: true },
          ...{ vacancies: 6, unitCents: [4500], cents: 0, ...more },
        },
      ],
      ...ofOption,
    },
  ],
});
const aQuote = (totalCents = 6500): Quote => ({
  ...{ currency: 'EUR', priceVersion: 1, quoteToken: 'Q', journeyMinutes: 50 },
  validUntil: new Date(NOW + 30 * 60_000).toISOString(),
  waiting: { outboundMinutes: 60, returnMinutes: null },
  freeCancellationUntil: '2035-06-01T10:00:00Z',
  payment: { payment: 'all', depositPercent: null, depositCents: null },
  options: [{ vehicle: 'standard', totalCents, lines: [], cancellationFeeCents: 0 }],
  unfit: [],
});
const place = (id: number, name: string) => ({ id, name, kind: 'town', ...IN_ONE_LANGUAGE });
const QUOTE =
  'GET /api/transfers/quote?adults=2&from=1&outbound.date=2035-06-02&outbound.time=14%3A30&to=2';
const api = (more: Record<string, Answer> = {}) =>
  stubApi({
    'GET /api/trips/7/availability?from=2035-06-03&to=2035-06-03': () => json(aDay()),
    'GET /api/trips/chosen?ids=7': () => json([aTrip({ id: 7, name: 'Sail along the north' })]),
    [QUOTE]: () => json(aQuote()),
    'GET /api/transfers/places': () => json([place(1, 'Airport'), place(2, 'Ciutadella')]),
    'GET /api/transfers/vehicles': () =>
      json([{ code: 'standard', name: 'Standard car', ...IN_ONE_LANGUAGE }]),
    'GET /api/gift-vouchers': () => json(OFFER),
    'GET /api/transfers/person-check': () => json({ siteKey: null }),
    ...more,
  });
function store(items: readonly BasketItem[]): void {
  if (items.length > 0) localStorage.setItem('basket', JSON.stringify({ version: 1, items }));
  else localStorage.removeItem('basket');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'basket' })));
}
const show = (path = '/basket') => renderPart(<BasketPage />, { path });
const card = async (name: RegExp) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};
const moneyOf = () =>
  [...screen.getByRole('region', { name: 'Price' }).querySelectorAll('dl > div')].map(
    (row) => row.textContent,
  );

// Parts that the page loads by themselves: compiled before the first test waits for them.
beforeAll(async () => {
  await Promise.all([import('./contents.tsx'), import('./checkout/checkout.tsx')]);
});
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  store([]);
  localStorage.removeItem('stay');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'stay' })));
});

test('items are shown by date with people, price and hold, and what is paid now, later and by the day', async () => {
  api();
  store([SAIL, RIDE]);
  await show();
  const sail = await card(/Sail along the north · Day sail/);
  await card(/Airport → Ciutadella · Standard car/);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings.slice(0, 2)).toEqual([
    'Airport → Ciutadella · Standard car',
    'Sail along the north · Day sail',
  ]);
  expect(sail.getByText('2 adults')).toBeDefined();
  expect(sail.getByText(/hold your places for 15 more minutes/)).toBeDefined();
  expect(sail.getByText(/Free cancellation until/)).toBeDefined();
  await waitFor(() =>
    expect(moneyOf()).toEqual([
      'Total€155',
      'To pay now€27',
      'Once we confirm€65',
      'By the day itself€63',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(
    '/basket?step=checkout',
  );
});

test('an item whose hold is over asks for its places again; one that is full or dearer says so, and the rest stays', async () => {
  const asked: unknown[] = [];
  api({
    'POST /api/trips/7/bookings': ({ body }) => {
      asked.push(body);
      return json({ code: 'sold_out', status: 409 }, 409);
    },
    'GET /api/trips/7/availability?from=2035-06-03&to=2035-06-03': () =>
      json(aDay({ unitCents: [5000] })),
  });
  const over = { ...SAIL.hold, expiresAt: new Date(NOW - 1).toISOString() };
  store([{ ...SAIL, hold: over } as BasketTrip, RIDE]);
  await show();
  const sail = await card(/Sail along/);
  await sail.findByText('The price has risen from €90 to €100 since you added it.');
  await sail.findByText(/have just been taken/);
  expect(asked).toMatchObject([
    { optionId: 12, departureId: '2035-06-03T10:00:00+02:00', units: SAIL.units },
  ]);
  expect((await card(/Airport/)).queryByRole('alert')).toBeNull();
});

test('an item whose hold ends while it is looked at is not full by its own places', async () => {
  api({
    'GET /api/trips/7/availability?from=2035-06-03&to=2035-06-03': () =>
      json(aDay({ vacancies: Date.now() < Date.parse(HELD) ? 0 : 2 })),
  });
  store([SAIL, RIDE]);
  await show();
  const sail = await card(/Sail along/);
  await sail.findByText(/hold your places for 15 more minutes/);
  vi.setSystemTime(Date.parse(HELD) + 1000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await sail.findByRole('button', { name: 'Hold the places again' });
  expect(sail.queryByText(/no longer enough places/)).toBeNull();
});

test('what can no longer be had is no part of the total, and can always be removed and brought back', async () => {
  api({
    'GET /api/trips/7/availability?from=2035-06-03&to=2035-06-03': () =>
      json(aDay({ vacancies: 1 })),
  });
  const { hold: _hold, ...free } = SAIL;
  store([free, RIDE]);
  const { user } = await show();
  const sail = await card(/Sail along/);
  await sail.findByText(/no longer enough places/);
  await waitFor(() => expect(moneyOf()[0]).toBe('Total€65'));
  await user.click(sail.getByRole('button', { name: /^Remove/ }));
  expect(screen.queryByRole('heading', { level: 2, name: /Sail/ })).toBeNull();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  await card(/Sail along/);
});

test('after a transfer one trip on a day of the stay is named, with places for these people; not when it is switched off', async () => {
  const asked = 'GET /api/trips?from=2035-06-03&pageSize=3&people=2&to=2035-06-08';
  const next = { optionId: 3, date: '2035-06-05', time: '10:00', cutoffAt: '', minimum: null };
  const trip = aTrip({ id: 9, slug: 'kayak', name: 'Kayak', showBookingOptions: true, next });
  const calls = api({ [asked]: () => json({ items: [trip], total: 1, page: 1, pageSize: 3 }) });
  localStorage.setItem(
    'stay',
    JSON.stringify({ from: '2035-06-02', to: '2035-06-09', place: '2' }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'stay' })));
  store([RIDE]);
  const { unmount } = await show();
  const named = within(await screen.findByRole('region', { name: 'A trip during your stay' }));
  expect(named.getByText('Kayak')).toBeDefined();
  expect(named.getByRole('link').getAttribute('href')).toContain('/trips/9-kayak?date=2035-06-05');
  expect(screen.getByLabelText<HTMLInputElement>('Arrival').value).toBe('2035-06-02');
  unmount();
  calls.length = 0;
  const data = { '/api/site': aSite({ basketSuggests: false }) };
  await renderPart(<BasketPage />, { path: '/basket', data });
  await card(/Airport/);
  expect(screen.queryByRole('region', { name: /stay$/ })?.textContent).not.toContain('Kayak');
  expect(calls.map(({ path }) => path).filter((path) => path.startsWith('/api/trips?'))).toEqual(
    [],
  );
});

test('where an order takes one kind, each kind has its own checkout', async () => {
  api();
  store([SAIL, RIDE]);
  const data = { '/api/site': aSite({ basketHolds: 'one_kind' }) };
  await renderPart(<BasketPage />, { path: '/basket', data });
  await card(/Sail along/);
  await waitFor(() =>
    expect(
      screen.getAllByRole('link', { name: 'Check out' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/basket?step=checkout&kind=transfer', '/basket?step=checkout&kind=trip']),
  );
});

test('an empty basket leads on', async () => {
  api();
  await show();
  await screen.findByText('Your basket is empty');
  expect(screen.getByRole('link', { name: 'See all trips' }).getAttribute('href')).toBe('/trips');
});

async function fillCheckout(user: Awaited<ReturnType<typeof show>>['user']) {
  await user.type(await screen.findByLabelText('Name'), 'Ada Vidal');
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Flight number/), 'vy3726');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
}

test('one checkout sends all items, the name on the sign from the contact; the basket is emptied once the order is made', async () => {
  const sent: unknown[] = [];
  api({
    'POST /api/orders': ({ body, init }) => {
      sent.push(body, new Headers(init.headers).get('Idempotency-Key'));
      return sent.length === 2
        ? json({ code: 'sold_out', status: 409, item: 1 }, 409)
        : json({ reference: 'RDER2345', token: 'ofOrder', items: [] }, 201);
    },
  });
  store([SAIL, RIDE]);
  const { user, address } = await show('/basket?step=checkout');
  await fillCheckout(user);
  const button = await screen.findByRole('button', { name: 'Book and pay €27' });
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Sail along the north · Day sail: These places have just been taken.',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Vidal');
  expect(localStorage.getItem('basket')).toContain('sail');
  await user.click(button);
  await waitFor(() => expect(address()).toBe('/order/RDER2345?token=ofOrder'));
  expect(localStorage.getItem('basket')).toBeNull();
  expect(sent[1]).toBe(sent[3]);
  expect(sent[0]).toMatchObject({
    items: [
      {
        ...{ kind: 'transfer', quoteToken: 'Q', vehicle: 'standard', signName: 'Ada Vidal' },
        outbound: { flight: 'VY 3726' },
      },
      {
        ...{ kind: 'trip', optionId: 12, totalCents: 9000, units: SAIL.units },
        hold: { reference: 'HELD2345', token: 'ofHold' },
      },
    ],
    contact: { name: 'Ada Vidal', email: 'ada@example.com' },
    ...{ privacyAccepted: true, termsAccepted: true, language: 'en' },
  });
});

test('a wrong flight is marked at its field, and what is missing before anything is sent', async () => {
  const calls = api({
    'POST /api/orders': () =>
      json(
        {
          ...{ status: 422, item: 0 },
          errors: [{ path: 'items.0.outbound.flight', code: 'too_long', message: '' }],
        },
        422,
      ),
  });
  store([RIDE]);
  const { user } = await show('/basket?step=checkout');
  const button = await screen.findByRole('button', {
    name: 'Request with obligation to pay on confirmation',
  });
  await user.click(button);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await fillCheckout(user);
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Flight number/).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('a gift voucher is listed, changed on its page, removed and brought back, and is paid at once', async () => {
  api();
  store([SAIL, GIFT]);
  const { user, address } = await show();
  const gift = await card(/Gift voucher/);
  expect(gift.getByText('Emailed to you as soon as it is paid')).toBeDefined();
  expect(gift.getByText('For Núria')).toBeDefined();
  expect(await gift.findByText(/withdraw within 14 days/)).toBeDefined();
  await waitFor(() => expect(moneyOf().slice(0, 2)).toEqual(['Total€190', 'To pay now€127']));
  await user.click(gift.getByRole('button', { name: /^Remove/ }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click((await card(/Gift voucher/)).getByRole('link', { name: /^Change/ }));
  await waitFor(() => expect(address()).toBe('/gift-vouchers'));
  expect(localStorage.getItem('form-drafts')).toContain('Núria');
  localStorage.removeItem('form-drafts');
});

test('a gift voucher’s code in the field for codes pays at the checkout, and less is due', async () => {
  const sent: unknown[] = [];
  api({
    'POST /api/codes/check': () =>
      json({ code: 'GIFT', discountCents: 0, totalCents: 9000, items: [0], voucherCents: 2000 }),
    'POST /api/orders': ({ body }) => {
      sent.push(body);
      return json({ reference: 'RDER2345', token: 'ofOrder', items: [] }, 201);
    },
  });
  store([SAIL]);
  const { user } = await show('/basket?step=checkout');
  await user.click(await screen.findByText('I have a discount code or a gift voucher'));
  await user.type(screen.getByLabelText('Code'), 'GIFT');
  await user.click(await screen.findByRole('button', { name: 'Apply the code' }));
  await screen.findByText('This is a gift voucher: it pays as far as its €20 go.');
  const summary = within(screen.getByRole('region', { name: 'Your order at a glance' }));
  expect(summary.getByText('Gift voucher').nextSibling?.textContent).toBe('€20');
  await user.type(screen.getByLabelText('Name'), 'Ada Vidal');
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(await screen.findByRole('button', { name: 'Book and pay €7' }));
  await waitFor(() => expect(sent).toMatchObject([{ code: 'GIFT' }]));
});

test('one that is bought alone is sent alone, without a field for codes, and the rest stays', async () => {
  const sent: unknown[] = [];
  api({
    'POST /api/orders': ({ body }) => {
      sent.push(body);
      return json({ reference: 'RDER2345', token: 'ofOrder', items: [] }, 201);
    },
  });
  store([SAIL, GIFT]);
  const { user } = await show('/basket?step=checkout&item=gift');
  await user.type(await screen.findByLabelText('Name'), 'Ada Vidal');
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  expect(screen.queryByText(/^I have a discount code/)).toBeNull();
  expect(screen.queryByText(/There is no right of withdrawal/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Book and pay €100' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    items: [{ kind: 'voucher', cents: 10_000, recipientName: 'Núria' }],
  });
  await waitFor(() => expect(localStorage.getItem('basket')).not.toContain('gift'));
  expect(localStorage.getItem('basket')).toContain('sail');
});
