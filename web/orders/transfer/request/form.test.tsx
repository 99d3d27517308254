import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiPath } from '#base/api/api-query.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';
import { NO_PAYMENT } from '#contract/money/payments.ts';
import type { Quote } from '#contract/transfers/request.ts';
import type { TransferPlace, TransferVehicle } from '#contract/transfers/table.ts';
import { json, stubApi } from '../../../test/api.ts';
import { IN_ONE_LANGUAGE } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { transferRules } from '../../../test/transfer-rules.ts';
import { RequestForm } from './form.tsx';
import type { RequestSearch } from './search.ts';
import { initialValues, journeyOf } from './values.ts';

const place = (
  id: number,
  kind: InLanguage<TransferPlace>['kind'],
  name: string,
): InLanguage<TransferPlace> => ({
  id,
  kind,
  name,
  aliases: [],
  zone: kind === 'airport' ? null : 'mao',
  ...IN_ONE_LANGUAGE,
});
const places = [place(1, 'airport', 'Airport'), place(4, 'town', 'Maó')];
const vehicle: InLanguage<TransferVehicle> = {
  id: 1,
  code: 'standard',
  name: 'Taxi',
  description: '',
  image: null,
  imageAlt: null,
  maxPassengers: 4,
  largeBags: 4,
  cabinBags: 4,
  childSeats: 2,
  isWheelchairAccessible: false,
  leadMinutes: 0,
  sortOrder: 0,
  sourceLanguage: 'es',
  ...IN_ONE_LANGUAGE,
} as never;
const opening = { today: '2027-06-01', startedAt: 0 };
const search = {
  from: '1',
  to: '4',
  'outbound.date': '2027-06-12',
  'outbound.time': '12:00',
  vehicle: 'standard',
  step: '4',
};
const quote: Quote = {
  currency: 'EUR',
  priceVersion: 1,
  quoteToken: 'signed',
  validUntil: '2999-01-01T00:00:00Z',
  journeyMinutes: 20,
  waiting: { outboundMinutes: 60, returnMinutes: null },
  freeCancellationUntil: '2027-06-11T10:00:00Z',
  payment: { payment: 'deposit', depositPercent: 30, depositCents: null },
  options: [{ vehicle: 'standard', totalCents: 2000, cancellationFeeCents: 0, lines: [] }],
  unfit: [],
};

type Widget = { sitekey: string; callback: (answer: string) => void; 'error-callback': () => true };
/** Stub of Cloudflare's script; `widgets` are the rendered ones. */
function stubTurnstile() {
  const widgets: Widget[] = [];
  vi.stubGlobal('turnstile', {
    render: (_box: HTMLElement, widget: Widget) => String(widgets.push(widget)),
    remove: () => {},
  });
  return widgets;
}

async function open(
  siteKey: string | null,
  language: Language = 'en',
  shown: Partial<Quote> = {},
  asked: RequestSearch = search,
) {
  const values = initialValues({ ...opening, search: asked, places, language });
  const part = await renderPart(
    <RequestForm
      places={places}
      vehicles={[vehicle]}
      rules={transferRules}
      search={asked}
      opening={opening}
    />,
    {
      language,
      data: {
        '/api/transfers/person-check': { siteKey },
        '/api/legal/privacy/edition': { edition: '' },
        [apiPath('/api/transfers/quote', undefined, journeyOf(values))]: { ...quote, ...shown },
      },
    },
  );
  // The steps after the journey have code of their own.
  await waitFor(() => expect(document.getElementsByName('contact.name')).toHaveLength(1));
  return part;
}
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'ada@example.com');
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
};
/** The form's own button; that of the price bar replaces it on phones. */
const press = (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(
    within(screen.getByRole('group', { name: 'Your contact details' })).getByRole('button', {
      name: 'Request with obligation to pay on confirmation',
    }),
  );
const refusal = (code: string) =>
  json({ status: 422, errors: [{ path: 'cf-turnstile-response', code, message: '' }] }, 422);
const made = () =>
  json(
    {
      reference: 'ABCD2345',
      manageUrl: 'https://x.example/en/order/ABCD2345?token=t',
      status: 'new',
    },
    201,
  );
const SEND = 'POST /api/transfers/requests';

test('without keys nothing is loaded from other sites, and the request goes out as ever', async () => {
  const calls = stubApi({ [SEND]: made });
  const page = await open(null);
  await fill(page);
  await press(page.user);
  await waitFor(() => expect(page.address()).toContain('/order/ABCD2345'));
  expect(calls.find(({ method }) => method === 'POST')?.body).not.toHaveProperty(
    'cf-turnstile-response',
  );
  expect(document.querySelector('script[src*="cloudflare"]')).toBeNull();
  expect(screen.queryByText('Security check')).toBeNull();
});

test('other terms than those that were shown are shown before anything is sent with them', async () => {
  const asked = journeyOf(initialValues({ ...opening, search, places, language: 'en' }));
  const calls = stubApi({
    [`GET ${apiPath('/api/transfers/quote', undefined, asked)}`]: () =>
      json({ ...quote, quoteToken: 'new', payment: { ...quote.payment, payment: 'all' } }),
    [SEND]: ({ body }) =>
      (body as { quoteToken: string }).quoteToken === 'new'
        ? made()
        : json({ status: 409, errors: [{ path: 'vehicle', code: 'changed', message: '' }] }, 409),
  });
  const page = await open(null);
  await fill(page);
  await press(page.user);
  await screen.findByText(/This is the price of your transfer/);
  const sent = () => calls.filter(({ method }) => method === 'POST').length;
  expect(sent()).toBe(1);
  await press(page.user);
  await waitFor(() => expect(page.address()).toContain('/order/ABCD2345'));
  expect(sent()).toBe(2);
});

test('the widget’s answer goes along; pressed before it is there, the form says so and sends nothing', async () => {
  const widgets = stubTurnstile();
  const calls = stubApi({ [SEND]: made });
  const page = await open('site-key');
  await fill(page);
  await waitFor(() => expect(widgets).toHaveLength(1));
  expect(widgets[0]?.sitekey).toBe('site-key');
  await press(page.user);
  expect(await screen.findByText('Please complete the security check.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Security check' }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  act(() => widgets[0]?.callback('passed'));
  await waitFor(() => expect(screen.queryByText('Please complete the security check.')).toBeNull());
  await press(page.user);
  await waitFor(() => expect(page.address()).toContain('/order/ABCD2345'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    'cf-turnstile-response': 'passed',
  });
});

test('a refused answer is shown with ways to contact the firm, the input stays, and another try is possible', async () => {
  const widgets = stubTurnstile();
  const answers = [refusal('invalid'), made()];
  stubApi({ [SEND]: () => answers.shift() ?? made() });
  const page = await open('site-key');
  await fill(page);
  await waitFor(() => expect(widgets).toHaveLength(1));
  act(() => widgets[0]?.callback('stale'));
  await press(page.user);
  expect(await screen.findByText(/The security check did not work/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeDefined();
  expect((screen.getByRole('textbox', { name: 'Name' }) as HTMLInputElement).value).toBe('Ada');
  await waitFor(() => expect(widgets).toHaveLength(2));
  act(() => widgets[1]?.callback('fresh'));
  await press(page.user);
  await waitFor(() => expect(page.address()).toContain('/order/ABCD2345'));
});

test('a blocked widget is reported in the visitor’s language', async () => {
  const widgets = stubTurnstile();
  stubApi();
  await open('site-key', 'de');
  await waitFor(() => expect(widgets).toHaveLength(1));
  act(() => void widgets[0]?.['error-callback']());
  expect(await screen.findByText(/konnte nicht geladen werden/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeDefined();
});

test.each([
  [
    'deposit',
    { depositPercent: 30 },
    /^Once we confirm: a deposit of €6 online · the rest \(€14\) by the day of travel/,
  ],
  ['deposit', { depositCents: 5000 }, /^Once we confirm, you pay €20 online$/],
  ['all', {}, /^Once we confirm, you pay €20 online$/],
  ['on_day', {}, /^You pay €20 on the day of travel, in cash or by card$/],
  ['none', {}, /^You pay €20 on the day of travel, in cash or by card$/],
] as const)(
  'under the rule %s %j the price says what is paid when, and nothing is paid before the confirmation',
  async (payment, more, text) => {
    stubApi();
    await open(null, 'en', { payment: { ...NO_PAYMENT, payment, ...more } });
    // Next to the price, and above the button that binds.
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(
      screen.getByText('There is nothing to pay until we have confirmed your transfer.'),
    ).toBeDefined();
  },
);

test('at its price a journey goes into the basket, and says when and where the visitor stays', async () => {
  stubApi();
  const asked = {
    ...search,
    ...{ step: '2', 'return.date': '2027-06-19', 'return.time': '10:00', adults: '3' },
  };
  const { user, address } = await open(null, 'en', {}, asked);
  await user.click(await screen.findByRole('button', { name: 'Add to basket' }));
  await waitFor(() => expect(address()).toBe('/basket'));
  const { items } = JSON.parse(localStorage.getItem('basket') ?? '{}');
  expect(items).toMatchObject([
    {
      ...{ kind: 'transfer', title: 'Airport → Maó · Taxi', vehicle: 'standard' },
      ...{ date: '2027-06-12', time: '12:00', totalCents: 2000 },
      fields: { from: '1', to: '4', 'return.date': '2027-06-19', adults: '3' },
    },
  ]);
  expect(JSON.parse(localStorage.getItem('stay') ?? '{}')).toEqual({
    ...{ from: '2027-06-12', to: '2027-06-19', place: '4' },
  });
  localStorage.removeItem('basket');
});

test('a form without a destination begins with the stay', async () => {
  stubApi();
  localStorage.removeItem('transfer-journey');
  const stay = { from: '2035-07-03', to: '2035-07-10', place: '4' };
  localStorage.setItem('stay', JSON.stringify(stay));
  await open(null, 'en', {}, {});
  await waitFor(() =>
    expect(document.querySelector<HTMLInputElement>('[name="outbound.date"]')?.value).toBe(
      '2035-07-03',
    ),
  );
  expect(document.querySelector<HTMLInputElement>('[name="return.date"]')?.value).toBe(
    '2035-07-10',
  );
  localStorage.removeItem('stay');
});
