import * as v from 'valibot';
import { FIRST_DAY, LAST_DAY } from '../calendar.ts';
import { QueryDay } from '../days.schema.ts';
import { LANGUAGES } from '../languages/language.ts';
import { pagingEntries } from '../paging.schema.ts';
import { REPORT_BASES, REPORT_GROUPS, REPORT_KINDS } from './reports.ts';

/** `1` with demo bookings, `0` without; otherwise with them as long as there are no others. */
const demo = v.pipe(
  v.optional(v.string(), ''),
  v.metadata({ jsonSchema: { enum: ['0', '1'] } }),
  v.transform((text) => (text === '1' || text === '0' ? text === '1' : undefined)),
);
const whole = (from: number, to: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.metadata({ jsonSchema: { type: 'integer', minimum: from, maximum: to } }),
    v.transform((text) =>
      /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to
        ? Number(text)
        : undefined,
    ),
  );
const lang = v.fallback(v.optional(v.picklist(LANGUAGES)), undefined);

/** Without days: this month. `lang` is the language of a file. */
export const ReportQuery = v.object({
  from: QueryDay,
  to: QueryDay,
  by: v.fallback(v.optional(v.picklist(REPORT_GROUPS), 'month'), 'month'),
  basis: v.fallback(v.optional(v.picklist(REPORT_BASES), 'travel'), 'travel'),
  kind: v.fallback(v.optional(v.picklist(REPORT_KINDS), 'all'), 'all'),
  compare: v.fallback(v.optional(v.picklist(['year'])), undefined),
  demo,
  lang,
});

/** Who owes what the report with the same values says is outstanding. */
export const OwingQuery = v.object({ ...ReportQuery.entries, ...pagingEntries });

/** Without year and quarter: the last quarter that is over. */
export const QuarterQuery = v.object({
  year: whole(Number(FIRST_DAY.slice(0, 4)), Number(LAST_DAY.slice(0, 4))),
  quarter: whole(1, 4),
  demo,
  lang,
});
