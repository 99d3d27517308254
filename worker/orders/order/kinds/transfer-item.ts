import { not, sql } from 'drizzle-orm';
import type { ItemInput } from '#contract/orders/orders.ts';
import { agreedTo } from '#core/db/statements/agreement.ts';
import { queueLimitedMails } from '#core/mail/limited-mail.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { transferTerms } from '#money/payments/terms.ts';
import type { ListedItem, Ordering, PreparedItem } from '#orders/items/ordering.ts';
import { paymentAhead } from '#orders/paying/links/to-pay.ts';
import { transferFirmMail } from '#orders/transfers/mail/firm-mail.ts';
import { priceData } from '#orders/transfers/prices/quote.reads.ts';
import { demandPromised, priceRequest, withDiscount } from '#orders/transfers/request/price.ts';
import { promisedJourney } from '#orders/transfers/request/promise.ts';
import { requesting } from '#orders/transfers/request/requesting.ts';
import { transferInMail } from './transfer-in-mail.ts';

/** A transfer, as an item of an order; the firm confirms it, and it owes from then on. */
export async function transferItem(
  ordering: Ordering,
  input: ItemInput<'transfer'>,
): Promise<ListedItem> {
  const { db, reader, env, now, secret, contact, language } = ordering;
  const { signName, note = ordering.notes } = input;
  const { quote, promised } = await promisedJourney(input, secret, now);
  const data = await reader.run(priceData(env, db, [quote.from, quote.to]));
  const priced = priceRequest(data, quote, input.vehicle, now);
  demandPromised(env, data, priced, promised);

  return {
    codeUse: { for: 'transfer', totalCents: priced.totalCents },
    prepare: async (discount, { sentBy, isPaidByPartner }): Promise<PreparedItem> => {
      const sold = withDiscount(priced, discount);
      const payment = isPaidByPartner
        ? undefined
        : paymentAhead(transferTerms(env, data.payments), sold.totalCents);
      const { row, inMail, isMade, isConfirmed, confirmedMails, statements } = await requesting(
        db,
        {
          ...{ quote, priced: sold, discount, contact, signName, note, language, payment },
          ...{ status: 'new', sentBy, privacyEdition: ordering.privacyEdition },
          agreement: agreedTo(true, ordering.termsEdition, now),
          atOnce: sold.acceptsAtOnce,
        },
        {
          ...{ orderId: ordering.orderId, site: ordering.site, secret, origin: ordering.origin },
          ...{ now, isNew: ordering.isNew },
        },
      );
      const news = transferFirmMail('received', ordering.site, inMail, {});
      const mails = await Promise.all(
        [
          { about: news, condition: sql`(${isMade} AND ${not(isConfirmed)})` },
          { about: confirmedMails, condition: isConfirmed },
        ].map(({ about, condition }) =>
          queueLimitedMails(db, ordering.site, about, { visitor: contact.email, condition, now }),
        ),
      );
      return {
        id: row.id,
        ...{ totalCents: row.totalCents, dueCents: 0 },
        inMail: transferInMail(inMail),
        ...(sold.acceptsAtOnce && {
          atOnce: { isConfirmed, inMail: transferInMail({ ...inMail, status: 'confirmed' }) },
        }),
        statements: [...statements, ...mails.flat()],
        isMade,
        refusal: async () => {
          if (discount) await demandUse(db, discount, now);
          return undefined;
        },
      };
    },
  };
}
