import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Language } from '#contract/languages/language.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import type { PaidSubject } from '#contract/money/payments.ts';
import { bookingPath, bookingToken, isBookingToken } from '#core/auth/manage-link.ts';
import { isOrderToken, orderPath, orderToken } from '#core/auth/order-link.ts';
import { isTransferToken, transferPath, transferToken } from '#core/auth/transfer-link.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, orders, paymentSessions, transferRequests } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';

/** Where the guest's routes of each kind are in the API. */
export const API_OF = {
  booking: '/bookings',
  transfer: '/transfers/requests',
} as const satisfies Record<MoneySubject, string>;

/** A booking or a transfer, or an order of items, as its money routes need it. */
export type NamedSubject<Kind extends PaidSubject = MoneySubject> = {
  kind: Kind;
  id: string;
  reference: string;
  language: Language;
  contact: { name: string | null; email: string | null; phone: string | null };
};

const columnsOf = <T extends typeof bookings | typeof transferRequests | typeof orders>(
  table: T,
) => ({
  ...{
    id: table.id,
    reference: table.reference,
    language: table.language,
    manageTokenHash: table.manageTokenHash,
  },
  ...{ name: table.contactName, email: table.contactEmail, phone: table.contactPhone },
});
/** An order of one item has the id and the link of its item. */
export async function isTokenOfOrder(...named: Parameters<typeof isOrderToken>): Promise<boolean> {
  const are = await Promise.all(
    [isOrderToken, isBookingToken, isTransferToken].map((isToken) => isToken(...named)),
  );
  return are.includes(true);
}

const LINKS = {
  booking: {
    isToken: isBookingToken,
    token: bookingToken,
    path: bookingPath,
    api: '/api/bookings',
  },
  transfer: {
    isToken: isTransferToken,
    token: transferToken,
    path: transferPath,
    api: '/api/transfers/requests',
  },
  order: {
    isToken: isTokenOfOrder,
    token: orderToken,
    path: async (secret: string, order: { id: string; reference: string }) =>
      orderPath(order, await orderToken(secret, order.id)),
    api: '/api/orders',
  },
} as const;

type Row = Awaited<ReturnType<typeof bookingRows>>[number];
const bookingRows = (db: Database, where: SQL | undefined) =>
  db.select(columnsOf(bookings)).from(bookings).where(where);
const transferRows = (db: Database, where: SQL | undefined): Promise<Row[]> =>
  db.select(columnsOf(transferRequests)).from(transferRequests).where(where);

const orderRows = (db: Database, where: SQL | undefined): Promise<Row[]> =>
  db.select(columnsOf(orders)).from(orders).where(where);

const named = <Kind extends PaidSubject>(
  kind: Kind,
  { id, reference, language, name, email, phone }: Row,
): NamedSubject<Kind> => ({
  ...{ kind, id, reference, language },
  contact: { name, email, phone },
});

/** By id, uuid or reference, in the trash or not: its money stays. */
export async function subjectNamed<Kind extends PaidSubject>(
  db: Database,
  kind: Kind,
  name: string,
): Promise<NamedSubject<Kind> | undefined> {
  const isNamed = (table: typeof transferRequests | typeof orders) =>
    or(eq(table.id, name), eq(table.reference, name));
  const isBooking = or(
    eq(bookings.uuid, name),
    eq(bookings.id, name),
    eq(bookings.reference, name),
  );
  const rows = {
    booking: () => bookingRows(db, isBooking),
    transfer: () => transferRows(db, isNamed(transferRequests)),
    order: () => orderRows(db, isNamed(orders)),
  };
  const [row] = await rows[kind]();
  return row && named(kind, row);
}

/** Of the payment session with that condition: for whom its page was opened. */
export const subjectPaidBy = (db: Database, isMeant: SQL) => {
  const idOf = (kind: PaidSubject) =>
    db
      .select({ id: paymentSessions.subjectId })
      .from(paymentSessions)
      .where(and(isMeant, eq(paymentSessions.subjectKind, kind)));
  return read(
    [
      bookingRows(db, inArray(bookings.id, idOf('booking'))),
      db
        .select(columnsOf(transferRequests))
        .from(transferRequests)
        .where(inArray(transferRequests.id, idOf('transfer'))),
      db
        .select(columnsOf(orders))
        .from(orders)
        .where(inArray(orders.id, idOf('order'))),
    ],
    ([booking], [transfer], [order]): NamedSubject<PaidSubject> | undefined =>
      (booking && named('booking', booking)) ??
      (transfer && named('transfer', transfer)) ??
      (order && named('order', order)),
  );
};

/** The booking, transfer or order of a guest's link; 404 without a valid one. */
export async function subjectOfLink<Kind extends PaidSubject>(
  c: Context<App>,
  kind: Kind,
  token = c.req.query('token') ?? '',
): Promise<NamedSubject<Kind>> {
  const { db } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const isNamed = (table: typeof bookings | typeof transferRequests) =>
    and(eq(table.reference, reference), isNull(table.deletedAt));
  const rows = {
    booking: () => bookingRows(db, isNamed(bookings)),
    transfer: () => transferRows(db, isNamed(transferRequests)),
    order: () => orderRows(db, eq(orders.reference, reference)),
  };
  const [[row], secret] = await Promise.all([rows[kind](), signingSecret(db, c.env.QUOTE_SECRET)]);
  const isHolder = row && (await LINKS[kind].isToken(row, token, secret));
  return named(kind, found(isHolder ? row : undefined));
}

/** The guest's page, in their language. */
export const guestPage = async (
  secret: string,
  subject: Pick<NamedSubject<PaidSubject>, 'kind' | 'id' | 'reference' | 'language'>,
) => `/${subject.language}${await LINKS[subject.kind].path(secret, subject)}`;

/** The link by which a guest pays; opening it leads to the payment provider's page. */
export const payUrl = async (
  secret: string,
  origin: string,
  { kind, id, reference }: Pick<NamedSubject<PaidSubject>, 'kind' | 'id' | 'reference'>,
) => `${origin}${LINKS[kind].api}/${reference}/pay?token=${await LINKS[kind].token(secret, id)}`;
