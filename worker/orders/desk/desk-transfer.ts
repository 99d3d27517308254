import { and, eq, isNull } from 'drizzle-orm';
import type { DeskItem } from '#contract/orders/desk-order.ts';
import { transferPath } from '#core/auth/transfer-link.ts';
import { drivers } from '#core/db/schema.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { queueMailIf } from '#core/mail/outbox.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { transferTerms } from '#money/payments/terms.ts';
import { paymentAhead } from '#orders/paying/links/to-pay.ts';
import { demandPresent } from '#orders/resources/days-off.ts';
import { toGuest } from '#orders/transfers/booking/change-transfer.ts';
import { transferMails } from '#orders/transfers/mail/mails.ts';
import { priceData } from '#orders/transfers/prices/quote.reads.ts';
import { agreedRequest, withDiscount } from '#orders/transfers/request/price.ts';
import { refuse } from '#orders/transfers/request/refuse.ts';
import { requesting } from '#orders/transfers/request/requesting.ts';
import { type DeskOrdering, type ListedDeskItem, owedAtOnce } from './desk-item.ts';

async function demandDriver({ c }: DeskOrdering, driverId: number | null): Promise<void> {
  if (driverId === null) return;
  const isThere = and(eq(drivers.id, driverId), isNull(drivers.deletedAt), drivers.isActive);
  const [row] = await c.var.db.select({ id: drivers.id }).from(drivers).where(isThere);
  if (!row) throw refuse('driverId', 'invalid', 'problem.no_such_driver');
}

/** A transfer by hand, confirmed at once or to be answered; its price is that of the table, or as agreed. */
export async function deskTransfer(
  ordering: DeskOrdering,
  input: DeskItem<'transfer'>,
): Promise<ListedDeskItem> {
  const { c, now, secret, contact, language, actor } = ordering;
  const { db, reader } = c.var;
  const { vehicle, signName, driverId, evenIfOff, price, status } = input;
  const { from, to, outbound, return: back, adults, childAges, luggage, extras } = input;
  const quote = { from, to, outbound, return: back, adults, childAges, luggage, extras };
  const [data, site] = await Promise.all([
    reader.run(priceData(c.env, db, [from, to])),
    reader.run(mailSite(db)),
    demandDriver(ordering, driverId),
  ]);
  const priced = agreedRequest(data, quote, vehicle, price?.totalCents, now);
  if (driverId !== null && !evenIfOff) {
    const jobs = priced.legs.map((leg) => ({ ...leg, date: leg.localDate }));
    await demandPresent(c, { kind: 'driver', id: driverId }, jobs);
  }

  return {
    codeUse: { for: 'transfer', totalCents: priced.totalCents },
    prepare: async (discount) => {
      const sold = price ? priced : withDiscount(priced, discount);
      const isBound = status === 'confirmed';
      const state = isBound && driverId !== null ? 'driver_assigned' : status;
      const terms = transferTerms(c.env, data.payments);
      const [leg] = sold.legs;
      const origin = siteOrigin(c.env, c.req.url);
      const { row, inMail, isMade, statements } = await requesting(
        db,
        {
          ...{ quote, priced: sold, discount: price ? undefined : discount, contact },
          ...{ signName, note: input.note ?? ordering.notes ?? undefined, language },
          ...{ status: state, sentBy: ordering.sentBy, payment: undefined },
          ...{ privacyEdition: '', agreement: {} },
          byFirm: { actor, source: ordering.source, driverId },
        },
        { ...{ orderId: ordering.orderId, site, secret, origin, now }, isNew: ordering.isThere },
      );
      const url = `${origin}/${language}${await transferPath(secret, row)}`;
      const payment = paymentAhead(terms, sold.totalCents);
      const mails = ordering.notify
        ? toGuest(
            transferMails(isBound ? 'confirmed' : 'received', site, inMail, url, { payment }),
            contact.email,
          )
        : [];
      const audit: AuditEntry = {
        ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId, entityId: row.id },
        action: 'create',
        entity: 'transfer-requests',
        ...(price && { detail: { price: price.reason } }),
      };
      return {
        subject: { kind: 'transfer', id: row.id },
        start: `${leg?.localDate} ${leg?.localTime}`,
        ...owedAtOnce(isBound, terms, sold.totalCents),
        statements: [
          ...statements,
          auditEntryIf(db, audit, isMade),
          ...mails.map((mail) => queueMailIf(db, mail, isMade)),
        ],
        isMade,
        refusal: async () => {
          if (discount && !price) await demandUse(db, discount, now);
          return undefined;
        },
      };
    },
  };
}
