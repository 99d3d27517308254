import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Problem } from '#contract/problem.ts';
import type { RequestAnswer } from '#contract/trips/trip-requests.ts';
import {
  bookings,
  bookingUnits,
  departures,
  outbox,
  requestEvents,
  settings,
  tripOptions,
} from '#core/db/schema.ts';
import { anAdmin } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { postForm, postJson } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';

const type = await aTripType();
const trip = await aTrip({
  tripTypeId: type.id,
  maxPeople: 8,
  minAge: 6,
  translations: { name: { de: 'Bootsfahrt', es: 'Paseo en barco' } },
});
await db
  .insert(settings)
  .values({ key: 'site', value: { siteName: 'Marès', email: 'firm@example.com' } })
  .onConflictDoNothing();

const admin = await anAdmin();
const PATH = `/api/trips/${trip.id}/requests`;
const request = (change: object = {}) => ({
  date: '2027-06-12',
  adults: 2,
  childAges: [7],
  contact: { name: 'Ada', email: 'ada@example.com' },
  message: 'Hello',
  language: 'de',
  privacyAccepted: true,
  termsAccepted: true,
  ...change,
});
const made = async (body: unknown, headers?: Record<string, string>) => {
  const response = await postJson(PATH, body, headers);
  expect(response.status).toBe(201);
  const answer = (await response.json()) as RequestAnswer;
  return { ...answer, token: new URL(answer.manageUrl).searchParams.get('token') ?? '' };
};
const errorsOf = async (response: Response) =>
  ((await response.json()) as Problem).errors?.map(({ path, code }) => `${path} ${code}`).sort();

test('a request is stored with its event and two mails, and its token only as a hash', async () => {
  const { reference, manageUrl, token } = await made(request({ message: 'First' }));
  expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(manageUrl).toContain(`/de/order/${reference}?token=`);
  const [row] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  expect(row).toMatchObject({
    tripId: trip.id,
    localDate: '2027-06-12',
    localTime: '',
    places: 3,
    contactName: 'Ada',
    contact: { fullName: 'Ada', emailAddress: 'ada@example.com' },
    notes: 'First',
    status: 'PENDING',
    source: 'site',
    language: 'de',
    totalCents: 0,
  });
  expect(JSON.stringify(row)).not.toContain(token);
  const id = row?.id ?? '';
  expect(
    await db.select().from(requestEvents).where(eq(requestEvents.requestId, id)),
  ).toMatchObject([{ kind: 'booking', toStatus: 'PENDING', fromStatus: null, actor: 'guest' }]);
  const units = await db
    .select()
    .from(bookingUnits)
    .where(eq(bookingUnits.bookingId, id))
    .orderBy(bookingUnits.position);
  expect(units.map(({ age }) => age)).toEqual([null, null, 7]);
  expect(new Set(units.map(({ ticketCode }) => ticketCode)).size).toBe(3);
  const mails = await db
    .select()
    .from(outbox)
    .where(and(eq(outbox.relatedId, id), eq(outbox.relatedKind, 'booking')));
  expect(mails.map(({ toAddress, language }) => `${toAddress} ${language}`).sort()).toEqual([
    'ada@example.com de',
    'firm@example.com es',
  ]);
  expect(mails.find((mail) => mail.language === 'de')?.body).toContain(manageUrl);
  expect(mails.find((mail) => mail.language === 'es')?.subject).toContain('Paseo en barco');
});

test('a double click and the same key make one request with one link', async () => {
  const before = (await db.select().from(bookings)).length;
  const clicks = await Promise.all([1, 2, 3].map(() => made(request({ message: 'Double' }))));
  expect(new Set(clicks.map(({ manageUrl }) => manageUrl)).size).toBe(1);
  const keyed = await Promise.all(
    [1, 2].map(() => made(request({ message: 'Keyed' }), { 'Idempotency-Key': 'abc' })),
  );
  expect(new Set(keyed.map(({ manageUrl }) => manageUrl)).size).toBe(1);
  expect(
    await made(request({ message: 'Keyed', language: 'en' }), { 'Idempotency-Key': 'abc' }),
  ).toEqual(keyed[0]);
  const other = await postJson(PATH, request({ message: 'Other words' }), {
    'Idempotency-Key': 'abc',
  });
  expect([other.status, await other.text()]).toEqual([
    409,
    expect.stringContaining('mit anderem Inhalt'),
  ]);
  expect((await db.select().from(bookings)).length).toBe(before + 2);
  expect(await db.select().from(outbox).where(like(outbox.body, '%Keyed%'))).toHaveLength(1);
});

test('the same words from another browser are another request with another link', async () => {
  const mine = await made(request({ message: 'Same words' }), { 'User-Agent': 'one' });
  const theirs = await made(request({ message: 'Same words' }), { 'User-Agent': 'two' });
  expect(theirs.reference).not.toBe(mine.reference);
});

test('every wrong field is named', async () => {
  expect(await errorsOf(await postJson(PATH, {}))).toEqual([
    'adults required',
    'contact.email contact_needed',
    'contact.name required',
    'date required',
    'privacyAccepted consent_needed',
  ]);
  expect(
    await errorsOf(
      await postJson(PATH, request({ date: '2027-02-30', adults: 0, childAges: [200] })),
    ),
  ).toEqual(['adults too_short', 'childAges too_many', 'date date']);
  expect(await errorsOf(await postJson(PATH, request({ adults: 9 })))).toEqual(['adults too_many']);
  expect(await errorsOf(await postJson(PATH, request({ childAges: [3] })))).toEqual([
    'childAges too_short',
  ]);
});

test('trips that are not there or not public take no requests', async () => {
  const hidden = await aTrip({ tripTypeId: type.id, status: 'draft' });
  expect((await postJson('/api/trips/999999/requests', request())).status).toBe(404);
  expect((await postJson(`/api/trips/${hidden.id}/requests`, request())).status).toBe(404);
});

test('a trip without online booking is on request, as is one that is sold by departures, on an option that is not for sale', async () => {
  const quiet = await aTrip({ tripTypeId: type.id, showBookingOptions: false });
  const { tripId, optionId } = await aBookableOption({ option: { capacity: 1 } });
  for (const id of [quiet.id, tripId])
    expect((await postJson(`/api/trips/${id}/requests`, request())).status).toBe(201);
  expect((await postJson(`/api/trips/${tripId}/requests`, request({ adults: 3 }))).status).toBe(
    201,
  );
  const options = await db
    .select()
    .from(tripOptions)
    .where(eq(tripOptions.tripId, tripId))
    .orderBy(tripOptions.id);
  expect(options).toMatchObject([
    { id: optionId },
    { isActive: false, instantConfirmation: false, availabilityType: 'OPENING_HOURS' },
  ]);
  const rows = await db
    .select()
    .from(departures)
    .where(eq(departures.optionId, options[1]?.id ?? 0));
  expect(rows).toMatchObject([
    { localDate: '2027-06-12', capacity: null, taken: 7, startsAt: '2027-06-11T22:00:00.000Z' },
  ]);
});

test('every mail to the guest has the very link of the first one', async () => {
  const { reference, manageUrl } = await made(request({ message: 'Lost the first mail' }));
  const state = { to: 'confirmed', version: 1, isFree: true };
  expect((await admin(`/trip-requests/${reference}/state`, 'POST', state)).ok).toBe(true);
  const mails = await db
    .select()
    .from(outbox)
    .where(and(like(outbox.body, `%${reference}%`), eq(outbox.toAddress, 'ada@example.com')));
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['trip.confirmed', 'trip.received']);
  for (const { kind, body } of mails) expect(body, kind).toContain(manageUrl);
});

test('a form without scripts is followed by the page of the request', async () => {
  const fields = {
    date: '2027-06-13',
    adults: '2',
    childAges: '7 und 9',
    'contact.name': 'Eva',
    'contact.phone': '+49 170 1234567',
    privacyAccepted: 'true',
    termsAccepted: 'true',
    language: 'de',
    form: 'trip-request',
    page: `/de/trips/${trip.id}`,
  };
  const response = await postForm(PATH, fields);
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toMatch(/^\/de\/order\/[2-9A-HJ-NP-Z]{8}\?token=/);
});
