import type {
  BookingEvent,
  TransferBooking,
  TransferRequestState,
} from '#contract/transfers/booking/booking.ts';

/** A transfer in the shape of its booking page. */
export const aBooking = (
  status: TransferRequestState,
  events: BookingEvent[] = [],
): TransferBooking => ({
  reference: 'ABCD2345',
  status,
  language: 'en',
  version: 1,
  from: { id: 1, kind: 'airport', name: 'Airport', meetingPoint: '', translations: {} },
  to: { id: 2, kind: 'town', name: 'Fornells', meetingPoint: '', translations: {} },
  legs: [],
  vehicle: { code: 'car', name: 'Car', translations: {} },
  adults: 2,
  childAges: [],
  luggage: { large: 0, cabin: 0, bulky: 0 },
  extras: [],
  currency: 'EUR',
  totalCents: 4500,
  lines: [],
  contact: { name: 'Ada', email: null, phone: null },
  signName: null,
  note: null,
  events,
  cancellation: {
    allowed: false,
    feeCents: 0,
    legs: [],
    holdsUntil: null,
    freeUntil: null,
    tiers: [],
  },
  feeCents: null,
  canRequestChange: false,
  offer: null,
  createdAt: '2027-06-01T10:00:00Z',
  updatedAt: '2027-06-01T10:00:00Z',
});
