import type { Statement } from '#contract/money/partners.ts';
import type { TextKey } from '#core/locales/strings.ts';
import { csv } from '#core/text/csv.ts';
import type { StatedPartner } from './statements.reads.ts';
import { wordsIn } from './words.ts';

const HEADINGS: TextKey<'admin-area'>[] = [
  'mail.label.reference',
  'mail.label.date',
  'statement.service',
  'statement.base',
  'statement.rate',
  'statement.amount',
  'statement.remark',
];

/** In the partner's language; the last line is the total. */
export function statementCsv(
  { language }: StatedPartner,
  { items, totalCents }: Statement,
): string {
  const t = wordsIn(language);
  return csv(
    [
      HEADINGS.map((key) => t(key)),
      ...items.map(({ reference, date, title, baseCents, commissionBp, cents, isDifference }) => [
        ...[reference, date, title, baseCents / 100, commissionBp / 100, cents / 100],
        isDifference ? t('statement.difference') : '',
      ]),
      [t('statement.total'), '', '', '', '', totalCents / 100, ''],
    ],
    language,
  );
}
