import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { requestEvents, transferLegs, transferRequests } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { TransferPayment } from '#orders/paying/links/to-pay.ts';
import { transferFirmMail } from '../mail/firm-mail.ts';
import { type TransferInMail, transferMails } from '../mail/mails.ts';
import { bindVans, hasAllVans } from '../vans/vans.sql.ts';

/**
 * Confirms a request that was just written if each of its journeys gets a van: of two requests for the last one, the first is confirmed and the other
 * stays a request, with no van bound.
 */
export function atOnceStatements(
  db: Database,
  requestId: string,
  { now, isConfirmed }: { now: Date; isConfirmed: SQL },
): BatchItem<'sqlite'>[] {
  const isNew = and(eq(transferRequests.id, requestId), eq(transferRequests.status, 'new'));
  return [
    ...bindVans(db, { requestId, which: 'unbound', when: sql`true`, now }),
    db
      .update(transferRequests)
      .set({ status: 'confirmed', updatedAt: now.toISOString() })
      .where(and(isNew, hasAllVans(requestId))),
    db
      .update(transferLegs)
      .set({ resourceId: null })
      .where(and(eq(transferLegs.requestId, requestId), not(isConfirmed))),
    insertIf(
      db,
      requestEvents,
      {
        ...{ requestId, kind: 'transfer', fromStatus: 'new', toStatus: 'confirmed' },
        actor: 'system',
      },
      isConfirmed,
    ),
  ];
}

/** Mails about a request that was confirmed at once: to its guest, and to the firm. */
export const atOnceMails = (
  site: MailSite,
  request: TransferInMail,
  manageUrl: string,
  payment: TransferPayment | undefined,
): Mail[] => {
  const confirmed = { ...request, status: 'confirmed' as const };
  return [
    ...transferMails('confirmed', site, confirmed, manageUrl, { payment }),
    ...transferFirmMail('booked', site, confirmed, {}),
  ];
};
