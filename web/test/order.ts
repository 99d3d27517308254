import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { BookedItem, OrderItem } from '#web-orders/order/items.ts';

/** Places on a trip, as an order names them. */
export const anItem = (more: Partial<BookedItem> = {}): BookedItem => ({
  ...{ kind: 'trip', reference: 'TR2PAAAA', uuid: more.reference ?? 'TR2PAAAA' },
  ...{ status: 'CONFIRMED', title: 'Segeltag', date: '2027-06-13', time: '10:00' },
  ...{ totalCents: 10_000, balanceCents: 0, dueCents: 0, token: 'secret', manageUrl: '' },
  ...more,
});

export const anOrder = (items: OrderItem[], more: Partial<Order> = {}): Order => ({
  ...{ reference: 'RDER2345', token: 'ofOrder', language: 'de', createdAt: '2027-01-01', items },
  ...{ totalCents: 30_000, balanceCents: 10_000, dueCents: 3000 },
  contact: { name: 'Ada Vidal', email: 'ada@example.com', phone: null },
  customer: null,
  ...{ notes: 'Mit Hund', messages: [] },
  ...more,
});

export const someMoney = (more: Partial<GuestMoney> = {}): GuestMoney => ({
  ...{ balanceCents: 0, isPaidElsewhere: false, paidCents: 0, dueNowCents: 0 },
  ...{ payment: 'none', depositPercent: null, depositCents: null, payments: [] },
  ...{ refundCents: 0, refundedCents: 0, onlineCents: 0, voucherCents: 0, currency: 'EUR' },
  ...more,
});

/** What the item's own route answers. */
export const aGuestBooking = (
  { reference, status, date, time, totalCents }: OrderItem,
  more: Partial<GuestBooking> = {},
): GuestBooking => ({
  ...{ uuid: reference, reference, status: status as GuestBooking['status'], date, time },
  ...{ endedAs: null, refund: null, calledOff: null, minimum: null, expiresAt: null },
  ...{ offer: null, offered: null },
  ...{ canCancel: false, canChange: false, freeUntil: null, feeCents: 0, endsAt: null, places: 2 },
  ...{
    totalCents,
    currency: 'EUR',
    lines: [],
    extras: [],
    answers: [],
    pickup: null,
    weatherNote: null,
    notes: null,
    messages: [],
    language: 'de',
  },
  tickets: [{ uuid: 't', unitId: 1, ticketCode: 'TICKET23', age: null, redeemedAt: null }],
  contact: { name: 'Ada Vidal', email: 'ada@example.com', phone: null },
  ...{ createdAt: '2027-01-01', termsAcceptedAt: '2027-01-01' },
  option: {
    ...{ id: 1, name: 'Segeltag', instantConfirmation: true, availabilityType: 'START_TIME' },
    ...{
      durationMinutes: 120,
      requiredContactFields: [],
      questions: [],
      pickups: [],
      translations: {},
    },
  },
  units: [{ id: 1, type: 'ADULT', name: 'Adult', translations: {} }],
  trip: {
    ...{ id: 7, isPublished: true, name: 'Segeltag', slug: 'segeltag', image: 'a.webp' },
    ...{ location: 'Fornells', duration: '', meetingPoint: 'Muelle', cancellationPolicy: '' },
    ...{ bring: [], meetingLatitude: null, meetingLongitude: null, guideLanguages: [] },
    translations: {},
  },
  ...more,
});
