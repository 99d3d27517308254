import { eq } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { wallTime } from '#contract/menorca-time.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import type { GuestMoney, GuestPayLink } from '#contract/money/payments.ts';
import type { DaySheet } from '#contract/transfers/admin/admin.ts';
import { outbox, refunds, settings } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { postForm, postJson, send } from '../../test/client.ts';
import { aPartner } from '../../test/orders/partners.ts';
import {
  confirmed,
  detail,
  get,
  openTransferOffice,
  post,
} from '../../test/orders/transfer-office.ts';
import { aQuote, aTransferRequest, SUMMER_DAY } from '../../test/orders/transfer-table.ts';

type Request = Awaited<ReturnType<typeof aTransferRequest>>;

beforeAll(openTransferOffice);

async function rule(terms: object, more: object = {}) {
  const value = { transfers: terms, ...more };
  await db
    .insert(settings)
    .values({ key: 'payments', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
const moneyOf = async ({ pathOf }: Request) =>
  (await (await send(pathOf('/money'))).json()) as GuestMoney;
const ledgerOf = ({ id }: Request) => get<SubjectLedger>(`/${id}/ledger`);
async function startOf({ pathOf }: Request): Promise<string> {
  const answer = await send(pathOf('/pay'));
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('Location') ?? '').pathname.split('/').at(-1) ?? '';
}
const payOnline = async (request: Request) => {
  const session = await startOf(request);
  const paid = await postForm(`/pay/test/${session}`, { deed: 'pay' });
  return new URL(paid.headers.get('Location') ?? '');
};
const mailOf = async ({ id }: Request, kind: string) =>
  (await db.select().from(outbox).where(eq(outbox.relatedId, id))).filter(
    (mail) => mail.kind === kind,
  );
const inHours = (hours: number) => ({
  outbound: wallTime(new Date(Date.now() + hours * 3_600_000 + 90_000)),
});

test('a deposit is due from the confirmation on, its mail has the link, and the way back is the guest’s page in their language', async () => {
  await rule({ payment: 'deposit', depositPercent: 50 });
  const request = await aTransferRequest();
  expect(await moneyOf(request)).toMatchObject({
    payment: 'deposit',
    dueNowCents: 0,
    balanceCents: 0,
  });
  expect((await send(request.pathOf('/pay'))).status).toBe(409);
  expect((await mailOf(request, 'transfer.received'))[0]?.body).toContain('eine Anzahlung von');

  await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
  const { totalCents } = await request.booking();
  const deposit = Math.round(totalCents / 2);
  expect(await moneyOf(request)).toMatchObject({
    dueNowCents: deposit,
    balanceCents: totalCents,
    paidCents: 0,
  });
  const link = request.pathOf('/pay').split('?')[0] ?? '';
  expect((await mailOf(request, 'transfer.confirmed'))[0]?.body).toContain(`${link}?token=`);
  expect((await detail(request.id)).whatsappUrl ?? encodeURIComponent(link)).toContain(
    encodeURIComponent(link),
  );

  const { pathname, search } = await payOnline(request);
  const back = await send(pathname + search);
  expect(back.headers.get('Location')).toContain(`/de/order/${request.reference}?token=`);
  expect(await moneyOf(request)).toMatchObject({
    paidCents: deposit,
    onlineCents: deposit,
    balanceCents: totalCents - deposit,
  });
});

test('without its link no one sees the money of a transfer; with nothing to pay a browser gets the guest’s page', async () => {
  await rule({ payment: 'on_day' });
  const request = await confirmed();
  for (const end of ['money', 'pay'])
    expect(
      (await send(`/api/transfers/requests/${request.reference}/${end}?token=wrong`)).status,
    ).toBe(404);
  expect(await moneyOf(request)).toMatchObject({ payment: 'on_day', dueNowCents: 0 });
  const { balanceCents } = await ledgerOf(request);
  await post(`/${request.id}/payments`, { method: 'cash', cents: balanceCents });
  expect((await send(request.pathOf('/pay'))).status).toBe(409);
  const page = await send(request.pathOf('/pay'), { headers: { Accept: 'text/html' } });
  expect([page.status, page.headers.get('Location')]).toEqual([
    303,
    expect.stringContaining('/de/order/'),
  ]);
});

test('a cancellation pays back what is above its fee: online through the provider, cash by hand until it is ticked', async () => {
  await rule({ payment: 'all' });
  const [online, cash] = [
    await confirmed({ quote: inHours(20) }),
    await confirmed({ quote: inHours(20) }),
  ];
  await payOnline(online);
  const { balanceCents } = await ledgerOf(cash);
  await post(`/${cash.id}/payments`, { method: 'cash', cents: balanceCents });
  for (const request of [online, cash]) {
    const { cancellation, totalCents } = await request.booking();
    expect(cancellation.feeCents).toBeGreaterThan(0);
    expect(
      (await postJson(request.pathOf('/cancel'), { feeCents: cancellation.feeCents })).status,
    ).toBe(200);
    const { refundCents, refundedCents, dueNowCents } = await moneyOf(request);
    expect([refundCents + refundedCents, dueNowCents]).toEqual([
      totalCents - cancellation.feeCents,
      0,
    ]);
  }
  expect((await mailOf(cash, 'transfer.cancelled'))[0]?.body).toContain('erstatten wir Ihnen');
  const statusOf = async ({ id }: Request) =>
    (await db.select().from(refunds).where(eq(refunds.subjectId, id))).map(({ status }) => status);
  await vi.waitFor(async () =>
    expect([await statusOf(online), await statusOf(cash)]).toEqual([['done'], ['by_hand']]),
  );
  const [open] = (await ledgerOf(cash)).refunds;
  const tick = () => post(`/${cash.id}/refunds/${open?.id}/done`, { method: 'cash' });
  expect([(await tick()).status, (await tick()).status]).toEqual([200, 409]);
  expect(await moneyOf(cash)).toMatchObject({
    refundCents: 0,
    refundedCents: open?.cents,
    paidCents: balanceCents - (open?.cents ?? 0),
  });
});

test('what is owed stands on the day sheet; two taps are one payment, more than is owed is refused, and the office takes a mistake back', async () => {
  await rule({ payment: 'on_day' });
  const request = await confirmed();
  const { totalCents } = await request.booking();
  const onSheet = async () =>
    (await get<DaySheet>(`/day?date=${SUMMER_DAY}`)).legs.find(({ id }) => id === request.id)
      ?.money;
  expect(await onSheet()).toEqual({ owedCents: totalCents, taken: [] });
  const tap = { method: 'bizum', cents: totalCents, key: 'one tap on the sheet' };
  const answers = await Promise.all([1, 2].map(() => post(`/${request.id}/payments`, tap)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect((await post(`/${request.id}/payments`, { ...tap, key: 'another phone' })).status).toBe(
    422,
  );
  expect(await onSheet()).toMatchObject({
    owedCents: 0,
    taken: [{ method: 'bizum', cents: totalCents, user: expect.any(String) }],
  });

  const paid = (await ledgerOf(request)).entries.find(({ kind }) => kind === 'payment');
  const undo = () => post(`/${request.id}/payments/${paid?.id}/undo`);
  expect([(await undo()).status, (await undo()).status]).toEqual([200, 409]);
  expect((await ledgerOf(request)).balanceCents).toBe(totalCents);
  expect(await onSheet()).toEqual({ owedCents: totalCents, taken: [] });
  expect(await moneyOf(request)).toMatchObject({ payments: [], refundedCents: 0, paidCents: 0 });
});

test('the link to pay goes by email in the guest’s language, once in ten minutes, and in a chat', async () => {
  await rule({ payment: 'none' });
  const request = await confirmed({
    contact: { name: 'Ada', email: 'ada@example.com', phone: '+34600111222' },
  });
  const link = await get<GuestPayLink>(`/${request.id}/pay-link`);
  expect(link.url).toContain(`/api/transfers/requests/${request.reference}/pay?token=`);
  expect(decodeURIComponent(link.whatsappUrl ?? '')).toContain(link.url);
  const answers = await Promise.all([1, 2].map(() => post(`/${request.id}/pay-link/mail`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 429]);
  const late = await post(`/${request.id}/pay-link/mail`);
  expect([late.status, Number(late.headers.get('Retry-After')) > 500]).toEqual([429, true]);
  const mails = await mailOf(request, 'payment.link');
  expect(mails.map(({ toAddress, language }) => [toAddress, language])).toEqual([
    ['ada@example.com', 'de'],
  ]);
  expect(mails[0]?.body).toContain(link.url);
});

const TERMS = { none: {}, on_day: {}, all: {}, deposit: { depositCents: 500 } } as const;
const ONLINE = ['all', 'deposit'];

test.each(['none', 'on_day', 'all', 'deposit'] as const)(
  'under the rule %s quote, mails and page say the same about paying',
  async (payment) => {
    await rule({ payment, ...TERMS[payment] });
    const terms = { payment, depositPercent: null, depositCents: null, ...TERMS[payment] };
    expect((await aQuote()).payment).toEqual(terms);
    const request = await aTransferRequest({ language: 'en' });
    expect(await moneyOf(request)).toMatchObject({ ...terms, dueNowCents: 0 });
    const received = (await mailOf(request, 'transfer.received'))[0]?.body ?? '';
    expect(received).toContain(
      {
        none: 'the price is to be paid by the day of travel',
        on_day: 'you pay on the day of travel',
        all: 'you pay €20 online',
        deposit:
          'you pay a deposit of €5 online; the rest (€15) is to be paid by the day of travel',
      }[payment],
    );
    expect(received).not.toContain('/pay?token=');
    await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
    const confirmation = (await mailOf(request, 'transfer.confirmed'))[0]?.body ?? '';
    expect(confirmation).toContain(
      {
        none: '€20 is to be paid by the day of travel',
        on_day: 'You pay €20 on the day of travel',
        all: '€20 is due online now',
        deposit: '€5 is due online now',
      }[payment],
    );
    expect(confirmation.includes('The rest (€15) is to be paid by the day of travel')).toBe(
      payment === 'deposit',
    );
    expect(confirmation.includes('/pay?token=')).toBe(ONLINE.includes(payment));
    expect((await moneyOf(request)).dueNowCents).toBe(
      { none: 0, on_day: 0, all: 2000, deposit: 500 }[payment],
    );
  },
);

test('where no payments are taken nothing is asked online, whatever the rule; «on the day» stays', async () => {
  for (const payment of ['all', 'on_day'] as const) {
    await rule({ payment }, { provider: 'stripe' });
    expect((await aQuote()).payment.payment).toBe(payment === 'all' ? 'none' : 'on_day');
    const request = await confirmed({ language: 'en' });
    expect(await moneyOf(request)).toMatchObject({
      payment: payment === 'all' ? 'none' : 'on_day',
      dueNowCents: 0,
      balanceCents: 2000,
    });
    expect((await mailOf(request, 'transfer.confirmed'))[0]?.body).not.toContain('/pay?token=');
  }
});

test('guests of a partner on net terms are asked for nothing, by no page, mail or chat', async () => {
  await rule({ payment: 'all' });
  const { slug, code } = await aPartner({ terms: 'net' });
  const contact = { name: 'Ada', email: 'ada@example.com', phone: '+34600111222' };
  const request = await aTransferRequest({ language: 'en', partner: `${slug}.${code}`, contact });
  expect((await mailOf(request, 'transfer.received'))[0]?.body).not.toContain('nothing to pay now');
  await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
  expect(await moneyOf(request)).toMatchObject({
    isPaidElsewhere: true,
    balanceCents: 0,
    dueNowCents: 0,
  });
  expect((await mailOf(request, 'transfer.confirmed'))[0]?.body).not.toMatch(
    /\/pay\?token=|day of travel/,
  );
  expect((await detail(request.id)).whatsappUrl).not.toContain('pay%3Ftoken');
});
