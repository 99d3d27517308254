import { type SQL, sql } from 'drizzle-orm';
import { type CrewJob, jobParts } from '#contract/crew/crew.ts';

/** A row of `payRows`, as the database answers it. */
export type PayRow = {
  member: string;
  job: string;
  name: string;
  date: string;
  time: string;
  departureId: number | null;
  requestId: string | null;
  people: number;
  payCents: number;
  isUsual: 0 | 1;
  paidCents: number;
  cashCents: number;
  handedInCents: number;
};

/** Conditions on `departures d` and `transfer_legs l`. */
type Meant = { departures: SQL; journeys: SQL };
const NONE = sql`0`;

export function ofJob(job: CrewJob): Meant {
  const parts = jobParts(job);
  return parts.kind === 'departure'
    ? { departures: sql`d.id = ${parts.id}`, journeys: NONE }
    : { departures: NONE, journeys: sql`l.request_id = ${parts.id} AND l.leg = ${parts.leg}` };
}
export const ofDays = (from: string, to: string): Meant => ({
  departures: sql`d.local_date BETWEEN ${from} AND ${to}`,
  journeys: sql`l.local_date BETWEEN ${from} AND ${to}`,
});

const PEOPLE = sql.raw(
  `(SELECT coalesce(sum(coalesce(b.people, b.places)), 0) FROM bookings b WHERE b.departure_id = d.id AND b.status IN ('CONFIRMED', 'PENDING', 'REDEEMED') AND b.deleted_at IS NULL)`,
);
const DRIVEN = sql.raw(`('confirmed', 'driver_assigned', 'completed', 'no_show')`);

/**
 * Who has, had or helps with which job: those whom departures and journeys name, and those for whom something was agreed, entered or taken in cash.
 * Only the former get their own amount by themselves, unless a departure has no guests or was called off.
 */
const jobs = ({ departures, journeys }: Meant) => sql`meant AS (
    SELECT 'departure:' || d.id AS job, iif(d.guide_id IS NULL OR d.called_off_at IS NOT NULL OR d.taken = 0, NULL, 'guide:' || d.guide_id) AS leader,
      d.local_date AS date, d.local_time AS time, d.id AS departureId, NULL AS requestId, ${PEOPLE} AS people
    FROM departures d WHERE ${departures}
    UNION ALL
    SELECT 'transfer:' || l.request_id || ':' || l.leg, iif(l.driver_id IS NULL OR r.status NOT IN ${DRIVEN}, NULL, 'driver:' || l.driver_id),
      l.local_date, l.local_time, NULL, l.request_id, r.adults + json_array_length(r.child_ages)
    FROM transfer_legs l JOIN transfer_requests r ON r.id = l.request_id WHERE r.deleted_at IS NULL AND ${journeys}
  )`;

/** A cash report whose entry in the ledger was not taken back. */
const cashOf = (member: SQL, job: SQL) =>
  sql`(SELECT coalesce(-sum(e.cents), 0) FROM crew_reports c JOIN ledger_entries e ON e.key = c.data ->> '$.key'
      WHERE c.kind = 'cash' AND c.outcome = 'done' AND c.member = ${member} AND c.job = ${job}
        AND NOT EXISTS (SELECT 1 FROM ledger_entries u WHERE u.key = 'undo:' || e.id))`;
const sumOf = (kind: 'paid' | 'handed_in', member: SQL, job: SQL) =>
  sql`(SELECT coalesce(sum(e.cents), 0) FROM crew_entries e WHERE e.member = ${member} AND e.job = ${job} AND e.kind = ${sql.raw(`'${kind}'`)})`;
const agreedFor = (member: SQL, job: SQL) =>
  sql`(SELECT e.cents FROM crew_entries e WHERE e.member = ${member} AND e.job = ${job} AND e.kind = 'pay' ORDER BY e.id DESC LIMIT 1)`;

/** Pay and cash of each person at each of the jobs, by person and time. */
export function payRows(meant: Meant): SQL {
  const [member, job] = [sql.raw('p.member'), sql.raw('p.job')];
  const usual = sql.raw(
    `CASE WHEN p.member = j.leader THEN coalesce(w.pay_cents, 0) * iif(w.pay_per = 'guest', j.people, 1) ELSE 0 END`,
  );
  return sql`WITH ${jobs(meant)}, pairs AS (
      SELECT leader AS member, job FROM meant WHERE leader IS NOT NULL
      UNION SELECT member, job FROM crew_entries WHERE job IN (SELECT job FROM meant)
      UNION SELECT member, job FROM crew_reports WHERE kind = 'cash' AND outcome = 'done' AND job IN (SELECT job FROM meant)
    ), people AS (
      SELECT 'guide:' || id AS member, name, pay_cents, pay_per FROM guides UNION ALL SELECT 'driver:' || id, name, pay_cents, pay_per FROM drivers
    ), totals AS (
      SELECT p.member, p.job, w.name, j.date, j.time, j.departureId, j.requestId, j.people, p.member = j.leader AS isLeader,
        coalesce(${agreedFor(member, job)}, ${usual}) AS payCents, ${agreedFor(member, job)} IS NULL AS isUsual,
        ${sumOf('paid', member, job)} AS paidCents, ${cashOf(member, job)} AS cashCents, ${sumOf('handed_in', member, job)} AS handedInCents
      FROM pairs p JOIN meant j ON j.job = p.job JOIN people w ON w.member = p.member
    )
    SELECT member, job, name, date, time, departureId, requestId, people, payCents, isUsual, paidCents, cashCents, handedInCents FROM totals
    WHERE isLeader OR payCents <> 0 OR paidCents <> 0 OR cashCents <> 0 OR handedInCents <> 0
    ORDER BY name, member, date, time, job`;
}
