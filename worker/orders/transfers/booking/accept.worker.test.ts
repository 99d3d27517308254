import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { ledgerEntries, transferRequests } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { postForm, postJson } from '../../../test/client.ts';
import { detail, openTransferOffice, post } from '../../../test/orders/transfer-office.ts';
import { aTransferRequest, mailsAbout } from '../../../test/orders/transfer-table.ts';

beforeAll(openTransferOffice);

const rowOf = async (id: string) =>
  (await db.select().from(transferRequests).where(eq(transferRequests.id, id)))[0];
const owed = async (id: string) =>
  (await db.select().from(ledgerEntries).where(eq(ledgerEntries.subjectId, id))).length;

test('a request with the terms is stored with them and bound by the firm’s confirmation', async () => {
  const request = await aTransferRequest();
  expect(await rowOf(request.id)).toMatchObject({ offer: null, termsEdition: expect.any(String) });
  expect((await rowOf(request.id))?.termsAcceptedAt).toMatch(/^20/);
  await post(`/${request.id}/state`, { to: 'confirmed', version: 1 });
  expect((await request.booking()).status).toBe('confirmed');
  expect(await owed(request.id)).toBe(1);
});

test('without the terms the confirmation is an offer, which owes nothing until the guest accepts it', async () => {
  const request = await aTransferRequest({ termsAccepted: false });
  expect(await rowOf(request.id)).toMatchObject({ offer: 'due', termsAcceptedAt: null });
  expect((await post(`/${request.id}/state`, { to: 'confirmed', version: 1 })).status).toBe(200);
  expect(await request.booking()).toMatchObject({ status: 'quoted', offer: 'made' });
  expect((await detail(request.id)).next).not.toContain('confirmed');
  expect(await owed(request.id)).toBe(0);
  const accept = (body: object) => postJson(request.pathOf('/accept'), body);
  expect((await accept({})).status).toBe(422);
  const answers = await Promise.all([1, 2].map(() => accept({ termsAccepted: true })));
  expect(answers.map(({ ok }) => ok)).toContain(true);
  expect((await accept({ termsAccepted: true })).status).toBe(200);
  expect(await request.booking()).toMatchObject({ status: 'confirmed', offer: 'accepted' });
  expect((await rowOf(request.id))?.termsAcceptedAt).toMatch(/^20/);
  expect(await owed(request.id)).toBe(1);
  const mails = await mailsAbout(request.id);
  for (const part of ['transfer.offered', 'transfer.confirmed'])
    expect(mails.filter((mail) => JSON.stringify(mail).includes(part))).toHaveLength(1);
});

test('an offer is accepted by a form without scripts; nothing else can be accepted', async () => {
  const open = await aTransferRequest({ termsAccepted: false });
  expect((await postJson(open.pathOf('/accept'), { termsAccepted: true })).status).toBe(409);
  await post(`/${open.id}/state`, { to: 'confirmed', version: 1 });
  const response = await postForm(open.pathOf('/accept'), { termsAccepted: 'true' });
  expect(response.status).toBe(303);
  expect((await open.booking()) satisfies TransferBooking).toMatchObject({ status: 'confirmed' });
});
