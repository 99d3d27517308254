import type { TransferInboxState } from '#contract/admin/admin.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { DayLeg } from '#contract/transfers/admin/admin.ts';
import { translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';

type Exported = DayLeg & { createdAt: string; partnerName: string | null };
type Column = [
  heading: Parameters<typeof translate<'admin-area'>>[2],
  cell: (leg: Exported, language: Language) => string | number | null,
];

const STATES = {
  new: 'state.new',
  quoted: 'state.quoted',
  confirmed: 'state.confirmed',
  driver_assigned: 'state.driver_assigned',
  completed: 'state.completed',
  declined: 'state.declined',
  cancelled_customer: 'state.cancelled_customer',
  cancelled_operator: 'state.cancelled_operator',
  no_show: 'state.no_show',
  spam: 'state.spam',
} as const satisfies Record<TransferInboxState, string>;

const COLUMNS: Column[] = [
  ['mail.label.reference', ({ reference }) => reference],
  [
    'transfers.csv.state',
    ({ status }, language) => translate(language, 'admin-area', STATES[status]),
  ],
  [
    'mail.label.journey',
    ({ leg }, language) =>
      translate(
        language,
        'airport-transfers',
        leg === 'outbound' ? 'line.outbound' : 'line.return',
      ),
  ],
  ['mail.label.date', ({ date }) => date],
  ['transfers.csv.time', ({ time }) => time],
  ['mail.label.pick_up', ({ from }, language) => localize(from, 'name', language)],
  ['transfers.pickup_address', ({ pickupAddress }) => pickupAddress],
  ['mail.label.drop_off', ({ to }, language) => localize(to, 'name', language)],
  ['transfers.dropoff_address', ({ dropoffAddress }) => dropoffAddress],
  ['mail.label.flight', ({ flight }) => flight],
  ['mail.label.vehicle', ({ vehicle }, language) => localize(vehicle, 'name', language)],
  ['mail.label.adults', ({ adults }) => adults],
  ['mail.label.children', ({ childAges }) => childAges.join(' ')],
  ['transfers.csv.large', ({ luggage }) => luggage.large],
  ['transfers.csv.cabin', ({ luggage }) => luggage.cabin],
  ['transfers.csv.bulky', ({ luggage }) => luggage.bulky],
  [
    'transfers.csv.extras',
    ({ extras }) => extras.map(({ code, quantity }) => `${code} × ${quantity}`).join(', '),
  ],
  ['mail.label.name', ({ contact }) => contact.name],
  ['mail.label.email', ({ contact }) => contact.email],
  ['mail.label.phone', ({ contact }) => contact.phone],
  ['mail.label.language', ({ language }) => language],
  ['mail.label.sign', ({ signName }) => signName],
  ['transfers.csv.note', ({ note }) => note],
  ['mail.label.driver', ({ driver }) => driver?.name ?? null],
  ['mail.label.plate', ({ driver }) => driver?.plate ?? null],
  // For the whole request, so only in the row of its first leg.
  ['mail.label.total', ({ leg, totalCents }) => (leg === 'outbound' ? totalCents / 100 : 0)],
  ['money.balance', ({ leg, money }) => (leg === 'outbound' ? money.owedCents / 100 : 0)],
  ['transfers.csv.currency', ({ currency }) => currency],
  ['partner.title', ({ partnerName }) => partnerName],
  ['transfers.csv.received', ({ createdAt }) => createdAt],
];

/** One row per journey, headings in the reader's language. */
export const transferCsv = (legs: readonly Exported[], language: Language) =>
  csv(
    [
      COLUMNS.map(([heading]) => translate(language, 'admin-area', heading)),
      ...legs.map((leg) => COLUMNS.map(([, cell]) => cell(leg, language))),
    ],
    language,
  );
