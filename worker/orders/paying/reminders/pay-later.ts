import { and, asc, gt, inArray, lt, max, sql } from 'drizzle-orm';
import type { PaidSubject } from '#contract/money/payments.ts';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { outbox, paymentSessions } from '#core/db/schema.ts';
import { eachRow } from '#core/http/logs/each-row.ts';
import { logFailure } from '#core/http/logs/log.ts';
import { ApiError } from '#core/http/problem.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailOnce } from '#core/mail/outbox.ts';
import type { PaymentProvider } from '#money/payments/providers/provider.ts';
import { payLinkMail } from '../links/pay-link-mail.ts';
import { payUrl, subjectNamed } from '../links/subject.ts';
import { startPayment } from '../online/start-payment.ts';
import { toPayOf } from '../order-due.ts';

/** A call that is still under way has not failed. */
const PATIENCE_MS = 2 * 60_000;
/** As long as a hold is kept for it. */
const SINCE_MS = 24 * 3_600_000;

const MAX_FAILURES = 3;

export const payLaterId = (kind: PaidSubject, id: string) => `pay-later:${kind}:${id}`;

/** Whose payment the provider did not begin, and has not begun since. */
async function leftBehind(db: Database, now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { subjectKind: kind, subjectId: id } = paymentSessions;
  const mail = sql`SELECT 1 FROM ${outbox} WHERE ${outbox.id} = 'pay-later:' || ${kind} || ':' || ${id}`;
  const begun = sql`SELECT 1 FROM payment_parts AS its JOIN payment_sessions AS other ON other.id = its.session_id
    WHERE its.subject_kind = part.subject_kind AND its.subject_id = part.subject_id AND other.created_at > payment_sessions.created_at AND other.status IN ('open', 'paid', 'expired')`;
  const isLeft = sql`EXISTS (SELECT 1 FROM payment_parts AS part WHERE part.session_id = payment_sessions.id AND NOT EXISTS (${begun}))`;
  const last = max(paymentSessions.createdAt);
  return (
    db
      .select({ kind, id, returnUrl: paymentSessions.returnUrl, last })
      .from(paymentSessions)
      .where(
        and(
          inArray(paymentSessions.status, ['new', 'failed']),
          ...[
            gt(paymentSessions.createdAt, ago(SINCE_MS)),
            lt(paymentSessions.createdAt, ago(PATIENCE_MS)),
          ],
          sql`NOT EXISTS (${mail}) AND ${isLeft}`,
        ),
      )
      .groupBy(kind, id)
      // Each try adds a session: those that fail again are the last ones of the next run.
      .orderBy(asc(last))
      .limit(50)
  );
}

/** Whether the provider took it. What it refuses for good concerns that guest alone. */
async function begins(start: Promise<unknown>): Promise<boolean | 'refused'> {
  try {
    await start;
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status !== 503) return 'refused';
    logFailure('payment', error);
    return false;
  }
}

/** Mails the link to pay to guests whom the provider kept from paying, once it answers again. When it fails for three in a row it is down: the run ends. */
export async function mailPayLater(
  db: Database,
  provider: PaymentProvider,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const rows = await leftBehind(db, now);
  if (rows.length === 0) return;
  const site = await new Reader(db).run(mailSite(db));
  let failures = 0;
  await eachRow('pay later', rows, async ({ kind, id, returnUrl }) => {
    if (failures >= MAX_FAILURES) return;
    const [subject, toPay] = await Promise.all([
      subjectNamed(db, kind, id),
      toPayOf(db, { kind, id }, now),
    ]);
    const email = subject?.contact.email;
    const first = toPay?.parts[0];
    if (!subject || !toPay || !first || !email) return;
    const { payer, parts, cents } = toPay;
    const { origin } = new URL(returnUrl);
    const begun = await begins(startPayment(db, provider, payer, parts, { now, origin }));
    failures = begun === false ? failures + 1 : 0;
    if (begun !== true) return;
    const { reference, language, contact } = subject;
    const facts = {
      ...{ ...first.subject, reference, language, email },
      ...{ name: contact.name, title: payer.title, cents },
    };
    const mail = payLinkMail(
      site,
      { ...facts, url: await payUrl(secret, origin, subject) },
      'later',
    );
    await queueMailOnce(db, { ...mail, id: payLaterId(kind, id) });
  });
}
