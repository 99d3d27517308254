import { eq, sql } from 'drizzle-orm';
import { VoucherItem } from '#contract/orders/orders.schema.ts';
import type { ItemInput } from '#contract/orders/orders.ts';
import { isVoucherToken, voucherToken, voucherUrl } from '#core/auth/voucher-link.ts';
import { aliased } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { orders, voucherItems } from '#core/db/schema.ts';
import { translate } from '#core/locales/strings.ts';
import { OWED, sumOf } from '#money/ledger/owed.sql.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { isNamed } from '#orders/items/payable.ts';
import { transferAmounts } from '#orders/paying/due.ts';
import { heldVouchers, textsOf } from './voucher.reads.ts';
import { voucherActions } from './voucher-actions.ts';
import { voucherItem } from './voucher-item.ts';
import { voucherPaid } from './voucher-paid.ts';
import { voucherPerson } from './voucher-person.ts';

const AT_ONCE = { payment: 'all', depositPercent: null, depositCents: null } as const;

/** A gift voucher, which is issued once it is paid. */
export const voucherKind: ItemKind<ItemInput<'voucher'>> = {
  kind: 'voucher',
  subject: 'voucher',
  money: OWED.voucher,
  table: voucherItems,
  relatedKind: 'voucher_item',
  input: VoucherItem,
  isNoService: true,
  list: voucherItem,
  rows: (db, orderId) => {
    const { statements, shape } = heldVouchers(db, eq(voucherItems.orderId, orderId));
    return {
      statements,
      shape: (results) =>
        shape(results).map((held) => {
          const { item, voucher } = held;
          const { id, reference, status, cents, sendOn, manageTokenHash } = item;
          const { recipient, giver, message, language } = textsOf(held);
          const isValid = status === 'issued' && !held.isVoid;
          return {
            ...{ kind: 'voucher', id, uuid: id, reference, status, totalCents: cents },
            ...{ date: '', time: '', manageTokenHash },
            more: (url) => ({
              voucher: {
                balanceCents: isValid ? held.leftCents : 0,
                code: isValid ? (voucher?.code ?? null) : null,
                pdfUrl: isValid ? url : null,
                endsOn: voucher?.endsOn ?? null,
                ...{ recipientName: recipient, giverName: giver, message, language, sendOn },
              },
            }),
          };
        }),
    };
  },
  payables: (db, named) =>
    read(
      [
        db
          .select({
            item: voucherItems,
            orderLanguage: aliased(orders.language, 'orderLanguage'),
            email: orders.contactEmail,
            balance: sumOf('voucher', sql`${voucherItems.id}`).as('balance'),
            paid: sql<number>`-${sumOf('voucher', sql`${voucherItems.id}`, sql`'payment', 'deposit', 'refund'`)}`.as(
              'paid',
            ),
          })
          .from(voucherItems)
          .innerJoin(orders, eq(orders.id, voucherItems.orderId))
          .where(isNamed(voucherItems, named)),
      ],
      (rows) =>
        rows.map(({ item, orderLanguage: language, email, balance, paid }) => ({
          subject: { kind: 'voucher', id: item.id },
          ...{
            reference: item.reference,
            title: translate(language, 'admin-area', 'mail.gift_voucher.title'),
          },
          ...{ language, email, start: '', paidCents: paid },
          ...{ isHold: false, isOver: false, isPaidElsewhere: false },
          // Unpaid it owes nothing in the ledger, like a hold.
          ...transferAmounts(AT_ONCE, item.status === 'unpaid' ? item.cents : paid + balance, paid),
        })),
    ),
  link: {
    token: voucherToken,
    isToken: isVoucherToken,
    url: (secret, origin, _language, item) => voucherUrl(secret, origin, item),
  },
  actions: voucherActions,
  person: voucherPerson,
  paid: voucherPaid,
};
