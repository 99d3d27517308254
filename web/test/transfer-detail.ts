import type { TransferDetail } from '#contract/transfers/admin/admin.ts';

/** A transfer in the admin API's shape, on the given days. */
export const aTransfer = (
  more: Partial<TransferDetail> = {},
  days: readonly string[] = ['2027-06-12'],
): TransferDetail =>
  ({
    id: 'a1',
    reference: 'ABCD2345',
    version: 3,
    status: 'confirmed',
    offer: null,
    next: ['driver_assigned', 'completed', 'cancelled_customer', 'cancelled_operator', 'no_show'],
    language: 'de',
    from: { id: 1, kind: 'airport', name: 'Airport', translations: {} },
    to: { id: 2, kind: 'town', name: 'Fornells', translations: {} },
    legs: days.map((date, index) => ({
      leg: index === 0 ? 'outbound' : 'return',
      date,
      time: '12:00',
      flight: null,
      pickupAddress: null,
      dropoffAddress: null,
      driver: null,
      conflicts: [],
    })),
    vehicle: { id: 1, code: 'standard', name: 'Taxi', translations: {} },
    adults: 2,
    childAges: [],
    luggage: { large: 0, cabin: 0, bulky: 0 },
    lines: [{ code: 'base', quantity: 1, cents: 4500 }],
    currency: 'EUR',
    totalCents: 4500,
    contact: { name: 'Ada', email: 'ada@example.com', phone: null },
    cancellation: { allowed: true, feeCents: 0, legs: [], holdsUntil: null, tiers: [] },
    feeCents: null,
    signName: null,
    note: null,
    events: [],
    mails: [],
    deletedAt: null,
    ...more,
  }) as unknown as TransferDetail;
