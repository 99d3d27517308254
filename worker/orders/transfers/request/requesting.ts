import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Language } from '#contract/languages/language.ts';
import type { ReceiptCustomer } from '#contract/money/receipts.ts';
import type { QuoteInput, TransferRequestInput } from '#contract/transfers/request.ts';
import { transferPath, transferToken } from '#core/auth/transfer-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { requestEvents, transferLegs, transferLines, transferRequests } from '#core/db/schema.ts';
import type { agreedTo } from '#core/db/statements/agreement.ts';
import { attribution, type SentBy } from '#core/db/statements/attribution.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { SentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { Discount } from '#money/codes/discounts.ts';
import { hasUse } from '#money/codes/uses.sql.ts';
import { oweStatement } from '#money/ledger/entries.ts';
import { customerStatements } from '#orders/items/order-customer.ts';
import { payUrl } from '#orders/paying/links/subject.ts';
import type { TransferPayment } from '#orders/paying/links/to-pay.ts';
import { transferMails } from '../mail/mails.ts';
import { vansAfter } from '../vans/vans-after.ts';
import { atOnceMails, atOnceStatements } from './at-once.ts';
import type { PricedRequest } from './price.ts';

export type NewRequest = {
  quote: QuoteInput;
  priced: PricedRequest;
  discount: Discount | undefined;
  contact: {
    name: string | null;
    email?: string | null | undefined;
    phone?: string | null | undefined;
  };
  /** Of a request that is an order of its own. */
  customer?: ReceiptCustomer | null;
  signName: TransferRequestInput['signName'];
  note: TransferRequestInput['note'];
  language: Language;
  status: 'new' | 'spam' | 'confirmed' | 'driver_assigned';
  sentBy: SentBy;
  /** What the guest will pay us, and when. */
  payment: TransferPayment | undefined;
  /** Empty where the firm entered it for the guest. */
  privacyEdition: string;
  agreement: Partial<ReturnType<typeof agreedTo>>;
  /** Entered by the firm. */
  byFirm?: { actor: string; source: string; driverId: number | null };
  /** It is confirmed if every journey gets a van, and stays a request otherwise. */
  atOnce?: boolean | undefined;
};

/**
 * Statements that write a request with its legs, lines, first event and mails if `isNew` holds; `isMade` is that they wrote it. Part of an
 * order, the request has neither key nor mails of its own.
 */
export async function requesting(
  db: Database,
  request: NewRequest,
  {
    sent,
    orderId = null,
    site,
    secret,
    origin,
    now,
    isNew,
  }: {
    sent?: SentWords;
    orderId?: string | null;
    site: MailSite;
    secret: string;
    origin: string;
    now: Date;
    isNew: SQL;
  },
) {
  const { quote, priced, discount, contact, signName, note, language, status, byFirm } = request;
  const actor = byFirm?.actor ?? 'guest';
  const { adults, childAges, luggage, extras } = quote;
  const { from, to, legs, vehicle, lines, totalCents, cancellation } = priced;
  const key = { id: crypto.randomUUID(), reference: newReference() };
  const inMail = {
    ...key,
    status,
    version: 1,
    from,
    to,
    legs,
    vehicle,
    adults,
    childAges,
    luggage,
    totalCents,
    lines,
    cancellation,
    contact,
    signName,
    note,
    language,
  };
  const manageUrl = `${origin}/${language}${await transferPath(secret, key)}`;
  const isConfirmed = hasRow(
    transferRequests,
    and(eq(transferRequests.id, key.id), eq(transferRequests.status, 'confirmed')),
  );
  const { atOnce, payment } = request;
  const received = transferMails('received', site, inMail, manageUrl, { payment });
  const toPay =
    atOnce && payment && payment.onlineCents > 0
      ? {
          ...payment,
          toPay: {
            cents: payment.onlineCents,
            url: await payUrl(secret, origin, { kind: 'transfer', ...key }),
          },
        }
      : payment;
  const confirmedMails = atOnce ? atOnceMails(site, inMail, manageUrl, toPay) : [];
  const bound = atOnce
    ? atOnceStatements(db, key.id, { now, isConfirmed })
    : byFirm
      ? vansAfter(db, { id: key.id, status: 'new' }, { toStatus: status, isMoved: false, now })
      : [];
  const ofState: { mails: Mail[]; when: SQL }[] =
    status === 'spam' || orderId !== null
      ? []
      : atOnce
        ? [
            { mails: received, when: not(isConfirmed) },
            { mails: confirmedMails, when: isConfirmed },
          ]
        : [{ mails: received, when: sql`true` }];
  const wasMade = exists(
    db
      .select({ id: transferRequests.id })
      .from(transferRequests)
      .where(eq(transferRequests.id, key.id)),
  );
  const row = {
    ...key,
    orderId,
    idempotencyKey: sent?.keyHash ?? null,
    digest: sent?.digest ?? null,
    status,
    manageTokenHash: await hashToken(await transferToken(secret, key.id)),
    fromPlaceId: quote.from,
    toPlaceId: quote.to,
    vehicleCode: vehicle.code,
    adults,
    childAges,
    luggage,
    extras,
    totalCents,
    priceVersion: priced.priceVersion,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    signName,
    note,
    language,
    ...attribution('transfer', request.sentBy),
    codeId: discount?.id ?? null,
    privacyEdition: request.privacyEdition,
    privacyAcceptedAt: request.privacyEdition ? now.toISOString() : '',
    ...request.agreement,
    ...(byFirm && { source: byFirm.source }),
  };
  const statements: BatchItem<'sqlite'>[] = [
    insertIf(
      db,
      transferRequests,
      row,
      and(isNew, discount && hasUse(discount.id, now, orderId ?? '')) ?? isNew,
    ),
    ...legs.map((leg) =>
      insertIf(
        db,
        transferLegs,
        { requestId: key.id, ...leg, driverId: byFirm?.driverId ?? null },
        wasMade,
      ),
    ),
    ...lines.map((line, position) =>
      insertIf(db, transferLines, { requestId: key.id, position, ...line }, wasMade),
    ),
    insertIf(
      db,
      requestEvents,
      { requestId: key.id, kind: 'transfer', toStatus: status, actor },
      wasMade,
    ),
    ...customerStatements(db, request.customer ?? null, 'transfer_requests', {
      ...{ id: key.id, isDone: wasMade },
    }),
    ...bound,
    ...(byFirm || atOnce
      ? [oweStatement(db, { kind: 'transfer', id: key.id }, { actor, now })]
      : []),
    ...(
      await Promise.all(
        ofState.map(({ mails, when }) =>
          queueLimitedMails(db, site, mails, {
            visitor: contact.email,
            condition: sql`(${wasMade} AND ${when})`,
            now,
          }),
        ),
      )
    ).flat(),
  ];
  return { row, inMail, isMade: wasMade, isConfirmed, confirmedMails, statements };
}
