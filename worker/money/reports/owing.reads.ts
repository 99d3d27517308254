import { sql } from 'drizzle-orm';
import type { Owing, OwingSubject, ReportKind } from '#contract/money/reports.ts';
import type { Database } from '#core/db/client.ts';
import { type Read, read } from '#core/db/reader.ts';
import { SUBJECTS_OF } from './report.reads.ts';
import type { Span } from './spans.ts';
import { type Asked, owingSubjects } from './subjects.sql.ts';

type Wanted = Asked & { kind: ReportKind; span: Span; page: number; pageSize: number };
type Row = Omit<OwingSubject, 'contact'> & OwingSubject['contact'];

/** Who owes the outstanding money of a report, by day: the same subjects, the same sums. */
export function owingOf(
  db: Database,
  { kind, span, page, pageSize, ...asked }: Wanted,
): Read<Owing> {
  const all = sql.join(
    SUBJECTS_OF[kind].map((subject) => owingSubjects(subject, asked, span)),
    sql` UNION ALL `,
  );
  return read(
    [
      db.all<{ total: number; cents: number }>(
        sql`SELECT count(*) AS total, coalesce(sum("outstandingCents"), 0) AS cents FROM (${all})`,
      ),
      db.all<Row>(
        sql`SELECT * FROM (${all}) ORDER BY date, reference LIMIT ${sql.raw(String(pageSize))} OFFSET ${sql.raw(String((page - 1) * pageSize))}`,
      ),
    ],
    ([sum], rows) => ({
      ...span,
      outstandingCents: sum?.cents ?? 0,
      items: rows.map(({ name, email, phone, ...row }) => ({
        ...row,
        contact: { name, email, phone },
      })),
      total: sum?.total ?? 0,
      page,
      pageSize,
    }),
  );
}
