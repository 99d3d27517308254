import { sql } from 'drizzle-orm';
import { ALL_DAY } from '#contract/bookings/firm-calendar.ts';
import type { CrewJob, CrewMember } from '#contract/crew/crew.ts';
import type { CrewMonth, CrewPay, CrewPayOfDay } from '#contract/crew/settling.ts';
import type { Database } from '#core/db/client.ts';
import { earningOf } from '#money/ledger/earning.sql.ts';
import { ofDays, ofJob, type PayRow, payRows } from './pay.sql.ts';

const payOf = ({ isUsual, ...row }: PayRow): CrewPay => ({
  member: row.member as CrewMember,
  job: row.job as CrewJob,
  name: row.name,
  people: row.people,
  payCents: row.payCents,
  isUsual: isUsual === 1,
  paidCents: row.paidCents,
  cashCents: row.cashCents,
  handedInCents: row.handedInCents,
});

/** Who is paid for a departure. */
export const payOfJob = async (db: Database, job: CrewJob): Promise<CrewPay[]> =>
  (await db.all<PayRow>(payRows(ofJob(job)))).map(payOf);

/** What a departure's bookings bring by the ledger, and the commission of those who sent them. */
export async function incomeOf(db: Database, departureId: number) {
  const earned = earningOf('booking');
  const [sums] = await db.all<{ income: number; commission: number }>(
    sql`SELECT coalesce(sum(cents), 0) AS income, coalesce(sum((cents * bp + 5000) / 10000), 0) AS commission
      FROM (SELECT ${earned} AS cents, iif(bookings.partner_id IS NULL, 0, coalesce(bookings.commission_bp, 0)) AS bp
        FROM bookings WHERE bookings.departure_id = ${departureId} AND bookings.deleted_at IS NULL)`,
  );
  return { incomeCents: sums?.income ?? 0, commissionCents: sums?.commission ?? 0 };
}

type NameRow = {
  job: string;
  name: string;
  names: string | null;
  toName: string | null;
  toNames: string | null;
  path: string;
};
/** What jobs are called, and where the administration shows them. */
const namesOf = (db: Database, from: string, to: string) =>
  db.all<NameRow>(sql`SELECT 'departure:' || d.id AS job, t.name AS name, t.translations -> '$.name' AS names, NULL AS toName, NULL AS toNames,
        '/departures/' || d.option_id || '/' || d.local_date || '/' || iif(d.local_time = '', ${ALL_DAY}, d.local_time) AS path
      FROM departures d JOIN trip_options o ON o.id = d.option_id JOIN trips t ON t.id = o.trip_id WHERE d.local_date BETWEEN ${from} AND ${to}
    UNION ALL
    SELECT 'transfer:' || l.request_id || ':' || l.leg, a.name, a.translations -> '$.name', b.name, b.translations -> '$.name', '/orders/' || r.reference
      FROM transfer_legs l JOIN transfer_requests r ON r.id = l.request_id
      JOIN transfer_places a ON a.id = iif(l.leg = 'outbound', r.from_place_id, r.to_place_id)
      JOIN transfer_places b ON b.id = iif(l.leg = 'outbound', r.to_place_id, r.from_place_id)
      WHERE l.local_date BETWEEN ${from} AND ${to}`);

const named = (name: string, names: string | null) => ({
  name,
  translations: names
    ? { name: JSON.parse(names) as CrewPayOfDay['title']['translations']['name'] }
    : {},
});

/** Pay and cash of a month. */
export async function crewMonth(db: Database, month: string): Promise<CrewMonth> {
  const [from, to] = [`${month}-01`, `${month}-31`];
  const [rows, names] = await Promise.all([
    db.all<PayRow>(payRows(ofDays(from, to))),
    namesOf(db, from, to),
  ]);
  const byJob = new Map(names.map((one) => [one.job, one]));
  return {
    month,
    rows: rows.map((row): CrewPayOfDay => {
      const job = byJob.get(row.job);
      return {
        ...payOf(row),
        ...{ date: row.date, time: row.time, path: job?.path ?? '' },
        title: named(job?.name ?? '', job?.names ?? null),
        to: job?.toName ? named(job.toName, job.toNames) : null,
      };
    }),
  };
}
