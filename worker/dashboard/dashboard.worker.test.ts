import { expect, test } from 'vitest';
import type { Dashboard } from '#contract/admin.ts';
import { contactMessages, outbox, transferLegs, transferPlaces, transferRequests, tripRequests } from '#db/schema.ts';
import { aTrip, aTripType, db } from '../test/builders.ts';
import { send } from '../test/client.ts';
import { signIn } from '../test/sign-in.ts';

const PATH = '/api/admin/dashboard';

const admin = await signIn('admin@example.com', 'admin');

const type = await aTripType();
const trip = await aTrip({ tripTypeId: type.id, name: 'Paseo', translations: { name: { de: 'Bootsfahrt' } } });
const places = await db
  .insert(transferPlaces)
  .values([
    { kind: 'airport', name: 'Aeropuerto', latitude: 39.8, longitude: 4.2, translations: { name: { de: 'Flughafen' } } },
    { kind: 'town', name: 'Ciutadella', latitude: 40, longitude: 3.8 },
  ])
  .returning();
const agreed = { language: 'de', privacyEdition: '1', privacyAcceptedAt: '2026-01-01T00:00:00.000Z' } as const;
const transfer = (n: number, more: Partial<typeof transferRequests.$inferInsert> = {}) => ({
  id: `transfer-${n}`,
  reference: `TR${n}`,
  manageTokenHash: `hash-${n}`,
  fromPlaceId: places[0]?.id ?? 0,
  toPlaceId: places[1]?.id ?? 0,
  vehicleCode: 'minibus',
  adults: 2,
  childAges: [4],
  luggage: { large: 1, cabin: 0, bulky: 0 },
  totalCents: 8950,
  priceVersion: 1,
  contactName: 'Grace',
  contactEmail: 'grace@example.com',
  createdAt: `2026-02-${String(n).padStart(2, '0')}T10:00:00.000Z`,
  ...agreed,
  ...more,
});
const tripRequest = (n: number) => ({
  id: `trip-${n}`,
  reference: `EX${n}`,
  manageTokenHash: `hash-${n}`,
  tripId: trip.id,
  localDate: '2027-06-12',
  adults: 3,
  digest: `digest-${n}`,
  contactName: 'Alan',
  contactPhone: '+34 600 000 000',
  ...agreed,
});
const message = (n: number, status: 'new' | 'spam') =>
  ({ name: 'Joan', message: `Hello ${n}`, source: 'site', language: 'ca', digest: `digest-${n}`, status }) as const;
const mail = (n: number, status: 'pending' | 'failed' | 'sent') =>
  ({ id: `mail-${n}`, kind: 'test', toAddress: 'a@b.cd', subject: `Mail ${n}`, html: '', body: '', language: 'es', status }) as const;

for (let n = 1; n <= 22; n += 1) await db.insert(transferRequests).values(transfer(n, n === 3 ? { status: 'confirmed' } : {}));
await db.insert(transferRequests).values(transfer(23, { status: 'spam' }));
await db.insert(transferRequests).values(transfer(24, { deletedAt: '2026-03-01T00:00:00.000Z' }));
await db.insert(transferLegs).values([
  { requestId: 'transfer-22', leg: 'outbound', localDate: '2027-07-01', localTime: '14:30', startsAt: 'x', endsAt: 'y', flight: 'VY 3726' },
  { requestId: 'transfer-22', leg: 'return', localDate: '2027-07-08', localTime: '09:00', startsAt: 'x', endsAt: 'y' },
]);
await db.insert(tripRequests).values(tripRequest(1));
await db.insert(contactMessages).values([message(1, 'new'), message(2, 'spam')]);
await db.insert(outbox).values([mail(1, 'pending'), mail(2, 'failed'), mail(3, 'sent')]);

const dashboard = async () => (await (await send(PATH, admin)).json()) as Dashboard;

test('transfer requests: the newest twenty without spam and trash, and how many are in each state', async () => {
  const { transfers } = await dashboard();
  expect(transfers.counts).toEqual({ new: 21, confirmed: 1, spam: 1 });
  expect(transfers.newest.map(({ reference }) => reference)).toEqual(Array.from({ length: 20 }, (_, i) => `TR${22 - i}`));
  expect(transfers.newest[0]).toEqual({
    reference: 'TR22',
    status: 'new',
    from: { name: 'Aeropuerto', translations: { name: { de: 'Flughafen' } } },
    to: { name: 'Ciutadella', translations: { name: null } },
    vehicle: { name: 'minibus', translations: { name: null } },
    outbound: { date: '2027-07-01', time: '14:30', flight: 'VY 3726' },
    hasReturn: true,
    adults: 2,
    childAges: [4],
    totalCents: 8950,
    currency: 'EUR',
    note: null,
    language: 'de',
    createdAt: '2026-02-22T10:00:00.000Z',
    contact: { name: 'Grace', email: 'grace@example.com', phone: null },
  });
  expect(transfers.newest[1]).toMatchObject({ outbound: null, hasReturn: false });
});

test('trip requests, messages and mails that have not gone out', async () => {
  const { trips, messages, mails } = await dashboard();
  expect(trips).toMatchObject({
    counts: { new: 1 },
    newest: [
      {
        reference: 'EX1',
        date: '2027-06-12',
        trip: { name: 'Paseo', translations: { name: { de: 'Bootsfahrt' } } },
        contact: { name: 'Alan', email: null, phone: '+34 600 000 000' },
      },
    ],
  });
  expect(messages.counts).toEqual({ new: 1, spam: 1 });
  expect(messages.newest.map((one) => one.message)).toEqual(['Hello 1']);
  expect(mails.counts).toEqual({ pending: 1, failed: 1 });
  expect(mails.newest.map(({ subject }) => subject).sort()).toEqual(['Mail 1', 'Mail 2']);
});

test('nothing that proves who holds a link leaves the database', async () => {
  expect(await (await send(PATH, admin)).text()).not.toContain('hash-');
});
