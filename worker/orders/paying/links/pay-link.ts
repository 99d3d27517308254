import { and, desc, eq, gt, not, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import type { GuestPayLink } from '#contract/money/payments.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { outbox } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError } from '#core/http/problem.ts';
import { money } from '#core/mail/format.ts';
import { mailSite, mailText } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import type { App } from '#env';
import { chosenProvider } from '#money/payments/providers/providers.ts';
import { payableOf } from '../due.ts';
import { payLinkMail } from './pay-link-mail.ts';
import { type NamedSubject, payUrl } from './subject.ts';

const AGAIN_MS = 10 * 60_000;

/** The link by which a guest pays what is due, else all that is owed; undefined when nothing can be paid online. */
async function linkTo(c: Context<App>, subject: NamedSubject, now: Date) {
  const { db, reader } = c.var;
  const [payable, provider, secret, site] = await Promise.all([
    payableOf(db, subject, now),
    chosenProvider(c.env, db),
    signingSecret(db, c.env.QUOTE_SECRET),
    reader.run(mailSite(db)),
  ]);
  const cents = payable?.linkCents ?? 0;
  if (!payable || !provider || cents === 0) return undefined;
  const url = await payUrl(secret, siteOrigin(c.env, c.req.url), subject);
  return { site, payable, cents, url };
}

export async function guestPayLink(
  c: Context<App>,
  subject: NamedSubject,
  now: Date,
): Promise<GuestPayLink | null> {
  const link = await linkTo(c, subject, now);
  if (!link) return null;
  const { site, payable, cents, url } = link;
  const { contact, language, reference } = subject;
  const text = mailText(site, language);
  const greeting = contact.name
    ? text('mail.greeting', { name: contact.name })
    : text('mail.greeting_nobody');
  const words = text('mail.pay_link.text', {
    amount: money(cents, language),
    title: payable.title,
    reference,
  });
  const chat =
    contact.phone && whatsappUrl(contact.phone, [greeting, words, url, site.siteName].join('\n\n'));
  return { url, cents, currency: 'EUR', whatsappUrl: chat || null, email: contact.email };
}

/** Mails the link, once in ten minutes; 422 for a guest without an address. `alongside` is written with the mail. */
export async function mailPayLink(
  c: Context<App>,
  subject: NamedSubject,
  now: Date,
  alongside: (isNew: SQL, cents: number) => BatchItem<'sqlite'>[],
): Promise<void> {
  const { db } = c.var;
  const link = await linkTo(c, subject, now);
  if (!link) throw new ApiError(409, 'problem.not_payable_online', { code: 'state' });
  const { site, payable, cents, url } = link;
  const { kind, id, reference, language } = subject;
  const { email, name } = subject.contact;
  if (!email) throw new ApiError(422, 'problem.guest_without_email', { code: 'no_email' });
  const mail = payLinkMail(site, {
    kind,
    id,
    reference,
    language,
    email,
    name,
    title: payable.title,
    cents,
    url,
  });
  const since = new Date(now.getTime() - AGAIN_MS).toISOString();
  const isNew = not(
    hasRow(
      outbox,
      and(eq(outbox.kind, mail.kind), eq(outbox.relatedId, id), gt(outbox.createdAt, since)),
    ),
  );
  // The mail comes last: what is written with it looks at the same condition.
  const results = await db.batch(
    batchOf([
      ...alongside(isNew, cents),
      queueMailIf(db, mail, isNew).returning({ id: outbox.id }),
    ]),
  );
  if ((results.at(-1) as unknown[]).length > 0) return;
  const [last] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.kind, mail.kind), eq(outbox.relatedId, id)))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  const seconds = Math.ceil((Date.parse(last?.at ?? '') + AGAIN_MS - now.getTime()) / 1000) || 1;
  throw new ApiError(429, 'problem.link_just_mailed', {
    headers: { 'Retry-After': String(Math.max(1, seconds)) },
  });
}
