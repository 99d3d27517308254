import type { Dashboard } from '#contract/admin/admin.ts';

const received = { createdAt: '2026-07-01T22:30:00.000Z', language: 'de' as const };
/** Sample data of the dashboard. */
export const dashboard: Dashboard = {
  transfers: {
    counts: { new: 3, confirmed: 1 },
    newest: [
      {
        ...received,
        id: 'tr-1',
        reference: 'TR1',
        status: 'new',
        from: { name: 'Aeropuerto', translations: { name: { en: 'Airport' } } },
        to: { name: 'Ciutadella', translations: {} },
        vehicle: { name: 'Minibus', translations: {} },
        outbound: { date: '2027-06-12', time: '14:30', flight: 'VY 3726' },
        hasReturn: true,
        adults: 2,
        childAges: [4, 7],
        totalCents: 8900,
        currency: 'EUR',
        note: 'Bitte mit Kindersitz',
        contact: { name: 'Grace', email: 'grace@example.com', phone: '+44 7700 900123' },
      },
    ],
  },
  wishes: [],
  trips: { counts: {}, newest: [] },
  messages: {
    counts: { new: 1 },
    newest: [
      {
        ...received,
        id: 1,
        status: 'new',
        message: 'Hallo',
        contact: { name: 'Alan', email: null, phone: '12' },
      },
    ],
  },
  mails: {
    counts: { failed: 1 },
    newest: [
      {
        id: 'm',
        to: 'a@b.cd',
        subject: 'Your request',
        status: 'failed',
        attempts: 3,
        error: 'No route',
        createdAt: received.createdAt,
      },
    ],
  },
  requests: { weeks: [], transfers: [], trips: [], zones: [], languages: [] },
  health: {
    translations: {
      es: { missing: 0, draft: 0, outdated: 0 },
      en: { missing: 0, draft: 0, outdated: 0 },
      de: { missing: 2, draft: 0, outdated: 1 },
      ca: { missing: 0, draft: 0, outdated: 0 },
    },
    picturesWithoutAlt: 0,
    badLengths: [],
    drafts: { total: 0, newest: [] },
  },
  tasks: ['taxId'],
  disputes: [],
  partners: [{ id: 3, name: 'Hotel Illa', toIssue: 2, toPay: 1 }],
};
