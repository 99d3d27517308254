import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { NO_PAYMENT } from '#contract/money/payments.ts';

export const TICKETS = [
  '7b0d7a4e-0f3c-4d3c-9d53-94a1d8c7b001',
  '7b0d7a4e-0f3c-4d3c-9d53-94a1d8c7b002',
] as const;
const ticket = (uuid: string) => ({
  uuid,
  unitId: 1,
  ticketCode: uuid.slice(-4),
  age: null,
  cents: 5000,
  name: null,
});

/** A booking in the admin API's shape. */
export const aTripRequest = (change: Partial<TripRequestDetail> = {}): TripRequestDetail => ({
  ...{
    id: 'b1',
    uuid: 'b1',
    reference: 'ABCD2345',
    status: 'confirmed',
    offer: null,
    offered: null,
    offerUntil: null,
    version: 3,
    language: 'de',
  },
  contact: { name: 'Ada', email: 'ada@example.com', phone: null },
  trip: {
    ...{ id: 7, name: 'Sail', meetingPoint: 'Quay 3', translations: {} },
    ...{ meetingLatitude: null, meetingLongitude: null, bring: [], guideLanguages: [] },
  },
  option: { id: 5, name: 'Morning sail', translations: {}, durationMinutes: 180 },
  ...{ date: '2027-06-12', time: '10:00', places: 2, adults: 2, childAges: [] },
  units: [{ unitId: 1, type: 'ADULT', name: 'Adults', translations: {}, quantity: 2, ages: [] }],
  ...{ totalCents: 10_000, currency: 'EUR', endingFeeCents: 4000 },
  terms: { ...NO_PAYMENT, cancellation: [], vat: { scheme: 'rate', bp: 1000 } },
  lines: [{ kind: 'unit', id: 1, name: 'Adults', quantity: 2, cents: 10_000 }],
  ...{
    source: 'phone',
    resellerReference: null,
    partner: null,
    canTrash: false,
    message: null,
    note: null,
  },
  ...{
    createdAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    next: [],
    cancellationReason: null,
    events: [],
    mails: [],
    anonymisedAt: null,
    ...{ questions: [], pickups: [], answers: [], pickup: null },
    ...{ weatherNote: null, remindedAt: null },
  },
  tickets: TICKETS.map((uuid) => ({ ...ticket(uuid), redeemedAt: null, noShowAt: null })),
  ...change,
});
