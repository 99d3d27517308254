import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { TransferDetail, TransferList } from '#contract/transfers/admin/admin.ts';
import * as schema from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { postJson, send } from '../../../test/client.ts';
import {
  admin,
  confirmed,
  detail,
  errorsOf,
  get,
  openTransferOffice,
  PATH,
  post,
  write,
} from '../../../test/orders/transfer-office.ts';
import { aTransferRequest, mailsAbout, SUMMER_DAY } from '../../../test/orders/transfer-table.ts';
import { signIn } from '../../../test/sign-in.ts';

beforeAll(openTransferOffice);

test('visitors and users without the role get no data', async () => {
  const { id } = await aTransferRequest();
  const user = await signIn('user@example.com', 'user');
  for (const path of ['', `/${id}`, '/day', '/prices', '/rules', '/drivers', '/calendar']) {
    expect((await send(`${PATH}${path}`)).status).toBe(401);
    expect((await send(`${PATH}${path}`, user)).status).toBe(403);
  }
});

test('the list finds a request by reference, name, phone, flight and place, by state and by day of travel', async () => {
  const wanted = await aTransferRequest({
    contact: { name: 'Núria Pons', phone: '+34 611 222 333' },
    quote: { outbound: { date: SUMMER_DAY, time: '09:15', flight: 'LH1234' } },
  });
  for (const q of [
    wanted.reference,
    'nuria',
    '611222333',
    'lh1234',
    'LH 1234',
    'pons aeropuerto',
  ]) {
    const { items } = await get<TransferList>(`?q=${encodeURIComponent(q)}`);
    expect(
      items.map(({ reference }) => reference),
      q,
    ).toContain(wanted.reference);
  }
  expect((await get<TransferList>('?q=unknown-name')).total).toBe(0);
  const between = await get<TransferList>(
    `?from=${SUMMER_DAY}&to=${SUMMER_DAY}&sort=date&pageSize=100&status=open`,
  );
  expect(between.items.map(({ reference }) => reference)).toContain(wanted.reference);
  const times = between.items.map(({ legs }) => legs[0]?.startsAt ?? '');
  expect(times).toEqual(times.toSorted());
  expect((await get<TransferList>('?from=2020-01-01&to=2020-12-31')).total).toBe(0);
  expect((await get<TransferList>('?page=1&pageSize=1')).items).toHaveLength(1);
});

test('a request with its lines, events and mails, by id or reference; an unknown one is 404', async () => {
  const { id, reference } = await aTransferRequest();
  const one = await detail(id);
  expect(one).toMatchObject({
    reference,
    status: 'new',
    lines: [{ code: 'outbound', cents: 2000 }, { code: 'booster' }],
    events: [{ type: 'state', to: 'new', by: 'guest' }],
    next: expect.arrayContaining(['confirmed', 'spam']),
  });
  expect(one.mails).toHaveLength(2);
  expect((await detail(reference)).id).toBe(id);
  expect(JSON.stringify(one)).not.toContain('manageTokenHash');
  expect((await send(`${PATH}/22222222`, admin)).status).toBe(404);
  expect((await send(`${PATH}/${crypto.randomUUID()}`, admin)).status).toBe(404);
});

test('a confirmation is an event with its actor, mailed to the guest in the same breath', async () => {
  const request = await aTransferRequest();
  const response = await post(`/${request.id}/state`, {
    to: 'confirmed',
    version: 1,
    note: 'Bis bald',
  });
  expect(response.status).toBe(200);
  expect((await response.json()) as TransferDetail).toMatchObject({
    status: 'confirmed',
    version: 2,
    events: [
      {},
      { type: 'state', from: 'new', to: 'confirmed', by: 'firm', user: 'Ada', note: 'Bis bald' },
    ],
  });
  expect((await mailsAbout(request.id)).filter((mail) => mail.includes('confirmed'))).toEqual([
    'transfer.confirmed ada@example.com',
  ]);
  expect(await request.booking()).toMatchObject({ status: 'confirmed' });
});

test('of two administrators at once one wins, the other gets the conflict with the current row', async () => {
  const request = await aTransferRequest();
  const answers = await Promise.all(
    ['confirmed', 'declined'].map((to) => post(`/${request.id}/state`, { to, version: 1 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  const { status } = await detail(request.id);
  expect((await lost?.json()) as object).toMatchObject({
    status: 409,
    current: { status, version: 2 },
  });
  expect(
    (await mailsAbout(request.id)).filter((mail) => /confirmed|declined/.test(mail)),
  ).toHaveLength(1);
});

test('what cannot follow is refused', async () => {
  const request = await aTransferRequest();
  for (const to of ['completed', 'no_show', 'driver_assigned']) {
    const response = await post(`/${request.id}/state`, { to, version: 1 });
    expect(response.status).toBe(422);
    expect(await errorsOf(response)).toEqual(['to invalid']);
  }
  expect((await post(`/${request.id}/state`, { to: 'nonsense', version: 1 })).status).toBe(422);
});

test('an edit changes time, people and price lines, and notifies the guest with `notify`', async () => {
  const request = await confirmed();
  const silent = await write('PUT', `/${request.id}`, { version: 2, adults: 3, note: 'Cello' });
  expect((await silent.json()) as TransferDetail).toMatchObject({
    version: 3,
    adults: 3,
    note: 'Cello',
    totalCents: 2000,
  });
  const before = (await mailsAbout(request.id)).length;
  const notified = await write('PUT', `/${request.id}`, {
    version: 3,
    legs: [{ leg: 'outbound', date: SUMMER_DAY, time: '16:00', flight: 'vy9' }],
    lines: [
      { code: 'outbound', quantity: 1, cents: 2000 },
      { code: 'adjustment', quantity: 1, cents: -500 },
    ],
    contact: { name: 'Ada', email: 'ada@example.com', phone: '0171 1234567' },
    reason: 'As agreed',
    notify: true,
  });
  expect((await notified.json()) as TransferDetail).toMatchObject({
    totalCents: 1500,
    contact: { phone: '+491711234567' },
    legs: [{ time: '16:00', flight: 'VY 9' }],
  });
  expect(await mailsAbout(request.id)).toHaveLength(before + 1);
  const booking = await request.booking();
  expect(booking).toMatchObject({
    totalCents: 1500,
    lines: [{ cents: 2000 }, { code: 'adjustment', cents: -500 }],
  });
  const [first] = booking.legs;
  expect(Date.parse(first?.endsAt ?? '') - Date.parse(first?.startsAt ?? '')).toBe(10 * 60_000);
});

test.each([
  [
    '30 February',
    { legs: [{ leg: 'outbound', date: '2027-02-30', time: '10:00' }] },
    ['legs.0.date date'],
  ],
  [
    'an hour that is skipped',
    { legs: [{ leg: 'outbound', date: '2027-03-28', time: '02:30' }] },
    ['legs.0.time no_such_time'],
  ],
  [
    'a way that is not booked',
    { legs: [{ leg: 'return', date: SUMMER_DAY, time: '10:00' }] },
    ['legs invalid'],
  ],
  [
    'a negative total',
    { lines: [{ code: 'adjustment', quantity: 1, cents: -1 }] },
    ['lines too_short'],
  ],
  ['an unknown place', { toPlaceId: 99 }, ['toPlaceId invalid']],
  ['the same place twice', { toPlaceId: 1 }, ['toPlaceId invalid']],
  ['an unknown vehicle', { vehicle: 'rocket' }, ['vehicle invalid']],
  [
    'a phone that is none',
    { contact: { name: 'Ada', email: null, phone: '12' } },
    ['contact.phone phone'],
  ],
])('%s is no edit, and leaves everything as it was', async (_name, change, errors) => {
  const request = await aTransferRequest();
  const response = await write('PUT', `/${request.id}`, { version: 1, ...change });
  expect(response.status).toBe(422);
  expect(await errorsOf(response)).toEqual(errors);
  expect(await detail(request.id)).toMatchObject({ version: 1, totalCents: 2000 });
});

test('an edit that was begun before the guest asked for a change is a conflict: the firm reads it first', async () => {
  const request = await aTransferRequest();
  const change = { date: SUMMER_DAY, time: '16:00' };
  await Promise.all([1, 2].map(() => postJson(request.pathOf('/change'), change)));
  const late = await write('PUT', `/${request.id}`, { version: 1, note: 'Cello' });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ current: { version: 2, hasOpenWish: true } });
  expect((await write('PUT', `/${request.id}`, { version: 2, note: 'Cello' })).status).toBe(200);
});

test('an edit of an old version is a conflict, and writes nothing', async () => {
  const request = await confirmed();
  const response = await write('PUT', `/${request.id}`, { version: 1, adults: 4 });
  expect(response.status).toBe(409);
  expect((await response.json()) as object).toMatchObject({ current: { adults: 2, version: 2 } });
});

test('a guest’s change request is flagged until the firm answers it; an internal note is no answer', async () => {
  const request = await confirmed();
  const isOpen = async () =>
    (await get<TransferList>(`?q=${request.reference}`)).items[0]?.hasOpenWish;
  expect(await isOpen()).toBe(false);
  await postJson(request.pathOf('/change'), { message: 'An hour later, please', time: '15:30' });
  await post(`/${request.id}/notes`, { text: 'Ask Biel' });
  expect(await isOpen()).toBe(true);
  await write('PUT', `/${request.id}`, {
    version: 3,
    legs: [{ leg: 'outbound', date: SUMMER_DAY, time: '15:30' }],
    notify: true,
  });
  expect(await isOpen()).toBe(false);
});

test('cancelling for a guest keeps the agreed fee, by the firm it is free', async () => {
  const [guest, firm] = [await confirmed(), await confirmed()];
  const { totalCents } = await guest.booking();
  expect(
    (
      await post(`/${guest.id}/state`, {
        to: 'cancelled_customer',
        version: 2,
        feeCents: totalCents + 1,
      })
    ).status,
  ).toBe(422);
  await post(`/${guest.id}/state`, { to: 'cancelled_customer', version: 2, feeCents: 700 });
  await post(`/${firm.id}/state`, { to: 'cancelled_operator', version: 2, note: 'Storm' });
  expect(await guest.booking()).toMatchObject({ status: 'cancelled_customer', feeCents: 700 });
  expect(await firm.booking()).toMatchObject({
    status: 'cancelled_operator',
    feeCents: 0,
    events: [{}, {}, { note: 'Storm' }],
  });
});

test('a note stays inside', async () => {
  const request = await aTransferRequest();
  const noted = (await (
    await post(`/${request.id}/notes`, { text: 'Pays cash' })
  ).json()) as TransferDetail;
  expect(noted.events.map(({ type, note }) => `${type} ${note}`)).toContain('note Pays cash');
  expect(JSON.stringify(await request.booking())).not.toContain('Pays cash');
});

test('what was taken for spam is answered once it is found to be none', async () => {
  const request = await aTransferRequest({ website: 'https://spam.example' });
  expect(await mailsAbout(request.id)).toEqual([]);
  expect((await get<TransferList>(`?q=${request.reference}`)).total).toBe(0);
  expect((await get<TransferList>(`?q=${request.reference}&status=spam`)).total).toBe(1);
  await post(`/${request.id}/state`, { to: 'new', version: 1 });
  expect(await mailsAbout(request.id)).toEqual(['transfer.received ada@example.com']);
  expect(await request.booking()).toMatchObject({ status: 'new', events: [{ status: 'new' }] });
});

test('a guest with an acknowledgement gets no second one when the request is found to be no spam', async () => {
  const request = await aTransferRequest();
  await post(`/${request.id}/state`, { to: 'spam', version: 1 });
  await post(`/${request.id}/state`, { to: 'new', version: 2 });
  expect((await mailsAbout(request.id)).filter((mail) => mail.includes('received ada@'))).toEqual([
    'transfer.received ada@example.com',
  ]);
});

test('a booking shows its guest neither the spam state, whatever the state before, nor its note', async () => {
  const request = await aTransferRequest();
  await post(`/${request.id}/state`, { to: 'quoted', version: 1, note: 'A larger car' });
  await post(`/${request.id}/state`, { to: 'spam', version: 2, note: 'Looks like a robot' });
  await post(`/${request.id}/state`, {
    to: 'new',
    version: 3,
    note: 'Called back, is no robot',
    notify: false,
  });
  await post(`/${request.id}/state`, { to: 'quoted', version: 4, note: 'As agreed' });
  const { events } = await request.booking();
  expect(events.map(({ type, status, note }) => [type, status, note])).toEqual([
    ['state', 'new', null],
    ['state', 'quoted', 'A larger car'],
    ['state', 'quoted', 'As agreed'],
  ]);
});

test('the trash hides a request from guest and list until it is restored', async () => {
  const request = await aTransferRequest();
  expect((await write('DELETE', `/${request.id}`)).status).toBe(204);
  expect((await send(request.pathOf())).status).toBe(404);
  expect((await get<TransferList>(`?q=${request.reference}`)).total).toBe(0);
  expect((await get<TransferList>(`?q=${request.reference}&status=trash`)).total).toBe(1);
  expect((await post(`/${request.id}/restore`)).status).toBe(200);
  expect((await send(request.pathOf())).status).toBe(200);
});

test('each action of the firm is in the audit log, without personal data', async () => {
  const request = await confirmed();
  const rows = await db
    .select()
    .from(schema.auditLog)
    .where(eq(schema.auditLog.entityId, request.id));
  expect(rows.map(({ action }) => action)).toEqual(['state']);
  expect(JSON.stringify(rows)).not.toMatch(/ada@/);
});

test('a transfer without a price is confirmed once it has one, or as free of charge', async () => {
  const { id } = await aTransferRequest();
  await db
    .update(schema.transferRequests)
    .set({ totalCents: 0 })
    .where(eq(schema.transferRequests.id, id));
  const { version } = await detail(id);
  const refused = await post(`/${id}/state`, { to: 'confirmed', version });
  expect(refused.status).toBe(422);
  expect(await errorsOf(refused)).toEqual(['isFree required']);
  const free = await post(`/${id}/state`, { to: 'confirmed', version, isFree: true });
  expect(free.status).toBe(200);
  expect(await detail(id)).toMatchObject({ status: 'confirmed' });
});
