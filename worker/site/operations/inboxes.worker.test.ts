import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AuditList } from '#contract/admin/operations.ts';
import type { TripRequestDetail, TripRequestList } from '#contract/mail/inbox.ts';
import { bookings, outbox, requestEvents } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { aBookableOption, tryToBook } from '../../test/orders/bookable.ts';
import { aTripRequest } from '../../test/orders/trip-requests.ts';

const admin = await anAdmin();
const trip = await aTrip({
  tripTypeId: (await aTripType()).id,
  name: 'Paseo',
  meetingPoint: 'En el muelle',
});
const aRequest = (more: Parameters<typeof aTripRequest>[1] = {}) => aTripRequest(trip.id, more);

test('a trip request is confirmed once: the guest is notified in their language, a second administrator gets the conflict', async () => {
  const id = await aRequest();
  const request = await jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
  const confirm = () =>
    admin(`/trip-requests/${id}/state`, 'POST', {
      to: 'confirmed',
      version: request.version,
      totalCents: 9000,
    });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const after = await jsonOf<TripRequestDetail>(
    admin(`/trip-requests/${request.reference.toLowerCase()}`),
  );
  expect(after).toMatchObject({
    status: 'confirmed',
    next: ['completed', 'cancelled_customer', 'cancelled_operator'],
  });
  expect(after.events).toMatchObject([
    { type: 'state', from: null, to: 'new', by: 'guest' },
    { type: 'state', from: 'new', to: 'confirmed', by: 'firm', user: 'Ada' },
  ]);
  expect(after.mails).toMatchObject([
    { kind: 'trip.confirmed', to: 'grace@example.com', language: 'de' },
  ]);
});

test('a request without a price is confirmed with a total, which people share and the mail names, or as free of charge', async () => {
  const [id, free] = [await aRequest(), await aRequest()];
  const confirm = (one: string, body: object = {}) =>
    admin(`/trip-requests/${one}/state`, 'POST', { to: 'confirmed', version: 1, ...body });
  for (const body of [{}, { totalCents: 0 }, { totalCents: 9000, isFree: true }])
    expect((await confirm(id, body)).status).toBe(422);
  const priced = await jsonOf<TripRequestDetail>(confirm(id, { totalCents: 10_001 }));
  expect(priced).toMatchObject({ status: 'confirmed', totalCents: 10_001 });
  expect(priced.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_001);
  expect(priced.tickets.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_001);
  const mailOf = async (one: string) =>
    (await db.select().from(outbox).where(eq(outbox.relatedId, one)))[0]?.body;
  expect(await mailOf(id)).toContain('100,01');
  const ledger = await jsonOf<{ balanceCents: number }>(admin(`/bookings/${priced.uuid}/ledger`));
  expect(ledger.balanceCents).toBe(10_001);
  expect(await jsonOf(confirm(free, { isFree: true }))).toMatchObject({
    status: 'confirmed',
    totalCents: 0,
  });
  expect(await mailOf(free)).toContain('kostenlos');
  const again = admin(`/trip-requests/${id}/state`, 'POST', {
    to: 'completed',
    version: 2,
    totalCents: 500,
  });
  expect((await again).status).toBe(422);
});

test('a state that cannot follow is refused, and nothing is written', async () => {
  const id = await aRequest();
  expect(
    (await admin(`/trip-requests/${id}/state`, 'POST', { to: 'completed', version: 1 })).status,
  ).toBe(422);
  expect(await jsonOf(admin(`/trip-requests/${id}`))).toMatchObject({
    status: 'new',
    events: [{ to: 'new' }],
    mails: [],
  });
});

test('requests are found by name and reference; spam and trash stand apart', async () => {
  const id = await aRequest({ contactName: 'Éloïse' });
  const spam = await aRequest({ status: 'CANCELLED', endedAs: 'spam' });
  const list = async (search: string) =>
    (await jsonOf<TripRequestList>(admin(`/trip-requests?${search}`))).items.map((one) => one.id);
  expect(await list('q=eloise')).toEqual([id]);
  expect(await list('')).not.toContain(spam);
  expect(await list('status=spam')).toEqual([spam]);
  expect((await admin(`/trip-requests/${id}`, 'DELETE')).status).toBe(204);
  expect(await list('q=eloise')).toEqual([]);
  await admin(`/trip-requests/${id}/restore`, 'POST');
  expect(await list('q=eloise')).toEqual([id]);
});

test('what goes to the trash and comes back is in the audit log, once', async () => {
  const id = await aRequest();
  for (const method of ['DELETE', 'DELETE'] as const) await admin(`/trip-requests/${id}`, method);
  await admin(`/trip-requests/${id}/restore`, 'POST');
  const log = await jsonOf<AuditList>(admin(`/audit?entity=trip-requests&q=${id}`));
  expect(log.items.map(({ action, user }) => [action, user])).toEqual([
    ['restore', 'Ada'],
    ['delete', 'Ada'],
  ]);
  expect(log.actions).toEqual(expect.arrayContaining(['delete', 'restore']));
  expect(log.users).toMatchObject([{ name: 'Ada' }]);
  expect((await jsonOf<AuditList>(admin('/audit?user=9999'))).total).toBe(0);
  expect(await jsonOf(admin(`/audit/${log.items[0]?.id}`))).toEqual(log.items[0]);
  expect((await admin('/audit/99999')).status).toBe(404);
});

test('tables for spreadsheets hold no formula', async () => {
  await aRequest({ contactName: '=HYPERLINK("x")' });
  const response = await admin('/orders/export.csv');
  expect(response.headers.get('Content-Type')).toContain('text/csv');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain(`"'=HYPERLINK(""x"")"`);
});

const steps = async (id: string, ...states: readonly string[]) => {
  for (const to of states) {
    const { version, lines } = await jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
    if (to === 'completed')
      await db.update(bookings).set({ localDate: '2026-01-05' }).where(eq(bookings.id, id));
    const isFree = to === 'confirmed' && lines.length === 0;
    const answer = await admin(`/trip-requests/${id}/state`, 'POST', { to, version, isFree });
    expect(answer.status, to).toBe(200);
  }
  return jsonOf<TripRequestDetail>(admin(`/trip-requests/${id}`));
};

test('each state that the firm chooses is one of the trade with how it ended, and the history keeps both', async () => {
  const declined = await steps(
    await aRequest({ childAges: [7] }),
    'declined',
    'confirmed',
    'completed',
  );
  expect(declined).toMatchObject({
    status: 'completed',
    adults: 2,
    childAges: [7],
    places: 3,
    totalCents: 0,
    source: 'site',
  });
  expect(declined.events.map(({ to }) => to)).toEqual([
    'new',
    'declined',
    'confirmed',
    'completed',
  ]);
  expect(declined.tickets.map(({ age, redeemedAt }) => [age, redeemedAt === null])).toEqual([
    [null, false],
    [null, false],
    [7, false],
  ]);
  const gone = await steps(await aRequest(), 'confirmed', 'cancelled_operator');
  const [row] = await db.select().from(bookings).where(eq(bookings.id, gone.id));
  expect(row).toMatchObject({ status: 'CANCELLED', endedAs: 'firm', refund: 'FULL' });
  expect(
    (await db.select().from(requestEvents).where(eq(requestEvents.requestId, gone.id))).at(-1),
  ).toMatchObject({
    toStatus: 'CANCELLED',
    data: { endedAs: 'firm' },
  });
});

test('bookings of departures stand in the same list, and come back only while there is room', async () => {
  const option = await aBookableOption({ tripId: trip.id, option: { capacity: 3 } });
  const now = new Date('2027-06-01T08:00:00Z');
  const [adult, date] = [option.adult, '2027-06-15'];
  const first = await tryToBook(option.optionId, date, [adult, adult], now, {
    contact: { fullName: 'Zoe' },
  });
  await db
    .update(bookings)
    .set({ status: 'PENDING', expiresAt: null })
    .where(eq(bookings.id, first.id));
  const { items } = await jsonOf<TripRequestList>(admin('/trip-requests?q=zoe'));
  expect(items).toMatchObject([
    {
      time: '10:00',
      option: { name: 'Morning' },
      totalCents: 10_000,
      places: 2,
      canTrash: false,
      units: [{ quantity: 2 }],
    },
  ]);
  expect((await admin(`/trip-requests/${first.id}`, 'DELETE')).status).toBe(409);
  const { version } = await steps(first.id, 'declined');
  const second = await tryToBook(option.optionId, date, [adult, adult], now);
  await db
    .update(bookings)
    .set({ status: 'CONFIRMED', expiresAt: null })
    .where(eq(bookings.id, second.id));
  const back = () =>
    admin(`/trip-requests/${first.id}/state`, 'POST', { to: 'confirmed', version });
  expect([
    (await back()).status,
    (await jsonOf<TripRequestDetail>(admin(`/trip-requests/${first.id}`))).status,
  ]).toEqual([409, 'declined']);
  await steps(second.id, 'cancelled_customer');
  expect((await back()).status).toBe(200);
});
