import type { PartnerTerms, StatementLine } from '#contract/money/partners.ts';
import type { EarnedRow } from './earned.sql.ts';

/** Rounded half up, of each booking. */
export const commissionCents = (baseCents: number, commissionBp: number) =>
  Math.floor((baseCents * commissionBp + 5000) / 10_000);

const monthOf = (date: string) => date.slice(0, 7);
const nextMonth = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** What a statement says of a row: where it was stated before, the difference. On net terms the partner owes what the guest has not paid us. */
function lineOf(row: EarnedRow, terms: PartnerTerms): StatementLine | undefined {
  const {
    subjectKind,
    subjectId,
    reference,
    date,
    title,
    baseCents,
    directCents,
    commissionBp,
    statedCents,
    statedBaseCents,
  } = row;
  const earned =
    commissionCents(baseCents, commissionBp) - (terms === 'net' ? baseCents - directCents : 0);
  const cents = earned - statedCents;
  if (cents === 0 && baseCents === statedBaseCents) return undefined;
  return {
    ...{ subjectKind, subjectId, reference, date, title, baseCents, commissionBp, cents },
    isDifference: row.isStated === 1,
  };
}

/**
 * Lines of the months that are not stated yet, by month: what takes place in it and, in the first of them, what changed of what was stated before.
 * `lastIssued`: the last month that was stated. `today`: `YYYY-MM-DD`.
 */
export function openMonths(
  rows: readonly EarnedRow[],
  {
    terms,
    lastIssued,
    today,
  }: { terms: PartnerTerms; lastIssued: string | undefined; today: string },
): Map<string, StatementLine[]> {
  const isAhead = (row: EarnedRow) => lastIssued === undefined || monthOf(row.date) > lastIssued;
  const own = rows.filter((row) => isAhead(row) && row.isStated === 0);
  const changed = rows.filter((row) => !own.includes(row));
  const ofOwn = own.flatMap((row) => {
    const line = lineOf(row, terms);
    return line ? [[monthOf(row.date), line] as const] : [];
  });
  const first = [...ofOwn.map(([month]) => month), monthOf(today)].sort()[0] ?? monthOf(today);
  const next = lastIssued !== undefined && first <= lastIssued ? nextMonth(lastIssued) : first;
  const ofChanged = changed.flatMap((row) => {
    const line = lineOf(row, terms);
    return line ? [[next, line] as const] : [];
  });
  return new Map(
    [...Map.groupBy([...ofChanged, ...ofOwn], ([month]) => month)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, lines]) => [month, lines.map(([, line]) => line)]),
  );
}

export const totalOf = (lines: readonly { cents: number }[]) =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
