import { eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { menorcaToday } from '#contract/calendar.ts';
import type { VoucherItemStatus } from '#contract/money/vouchers.ts';
import type {
  OrderDetail,
  OrderDetailItem,
  OrderEvent,
  OrderedVoucher,
} from '#contract/orders/order-detail.ts';
import type { OrderListItem } from '#contract/orders/order-list.ts';
import type { ItemKind } from '#contract/orders/orders.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { bookingUrl } from '#core/auth/manage-link.ts';
import { orderPath, orderToken } from '#core/auth/order-link.ts';
import { transferUrl } from '#core/auth/transfer-link.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { discountCodes, orders, outbox, partners } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { conflict, found } from '#core/http/problem.ts';
import { mailSite } from '#core/mail/mail-site.ts';
import { mailColumns } from '#core/mail/related-mails.ts';
import type { App } from '#env';
import { chosenProvider } from '#money/payments/providers/providers.ts';
import { payUrl } from '#orders/paying/links/subject.ts';
import { payableOrderRead } from '#orders/paying/order-due.ts';
import { transferDetail } from '#orders/transfers/office/detail.ts';
import { tripRequestDetail } from '#orders/trip-requests/trip-inbox.reads.ts';
import { orderItemRows } from './order-items.reads.ts';
import { orderColumns, orderRow } from './order-list.reads.ts';
import { orderMessage } from './order-message.ts';

/** The order with an item of that reference, else that with the id or reference itself, else with an item of that id. */
export const orderNamed = (name: string): SQL => {
  const isReference = sql`reference IN (${name}, ${name.toUpperCase()})`;
  return sql`${orders.id} = coalesce(
    (SELECT order_id FROM bookings WHERE ${isReference}), (SELECT order_id FROM transfer_requests WHERE ${isReference}), (SELECT order_id FROM voucher_items WHERE ${isReference}),
    (SELECT id FROM orders named WHERE id = ${name}), (SELECT id FROM orders named WHERE ${isReference}),
    (SELECT order_id FROM bookings WHERE id = ${name}), (SELECT order_id FROM bookings WHERE uuid = ${name}), (SELECT order_id FROM transfer_requests WHERE id = ${name}), (SELECT order_id FROM voucher_items WHERE id = ${name}))`;
};

const detailRead = (c: Context<App>, isMeant: SQL) => {
  const { db } = c.var;
  const id = sql`(SELECT ${orders.id} FROM ${orders} WHERE ${isMeant})`;
  return read(
    [
      db
        .select({
          ...orderColumns,
          ...{
            notes: orders.notes,
            customer: orders.customer,
            hasComplaint: orders.hasComplaint,
            anonymisedAt: orders.anonymisedAt,
            updatedAt: orders.updatedAt,
          },
          ...{ privacyEdition: orders.privacyEdition, termsEdition: orders.termsEdition },
          ...{
            privacyAcceptedAt: orders.privacyAcceptedAt,
            termsAcceptedAt: orders.termsAcceptedAt,
          },
          code: aliased(discountCodes.code, 'typedCode'),
        })
        .from(orders)
        .leftJoin(partners, eq(partners.id, orders.partnerId))
        .leftJoin(discountCodes, eq(discountCodes.id, orders.codeId))
        .where(isMeant),
      orderItemRows(db, sql`(SELECT 1) AS page`, id),
      db
        .select(mailColumns)
        .from(outbox)
        .where(
          sql`(${outbox.relatedKind} = 'order' AND ${outbox.relatedId} = ${id}) OR (${outbox.relatedKind} = 'voucher_item' AND ${outbox.relatedId} IN (SELECT id FROM voucher_items WHERE order_id = ${id})) OR (${outbox.relatedKind} IN ('booking', 'transfer_request') AND ${outbox.relatedId} IN (SELECT item_id FROM item_index WHERE order_id = ${id}))`,
        )
        .orderBy(sql`${outbox.createdAt} DESC, ${outbox.id} DESC`),
    ],
    ([row], itemRows, mails) => row && { row, itemRows, mails },
  );
};

type Journey = OrderListItem & { kind: ItemKind };
const isJourney = (item: OrderListItem): item is Journey => item.kind !== 'voucher';

/** A journey with all that the firm knows of it. */
async function detailItem(
  c: Context<App>,
  item: Journey,
  dueCents: number,
  secret: string,
): Promise<OrderDetailItem> {
  const { db, reader } = c.var;
  const origin = siteOrigin(c.env, c.req.url);
  const { kind, ...rest } = item;
  if (kind === 'trip') {
    const detail = found(await reader.run(tripRequestDetail(db, item.id)));
    const manageUrl = await bookingUrl(secret, origin, detail.language, item);
    return { ...rest, kind, detail, dueCents, manageUrl };
  }
  const detail = await transferDetail(c, item.id);
  const manageUrl = await transferUrl(secret, origin, detail.language, item);
  return { ...rest, kind, detail, dueCents, manageUrl };
}

const byTime = (one: OrderEvent, other: OrderEvent) =>
  one.at.localeCompare(other.at) || one.id - other.id;

/** An order for the firm, by its own id or reference or that of an item; 404 when there is none. */
export async function orderDetail(
  c: Context<App>,
  name = c.req.param('reference') ?? '',
): Promise<OrderDetail> {
  const { db, reader } = c.var;
  const now = new Date();
  const isMeant = orderNamed(name);
  const [stored, payable, provider, site, secret] = await Promise.all([
    reader.run(detailRead(c, isMeant)),
    reader.run(payableOrderRead(db, isMeant, now)),
    chosenProvider(c.env, db),
    reader.run(mailSite(db)),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const { row, itemRows, mails } = found(stored);
  const { notes, customer, code, hasComplaint, anonymisedAt, updatedAt, ...more } = row;
  const { privacyEdition, privacyAcceptedAt, termsEdition, termsAcceptedAt, ...order } = more;
  const { items: rows, ...sums } = orderRow(order, itemRows, menorcaToday(now));
  const moneyOf = ({ id }: { id: string }) =>
    payable?.items.find(({ subject }) => subject.id === id);
  const dueOf = (item: OrderListItem) => moneyOf(item)?.dueNowCents ?? 0;
  const vouchers = rows
    .filter(({ kind }) => kind === 'voucher')
    .map((item): OrderedVoucher => {
      const { id, reference, totalCents, paidCents } = item;
      const balanceCents = moneyOf(item)?.openCents ?? item.balanceCents;
      const status = item.status as VoucherItemStatus;
      return { id, reference, status, totalCents, paidCents, balanceCents };
    });
  // What is not paid yet owes nothing in the ledger.
  const unpaidCents = vouchers
    .filter(({ status }) => status === 'unpaid')
    .reduce((sum, one) => sum + one.balanceCents, 0);
  const items = await Promise.all(
    rows.filter(isJourney).map((item) => detailItem(c, item, dueOf(item), secret)),
  );
  const origin = siteOrigin(c.env, c.req.url);
  const manageUrl = `${origin}/${order.language}${orderPath(order, await orderToken(secret, order.id))}`;
  const message = orderMessage({ ...sums, items }, site.siteName, manageUrl);
  const url = sums.contact.phone && whatsappUrl(sums.contact.phone, message);
  const canPay = provider !== undefined && (payable?.linkCents ?? 0) > 0;
  return {
    ...sums,
    ...{ items, vouchers, balanceCents: sums.balanceCents + unpaidCents },
    ...{ notes, customer, code, hasComplaint, anonymisedAt, updatedAt },
    consent: { privacyEdition, privacyAcceptedAt, termsEdition, termsAcceptedAt },
    dueCents: payable?.dueNowCents ?? 0,
    payUrl: canPay
      ? await payUrl(secret, origin, { kind: 'order', id: order.id, reference: order.reference })
      : null,
    ...{ manageUrl, message, whatsapp: url ? { url, text: message } : null },
    events: items
      .flatMap(({ kind, reference, detail }) =>
        detail.events.map((event): OrderEvent => ({ ...event, kind, item: reference })),
      )
      .toSorted(byTime),
    mails,
  };
}

/** 409 with the current order, because another change came first. */
export const orderConflict = async (c: Context<App>) =>
  conflict(c, await orderDetail(c), 'problem.other_user_first');
