import { islandClock } from '#contract/calendar.ts';
import type { Language } from '#contract/languages/language.ts';
import { LEDGER_WORDS, METHOD_WORDS } from '#contract/money/ledger.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';
import type { Movement } from './quarter.reads.ts';

const KINDS = { ...LEDGER_WORDS, issue: 'reports.voucher_sold', moved: 'money.moved' } as const;

type Word = (key: TextKey<'admin-area'>) => string;
type Column = [
  heading: TextKey<'admin-area'>,
  cell: (movement: Movement, word: Word) => string | number | null,
];
const COLUMNS: readonly Column[] = [
  ['reports.column_date', ({ at }) => islandClock(new Date(at)).replace('T', ' ')],
  ['mail.label.reference', ({ reference }) => reference],
  ['reports.column_movement', ({ kind }, word) => word(KINDS[kind])],
  [
    'reports.kind',
    ({ service }, word) =>
      service && word(service === 'booking' ? 'reports.trip' : 'reports.transfers'),
  ],
  ['money.method', ({ method }, word) => method && word(METHOD_WORDS[method])],
  ['money.amount', ({ cents }) => cents / 100],
  ['transfers.csv.currency', () => 'EUR'],
  ['reports.column_vat', ({ vatCents }) => (vatCents === null ? null : vatCents / 100)],
  ['reports.column_receipt', ({ receipt }) => receipt],
  ['reports.column_payment', ({ paymentReference }) => paymentReference],
  ['reports.column_demo', ({ isDemo }, word) => (isDemo ? word('reports.yes') : null)],
];

/** One row for each movement of money, amounts in euros. */
export function quarterCsv(movements: readonly Movement[], language: Language): string {
  const word: Word = (key) => translate(language, 'admin-area', key);
  return csv(
    [
      COLUMNS.map(([heading]) => word(heading)),
      ...movements.map((movement) => COLUMNS.map(([, cell]) => cell(movement, word))),
    ],
    language,
  );
}
