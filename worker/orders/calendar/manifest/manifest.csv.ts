import type {
  Manifest,
  ManifestBooking,
  ManifestTicket,
} from '#contract/bookings/firm-calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';
import { answerText } from '#orders/bookings/needs/answers.ts';

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
  [
    'manifest.pickup',
    ({ booking: { pickup }, isFirst }, language) =>
      pickup && isFirst
        ? [pickup.time, localize(pickup, 'name', language), pickup.hotel, pickup.room]
            .filter(Boolean)
            .join(', ')
        : '',
  ],
  ['manifest.guest_notes', ({ booking, isFirst }) => (isFirst ? booking.notes : '')],
  ['manifest.firm_note', ({ booking, isFirst }) => (isFirst ? booking.note : '')],
  ['money.balance', ({ booking, isFirst }) => (isFirst ? booking.money.owedCents / 100 : 0)],
  ['manifest.ticket', ({ ticket }) => ticket.code],
  ['manifest.checked_in', ({ ticket }) => ticket.redeemedAt],
  ['state.no_show', ({ ticket }) => ticket.noShowAt],
];

/** One row a ticket; notes and extras, which belong to the booking, stand in its first row. */
export function manifestCsv({ questions, bookings }: Manifest, language: Language): string {
  // Answers to questions that are asked no more have a column each, too.
  const given = bookings.flatMap(({ answers, tickets }) => [
    ...answers,
    ...tickets.flatMap((ticket) => ticket.answers),
  ]);
  const asked = [
    ...questions.map(({ id }) => id),
    ...given.map(({ questionId }) => questionId),
  ].filter((id, at, all) => all.indexOf(id) === at);
  const heading = (id: string) => {
    const question = questions.find((one) => one.id === id);
    return question
      ? localize(question, 'question', language)
      : (given.find(({ questionId }) => questionId === id)?.question ?? id);
  };
  const answer = (id: string, { booking, ticket, isFirst }: Row) => {
    const own = [...(isFirst ? booking.answers : []), ...ticket.answers];
    const found = own.find(({ questionId }) => questionId === id);
    return found ? answerText(questions, found, language) : '';
  };
  return csv(
    [
      [...COLUMNS.map(([name]) => translate(language, 'admin-area', name)), ...asked.map(heading)],
      ...bookings.flatMap((booking) =>
        booking.tickets.map((ticket, n) => {
          const row = { booking, ticket, isFirst: n === 0 };
          return [
            ...COLUMNS.map(([, cell]) => cell(row, language)),
            ...asked.map((id) => answer(id, row)),
          ];
        }),
      ),
    ],
    language,
  );
}
