import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Language } from '#contract/languages/language.ts';
import type { MoneySubject } from '#contract/money/ledger.ts';
import { bookingPath, bookingToken, isBookingToken } from '#core/auth/manage-link.ts';
import { isTransferToken, transferPath, transferToken } from '#core/auth/transfer-link.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { bookings, paymentSessions, transferRequests } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { found } from '#core/http/problem.ts';
import { readReference } from '#core/http/reference.ts';
import type { App } from '#env';
import type { Subject } from '#money/ledger/entries.ts';

/** Where the guest's routes of each kind are in the API. */
export const API_OF = {
  booking: '/bookings',
  transfer: '/transfers/requests',
} as const satisfies Record<MoneySubject, string>;

/** A booking or a transfer as its money routes need it. */
export type NamedSubject = Subject & {
  reference: string;
  language: Language;
  contact: { name: string | null; email: string | null; phone: string | null };
};

const columnsOf = <T extends typeof bookings | typeof transferRequests>(table: T) => ({
  ...{
    id: table.id,
    reference: table.reference,
    language: table.language,
    manageTokenHash: table.manageTokenHash,
  },
  ...{ name: table.contactName, email: table.contactEmail, phone: table.contactPhone },
});
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
} as const;

type Row = Awaited<ReturnType<typeof bookingRows>>[number];
const bookingRows = (db: Database, where: SQL | undefined) =>
  db.select(columnsOf(bookings)).from(bookings).where(where);
const transferRows = (db: Database, where: SQL | undefined): Promise<Row[]> =>
  db.select(columnsOf(transferRequests)).from(transferRequests).where(where);

const named = (
  kind: MoneySubject,
  { id, reference, language, name, email, phone }: Row,
): NamedSubject => ({
  ...{ kind, id, reference, language },
  contact: { name, email, phone },
});

/** By id, uuid or reference, in the trash or not: its money stays. */
export async function subjectNamed(
  db: Database,
  kind: MoneySubject,
  name: string,
): Promise<NamedSubject | undefined> {
  const [row] =
    kind === 'booking'
      ? await bookingRows(
          db,
          or(eq(bookings.uuid, name), eq(bookings.id, name), eq(bookings.reference, name)),
        )
      : await transferRows(
          db,
          or(eq(transferRequests.id, name), eq(transferRequests.reference, name)),
        );
  return row && named(kind, row);
}

/** Of the payment session with that condition. */
export const subjectPaidBy = (db: Database, isMeant: SQL) => {
  const idOf = (kind: MoneySubject) =>
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
    ],
    ([booking], [transfer]): NamedSubject | undefined =>
      booking ? named('booking', booking) : transfer && named('transfer', transfer),
  );
};

/** The booking or transfer of a guest's link; 404 without a valid one. */
export async function subjectOfLink(
  c: Context<App>,
  kind: MoneySubject,
  token = c.req.query('token') ?? '',
): Promise<NamedSubject> {
  const { db } = c.var;
  const reference = found(readReference(c.req.param('reference') ?? ''));
  const [[row], secret] = await Promise.all([
    kind === 'booking'
      ? bookingRows(db, and(eq(bookings.reference, reference), isNull(bookings.deletedAt)))
      : transferRows(
          db,
          and(eq(transferRequests.reference, reference), isNull(transferRequests.deletedAt)),
        ),
    signingSecret(db, c.env.QUOTE_SECRET),
  ]);
  const isHolder = row && (await LINKS[kind].isToken(row, token, secret));
  return named(kind, found(isHolder ? row : undefined));
}

/** The guest's page, in their language. */
export const guestPage = async (
  secret: string,
  subject: Pick<NamedSubject, 'kind' | 'id' | 'reference' | 'language'>,
) => `/${subject.language}${await LINKS[subject.kind].path(secret, subject)}`;

/** The link by which a guest pays; opening it leads to the payment provider's page. */
export const payUrl = async (
  secret: string,
  origin: string,
  { kind, id, reference }: Pick<NamedSubject, 'kind' | 'id' | 'reference'>,
) => `${origin}${LINKS[kind].api}/${reference}/pay?token=${await LINKS[kind].token(secret, id)}`;
