import { type CrewMonth, type CrewPayOfDay, openCents } from '#contract/crew/settling.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';

const EURO = 100;
type Cell = string | number;
const COLUMNS: readonly [TextKey<'admin-area'>, (row: CrewPayOfDay, language: Language) => Cell][] =
  [
    ['field.name', ({ name }) => name],
    ['mail.label.date', ({ date }) => date],
    ['transfers.csv.time', ({ time }) => time],
    [
      'crew.job',
      ({ title, to }, language) =>
        [title, to].flatMap((one) => (one ? [localize(one, 'name', language)] : [])).join(' – '),
    ],
    ['crew.people', ({ people }) => people],
    ['crew.pay', ({ payCents }) => payCents / EURO],
    ['crew.paid', ({ paidCents }) => paidCents / EURO],
    ['crew.cash_taken', ({ cashCents }) => cashCents / EURO],
    ['crew.handed_in', ({ handedInCents }) => handedInCents / EURO],
    ['crew.open', (row) => openCents(row) / EURO],
  ];

/** A month's jobs, a row each, for a spreadsheet. */
export const crewMonthCsv = ({ rows }: CrewMonth, language: Language): string =>
  csv(
    [
      COLUMNS.map(([heading]) => translate(language, 'admin-area', heading)),
      ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row, language))),
    ],
    language,
  );
