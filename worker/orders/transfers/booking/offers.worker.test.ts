import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { Problem } from '#contract/problem.ts';
import { outbox, transferRequests } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { endOffers } from '#orders/items/end-offers.ts';
import { db } from '../../../test/builders.ts';
import { postForm, postJson } from '../../../test/client.ts';
import {
  detail,
  errorsOf,
  openTransferOffice,
  post,
} from '../../../test/orders/transfer-office.ts';
import { aTransferRequest } from '../../../test/orders/transfer-table.ts';

beforeAll(openTransferOffice);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
const UNTIL = inHours(48).toISOString();

/** A request without the terms, and what firm and guest do with its offer. */
async function aRequest(change: Parameters<typeof aTransferRequest>[0] = {}) {
  const request = await aTransferRequest({ termsAccepted: false, ...change });
  const { id } = request;
  const row = async () => {
    const [one] = await db.select().from(transferRequests).where(eq(transferRequests.id, id));
    if (!one) throw new Error('the request is not stored');
    return one;
  };
  const by = (end: string, body: object) => postJson(request.pathOf(`/${end}`), body);
  return {
    ...request,
    row,
    offer: async (input: object = {}) => {
      const { version, status } = await row();
      const to = status === 'quoted' ? 'quoted' : 'confirmed';
      return post(`/${id}/state`, {
        ...{ to, version, totalCents: 4500, until: UNTIL, note: 'Mit Kindersitz' },
        ...input,
      });
    },
    accept: (body: object = {}) => by('accept', { termsAccepted: true, ...body }),
    decline: () => by('decline', {}),
    ask: (text: string) => by('ask', { text }),
    mails: async () => db.select().from(outbox).where(eq(outbox.relatedId, id)),
  };
}
const codeOf = async (response: Response) =>
  [response.status, ((await response.json()) as Problem).code] as const;

test('an offer has a price, an end and a word, which the guest sees and accepts as they are', async () => {
  const request = await aRequest();
  expect((await request.offer()).status).toBe(200);
  expect(await request.booking()).toMatchObject({
    ...{ status: 'quoted', offer: 'made', totalCents: 4500 },
    offered: { note: 'Mit Kindersitz', until: UNTIL, isOver: false },
    lines: expect.arrayContaining([{ code: 'adjustment', quantity: 1, cents: 2500 }]),
  });
  expect(await detail(request.id)).toMatchObject({
    offerUntil: UNTIL,
    offerNote: 'Mit Kindersitz',
  });
  expect(await codeOf(await request.accept({ totalCents: 2000 }))).toEqual([409, 'changed']);
  expect((await request.accept({ totalCents: 4500 })).status).toBe(200);
  expect(await request.booking()).toMatchObject({
    ...{ status: 'confirmed', offer: 'accepted', offered: null, totalCents: 4500 },
  });
  expect(await ledgerDifferences(db)).toEqual({});
});

test.each(LANGUAGES)(
  'the mail says until when the offer lasts, and the word to it: %s',
  async (language) => {
    const request = await aRequest({ language });
    await request.offer({ until: '2027-01-05T11:30:00.000Z', note: 'Sitz & Getränk' });
    const mail = (await request.mails()).find(({ kind }) => kind === 'transfer.offered');
    expect(mail?.body).toContain('Sitz & Getränk');
    expect(mail?.body).toMatch(/12[:.]30/);
  },
);

test('an offer that has ended is not accepted and says so, stands on the firm’s list, and is made anew', async () => {
  const request = await aRequest();
  await request.offer();
  await db
    .update(transferRequests)
    .set({ offerUntil: inHours(-1).toISOString() })
    .where(eq(transferRequests.id, request.id));
  expect((await request.booking()).offered).toMatchObject({ isOver: true });
  expect(await codeOf(await request.accept())).toEqual([409, 'expired']);
  await endOffers(db, new Date());
  expect(await request.row()).toMatchObject({ status: 'quoted', offer: 'expired' });
  expect((await request.booking()).events.map(({ type }) => type)).not.toContain('edit');
  expect((await detail(request.id)).next).toContain('quoted');
  expect((await detail(request.id)).next).not.toContain('confirmed');
  expect(await codeOf(await request.accept())).toEqual([409, 'expired']);
  expect((await request.offer({ totalCents: 4000 })).status).toBe(200);
  expect((await request.accept({ totalCents: 4500 })).status).toBe(409);
  expect((await request.accept({ totalCents: 4000 })).status).toBe(200);
});

test('the guest asks back, and accepts all the same or declines; the firm gets a mail', async () => {
  const asking = await aRequest();
  await asking.offer();
  expect((await asking.ask('  ')).status).toBe(422);
  expect((await asking.ask('Gibt es einen Kindersitz?')).status).toBe(200);
  expect(await asking.row()).toMatchObject({ status: 'quoted', offer: 'asked' });
  const mails = await asking.mails();
  expect(mails.some(({ body }) => body.includes('Gibt es einen Kindersitz?'))).toBe(true);
  expect((await asking.accept()).status).toBe(200);

  const declining = await aRequest();
  await declining.offer();
  expect((await declining.decline()).status).toBe(200);
  expect((await declining.decline()).status).toBe(200);
  expect(await declining.booking()).toMatchObject({
    ...{ status: 'cancelled_customer', offer: 'declined', feeCents: 0, offered: null },
  });
  expect(await codeOf(await declining.accept())).toEqual([409, 'state']);
  expect((await declining.mails()).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['transfer.cancelled', 'transfer.firm.cancelled']),
  );
  expect(await ledgerDifferences(db)).toEqual({});
});

test('forms without scripts ask and decline, and one with another price is refused', async () => {
  const request = await aRequest();
  await request.offer();
  const form = (end: string, fields: Record<string, string>) =>
    postForm(request.pathOf(`/${end}`), fields);
  expect((await form('ask', { text: 'Wann?' })).status).toBe(303);
  const other = await form('accept', { termsAccepted: 'true', totalCents: '2000' });
  expect(other.status).toBe(409);
  expect((await form('decline', {})).status).toBe(303);
  expect(await request.row()).toMatchObject({ offer: 'declined' });
});

test('an offer lasts at most until the journey begins, and is none without a price or in the past', async () => {
  const request = await aRequest();
  const refused = async (input: object) => errorsOf(await request.offer(input));
  expect(await refused({ totalCents: 0 })).toEqual(['totalCents required']);
  expect(await refused({ isFree: true })).toEqual(['isFree invalid']);
  expect(await refused({ until: '2020-01-01T00:00:00.000Z' })).toEqual(['until past']);
  await request.offer({ until: null });
  const { legs, offered } = await request.booking();
  expect(offered?.until).toBe(legs[0]?.startsAt);
  await post(`/${request.id}/state`, { to: 'declined', version: 2 });
  expect(await codeOf(await request.accept())).toEqual([409, 'state']);
});

test('a guest without an address gets the offer by chat', async () => {
  const request = await aRequest({ contact: { name: 'Ada', phone: '+34600123456' } });
  const chat = async () =>
    new URL((await detail(request.id)).whatsappUrl ?? '').searchParams.get('text');
  expect(await chat()).not.toContain(request.reference.concat('?token'));
  await request.offer();
  expect(await chat()).toMatch(/45[\s\S]*Mit Kindersitz[\s\S]*\/order\/\w+\?token=/);
  await request.decline();
  expect(await chat()).not.toContain('Mit Kindersitz');
});

test('what the guest agreed to has its price: it is confirmed at that one, or offered anew', async () => {
  const request = await aTransferRequest();
  const confirm = { to: 'completed', version: 1, totalCents: 100 };
  expect((await post(`/${request.id}/state`, confirm)).status).toBe(422);
  await db
    .update(transferRequests)
    .set({ totalCents: 0 })
    .where(eq(transferRequests.id, request.id));
  const priced = { to: 'quoted', version: 1, totalCents: 5000 };
  expect((await post(`/${request.id}/state`, priced)).status).toBe(200);
  expect(await request.booking()).toMatchObject({ offer: 'made', totalCents: 5000 });
});
