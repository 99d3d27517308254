import type {
  Manifest,
  ManifestBooking,
  ManifestTicket,
} from '#contract/bookings/firm-calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';

type Row = { booking: ManifestBooking; ticket: ManifestTicket; isFirst: boolean };
type Column = [
  heading: Parameters<typeof translate<'admin-area'>>[2],
  cell: (row: Row, language: Language) => string | number | null,
];

const COLUMNS: Column[] = [
  ['mail.label.reference', ({ booking }) => booking.reference],
  ['mail.label.name', ({ booking, ticket }) => ticket.name ?? booking.contact.name],
  ['manifest.unit', ({ ticket }, language) => localize(ticket.unit, 'name', language)],
  ['manifest.age', ({ ticket }) => ticket.age],
  ['mail.label.phone', ({ booking }) => booking.contact.phone],
  ['mail.label.email', ({ booking }) => booking.contact.email],
  ['mail.label.language', ({ booking }) => booking.language],
  [
    'transfers.csv.extras',
    ({ booking, isFirst }, language) =>
      isFirst
        ? booking.extras
            .map((extra) => `${localize(extra, 'name', language)} × ${extra.quantity}`)
            .join(', ')
        : '',
  ],
  ['manifest.guest_notes', ({ booking, isFirst }) => (isFirst ? booking.notes : '')],
  ['manifest.firm_note', ({ booking, isFirst }) => (isFirst ? booking.note : '')],
  ['money.balance', ({ booking, isFirst }) => (isFirst ? booking.money.owedCents / 100 : 0)],
  ['manifest.ticket', ({ ticket }) => ticket.code],
  ['manifest.checked_in', ({ ticket }) => ticket.redeemedAt],
];

/** One row a ticket; notes and extras, which belong to the booking, stand in its first row. */
export const manifestCsv = ({ bookings }: Manifest, language: Language) =>
  csv(
    [
      COLUMNS.map(([heading]) => translate(language, 'admin-area', heading)),
      ...bookings.flatMap((booking) =>
        booking.tickets.map((ticket, n) =>
          COLUMNS.map(([, cell]) => cell({ booking, ticket, isFirst: n === 0 }, language)),
        ),
      ),
    ],
    language,
  );
