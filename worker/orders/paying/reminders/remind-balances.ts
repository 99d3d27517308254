import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { addDays } from '#contract/calendar.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import {
  bookings,
  outbox,
  partners,
  paymentParts,
  transferLegs,
  transferRequests,
} from '#core/db/schema.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailOnce } from '#core/mail/outbox.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import { paymentSettings } from '#money/payments/settings.ts';
import { payableOf } from '../due.ts';
import { payLinkMail } from '../links/pay-link-mail.ts';
import { payUrl, subjectNamed } from '../links/subject.ts';

/** By Menorca's clock: no reminders at night. */
const DAYTIME = { from: '09:00', to: '20:00' } as const;
/** One run an hour is enough. */
const FIRST_MINUTES = '05';
/** Who has just booked knows what is open. */
const FRESH_MS = 24 * 3_600_000;
const MAILS_A_RUN = 20;

type Due = { kind: MoneySubject; id: string; date: string; time: string };
type Around = { origin: string; secret: string; now: Date };

export const reminderId = (kind: MoneySubject, id: string) => `reminder:${kind}:${id}`;

/** Open, of a guest who can be written to and pays the firm itself, and not reminded yet. */
function isDue(
  kind: MoneySubject,
  table: typeof bookings | typeof transferRequests,
  now: Date,
): SQL | undefined {
  const id = sql`${table.id}`;
  const mail = sql`SELECT 1 FROM ${outbox} WHERE ${outbox.id} = ${`reminder:${kind}:`} || ${id}`;
  const net = sql`SELECT 1 FROM ${partners} WHERE ${partners.id} = ${table.partnerId} AND ${partners.terms} = 'net'`;
  return and(
    ...[
      isNull(table.deletedAt),
      eq(table.isDemo, false),
      sql`coalesce(${table.contactEmail}, '') <> ''`,
    ],
    lt(table.createdAt, new Date(now.getTime() - FRESH_MS).toISOString()),
    sql`${sumOf(kind, id)} > 0 AND NOT EXISTS (${mail}) AND NOT EXISTS (${net})`,
  );
}

/** Its terms ask for a payment online, or one was begun. */
const isAsked = (
  kind: MoneySubject,
  { terms, id }: typeof bookings | typeof transferRequests,
): SQL =>
  sql`(${terms} ->> '$.payment' IN ('deposit', 'all')
    OR EXISTS (SELECT 1 FROM ${paymentParts} WHERE ${paymentParts.subjectKind} = ${kind} AND ${paymentParts.subjectId} = ${id}))`;

async function dueSubjects(
  db: Database,
  days: { after: string; to: string },
  now: Date,
): Promise<Due[]> {
  const { after, to } = days;
  const ofTrips = await db
    .select({ id: bookings.id, date: bookings.localDate, time: bookings.localTime })
    .from(bookings)
    .where(
      and(
        ...[
          eq(bookings.status, 'CONFIRMED'),
          gt(bookings.localDate, after),
          lte(bookings.localDate, to),
        ],
        ...[isNull(bookings.resellerKeyId), isDue('booking', bookings, now)],
        // Who was asked what to do instead of a departure that was called off chooses first.
        or(isNull(bookings.choiceAskedAt), isNotNull(bookings.choice)),
        isAsked('booking', bookings),
      ),
    )
    .orderBy(asc(bookings.localDate))
    .limit(MAILS_A_RUN);
  const earlier = db
    .select({ id: sql`1` })
    .from(transferLegs)
    .where(
      and(eq(transferLegs.requestId, transferRequests.id), lte(transferLegs.localDate, after)),
    );
  const ofTransfers = await db
    .select({
      id: transferRequests.id,
      first: sql<string>`min(${transferLegs.localDate} || ' ' || ${transferLegs.localTime})`.as(
        'first',
      ),
    })
    .from(transferRequests)
    .innerJoin(transferLegs, eq(transferLegs.requestId, transferRequests.id))
    .where(
      and(
        ...[
          inArray(transferRequests.status, ['confirmed', 'driver_assigned']),
          lte(transferLegs.localDate, to),
        ],
        ...[notExists(earlier), isDue('transfer', transferRequests, now)],
        isAsked('transfer', transferRequests),
      ),
    )
    .groupBy(transferRequests.id)
    .limit(MAILS_A_RUN);
  return [
    ...ofTrips.map((one) => ({ kind: 'booking' as const, ...one })),
    ...ofTransfers.map(({ id, first }) => ({
      kind: 'transfer' as const,
      id,
      date: first.slice(0, 10),
      time: first.slice(11),
    })),
  ];
}

/** Reminds guests of what is open, some days before their trip or journey, once, with the link to pay it. How many were reminded. */
export async function remindBalances(
  db: Database,
  { origin, secret, now }: Around,
): Promise<number> {
  const { date: today, time } = wallTime(now);
  const { reminderDays } = await paymentSettings(db);
  if (
    reminderDays === 0 ||
    time < DAYTIME.from ||
    time >= DAYTIME.to ||
    time.slice(3) >= FIRST_MINUTES
  )
    return 0;
  const due = await dueSubjects(db, { after: today, to: addDays(today, reminderDays) }, now);
  if (due.length === 0) return 0;
  const site = await new Reader(db).run(mailSite(db));
  let reminded = 0;
  await eachRow('reminder', due, async ({ kind, id, ...start }) => {
    const [subject, payable] = await Promise.all([
      subjectNamed(db, kind, id),
      payableOf(db, { kind, id }, now),
    ]);
    const cents = payable?.linkCents ?? 0;
    const email = subject?.contact.email;
    if (!subject || !payable || !email || cents === 0) return;
    const { reference, language, contact } = subject;
    const facts = {
      kind,
      id,
      reference,
      language,
      email,
      name: contact.name,
      title: payable.title,
      cents,
      start,
    };
    const mail = payLinkMail(
      site,
      { ...facts, url: await payUrl(secret, origin, subject) },
      'reminder',
    );
    await queueMailOnce(db, { ...mail, id: reminderId(kind, id) });
    reminded += 1;
  });
  return reminded;
}
