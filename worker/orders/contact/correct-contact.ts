import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Language } from '#contract/languages/language.ts';
import type { ContactCorrection } from '#contract/orders/contact-correction.ts';
import { tooMany } from '#core/auth/throttle.ts';
import type { Database } from '#core/db/client.ts';
import { type Counter, countAttempts } from '#core/db/statements/attempts.ts';
import { ApiError } from '#core/http/problem.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import { type Corrected, contactMails, type Reached } from './contact-mails.ts';

/** Corrections of one booking within an hour: each can mail two addresses. */
const CORRECTIONS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

const invalid = (code: 'required' | 'contact_needed') =>
  new ApiError(422, 'problem.invalid_fields', { errors: [{ path: 'contact.email', code }] });

/**
 * The contact with a correction, its telephone in E.164; undefined when it is the same. An e-mail address is replaced and not removed: a
 * booking with one is announced by mail.
 */
export function corrected(
  former: Reached,
  { contact }: ContactCorrection,
  language: Language,
): Reached | undefined {
  const email = contact.email === undefined ? former.email : contact.email;
  const phone = contact.phone === undefined ? former.phone : contact.phone;
  if (former.email !== null && email === null) throw invalid('required');
  if (email === null && phone === null) throw invalid('contact_needed');
  const stored = storedContact({ email: email ?? undefined, phone: phone ?? undefined }, language);
  const now = { email: stored.email ?? null, phone: stored.phone ?? null };
  return now.email === former.email && now.phone === former.phone ? undefined : now;
}

/** The names of the fields that differ, for the history: it holds no address. */
export const correctedFields = (former: Reached, now: Reached) => [
  ...(former.email === now.email ? [] : ['email' as const]),
  ...(former.phone === now.phone ? [] : ['phone' as const]),
];

/** Refuses what is corrected too often. */
export async function countCorrection(db: Database, id: string): Promise<void> {
  const counter: Counter = { key: `contact:${id}`, windowMs: HOUR_MS };
  const [count = 0] = await countAttempts(db, [counter]);
  if (count > CORRECTIONS_AN_HOUR) throw tooMany(counter);
}

type ContactMails = { site: MailSite; of: Corrected; former: Reached; contact: Reached; now: Date };

/** Enqueues the mails to both addresses if `condition` holds when the batch runs. */
export async function queueContactMails(
  db: Database,
  { site, of, former, contact, now }: ContactMails,
  condition: SQL,
): Promise<BatchItem<'sqlite'>[]> {
  const statements = await Promise.all(
    contactMails(site, of, former, contact).map((mail) =>
      queueLimitedMails(db, site, [mail], { visitor: mail.to, condition, now }),
    ),
  );
  return statements.flat();
}
