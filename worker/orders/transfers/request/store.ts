import { and, eq, exists, notExists } from 'drizzle-orm';
import type { Language } from '#contract/languages/language.ts';
import type { QuoteInput, TransferRequestInput } from '#contract/transfers/request.ts';
import { transferPath, transferToken } from '#core/auth/transfer-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { requestEvents, transferLegs, transferLines, transferRequests } from '#core/db/schema.ts';
import type { agreedTo } from '#core/db/statements/agreement.ts';
import { attribution, type SentBy } from '#core/db/statements/attribution.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError } from '#core/http/problem.ts';
import { isDuplicate, type SentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Discount } from '#money/codes/discounts.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { hasUse } from '#money/codes/uses.sql.ts';
import type { TransferPayment } from '#orders/paying/links/to-pay.ts';
import { transferMails } from '../mail/mails.ts';
import type { PricedRequest } from './price.ts';

/** The request that the same words or the same idempotency key made before. */
export function sameRequest(db: Database, sent: SentWords, now: Date) {
  const { id, reference, language, digest, contactEmail, contactPhone } = transferRequests;
  return db
    .select({ id, reference, language, digest, contactEmail, contactPhone })
    .from(transferRequests)
    .where(isDuplicate(transferRequests, sent, now));
}

export type StoredRequest = Awaited<ReturnType<typeof sameRequest>>[number];

type NewRequest = {
  quote: QuoteInput;
  priced: PricedRequest;
  discount: Discount | undefined;
  contact: Omit<TransferRequestInput['contact'], 'country'>;
  signName: TransferRequestInput['signName'];
  note: TransferRequestInput['note'];
  language: Language;
  status: 'new' | 'spam';
  sentBy: SentBy;
  /** What the guest will pay us, and when. */
  payment: TransferPayment | undefined;
  privacyEdition: string;
  agreement: ReturnType<typeof agreedTo>;
};

/** Writes request, event and mails in one batch unless the same request is there already; returns what is stored then. */
export async function storeRequest(
  db: Database,
  request: NewRequest,
  {
    sent,
    site,
    secret,
    origin,
    now,
  }: { sent: SentWords; site: MailSite; secret: string; origin: string; now: Date },
): Promise<StoredRequest> {
  const { quote, priced, discount, contact, signName, note, language, status } = request;
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
  const mails =
    status === 'spam'
      ? []
      : transferMails('received', site, inMail, manageUrl, { payment: request.payment });
  const wasMade = exists(
    db
      .select({ id: transferRequests.id })
      .from(transferRequests)
      .where(eq(transferRequests.id, key.id)),
  );
  const row = {
    ...key,
    idempotencyKey: sent.keyHash,
    digest: sent.digest,
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
    privacyAcceptedAt: now.toISOString(),
    ...request.agreement,
  };
  const isNew = notExists(sameRequest(db, sent, now));
  const results = await db.batch(
    batchOf([
      insertIf(
        db,
        transferRequests,
        row,
        and(isNew, discount && hasUse(discount.id, now)) ?? isNew,
      ),
      ...legs.map((leg) => insertIf(db, transferLegs, { requestId: key.id, ...leg }, wasMade)),
      ...lines.map((line, position) =>
        insertIf(db, transferLines, { requestId: key.id, position, ...line }, wasMade),
      ),
      insertIf(
        db,
        requestEvents,
        { requestId: key.id, kind: 'transfer', toStatus: status, actor: 'guest' },
        wasMade,
      ),
      ...(await queueLimitedMails(db, site, mails, {
        visitor: contact.email,
        condition: wasMade,
        now,
      })),
      sameRequest(db, sent, now),
    ]),
  );
  const [stored] = results.at(-1) as StoredRequest[];
  if (!stored && discount) await demandUse(db, discount, now);
  if (!stored) throw new ApiError(503, 'problem.request_not_stored');
  return stored;
}
