import { eq, isNull, lt, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as v from 'valibot';
import { localize } from '#contract/languages/translation.ts';
import type { LedgerSubject } from '#contract/money/ledger.ts';
import { sign } from '#core/auth/sign.ts';
import { read } from '#core/db/reader.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { found } from '#core/http/problem.ts';
import { newReference } from '#core/http/reference.ts';
import { moneyStatements, oweStatement } from '#money/ledger/entries.ts';
import { moneyMoves } from '#money/ledger/money-signal.ts';
import { sumOf } from '#money/ledger/owed.sql.ts';
import type { ItemKind } from '#orders/items/item-kind.ts';
import { isNamed } from '#orders/items/payable.ts';
import { ofOrderItems } from '#orders/items/person.sql.ts';
import { transferAmounts } from '#orders/paying/due.ts';

// A kind of items that no line of the product knows: bags that are stored for a day, half of the price paid at once.

const NAME: string = 'luggage';
const SUBJECT = NAME as LedgerSubject;
const TERMS = { payment: 'deposit', depositPercent: 50, depositCents: null } as const;
const CENTS_A_BAG = 1000;

export const luggage = sqliteTable('luggage', {
  id: text().primaryKey(),
  reference: text().notNull(),
  orderId: text().notNull(),
  status: text().notNull(),
  day: text().notNull(),
  bags: integer().notNull(),
  note: text(),
  totalCents: integer().notNull(),
  anonymisedAt: text(),
  createdAt: text().notNull(),
});
export const LUGGAGE_TABLE = sql`CREATE TABLE luggage (id TEXT PRIMARY KEY, reference TEXT NOT NULL, order_id TEXT NOT NULL, status TEXT NOT NULL, day TEXT NOT NULL,
  bags INTEGER NOT NULL, note TEXT, total_cents INTEGER NOT NULL, anonymised_at TEXT, created_at TEXT NOT NULL)`;

const Input = v.object({
  kind: v.literal(NAME),
  day: v.pipe(v.string(), v.isoDate()),
  bags: v.pipe(v.number(), v.integer(), v.minValue(1)),
  note: v.optional(v.string()),
});

const events = (reference: string, day: string, url: string) => [
  'BEGIN:VEVENT',
  `UID:${reference}`,
  `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
  `SUMMARY:Luggage ${reference}`,
  `URL:${url}`,
  'END:VEVENT',
];
const tokenOf = (secret: string, id: string) => sign(secret, `luggage ${id}`);

export const luggageKind: ItemKind<v.InferOutput<typeof Input>> = {
  kind: NAME,
  subject: SUBJECT,
  money: {
    plural: 'luggage',
    table: luggage,
    total: sql`CASE ${luggage.status} WHEN 'stored' THEN ${luggage.totalCents} ELSE 0 END`,
    fee: sql`0`,
    isPaidToPartner: sql<boolean>`0`.mapWith(Boolean),
    receipt: sql`SELECT b.reference, o.language, json_object('vat', json_object('scheme', 'rate', 'bp', 2100)), b.day, 'Luggage', o.customer, '[]'
        FROM movement m JOIN luggage b ON b.id = m.subject_id JOIN orders o ON o.id = b.order_id WHERE m.kind = 'luggage'`,
  },
  table: luggage,
  relatedKind: NAME,
  input: Input,
  list: async ({ db, orderId, isNew, now }, { day, bags, note }) => {
    const totalCents = bags * CENTS_A_BAG;
    return {
      codeUse: undefined,
      prepare: async () => {
        const [id, reference] = [crypto.randomUUID(), newReference()];
        const row = { id, reference, orderId, status: 'stored', day, bags, totalCents };
        return {
          id,
          totalCents,
          dueCents: totalCents / 2,
          inMail: {
            state: 'mail.order.confirmed',
            totalCents,
            hasLocalTime: false,
            sections: (_language, _text, rows = []) => [{ title: `Luggage ${reference}`, rows }],
            events: ({ url }) => events(reference, day, url),
          },
          statements: [
            insertIf(
              db,
              luggage,
              { ...row, note: note ?? null, anonymisedAt: null, createdAt: now.toISOString() },
              isNew,
            ),
            oweStatement(db, { kind: SUBJECT, id }, { actor: 'guest', now }),
          ],
          isMade: hasRow(luggage, eq(luggage.id, id)),
          refusal: async () => undefined,
        };
      },
    };
  },
  rows: (db, orderId) =>
    read([db.select().from(luggage).where(eq(luggage.orderId, orderId))], (rows) =>
      rows.map(({ id, reference, status, totalCents, day: date, bags }) => ({
        ...{ kind: NAME, id, uuid: id, reference, status, totalCents, date, time: '' },
        manageTokenHash: '',
        more: () => ({ bags }),
      })),
    ),
  payables: (db, named) =>
    read(
      [
        db
          .select({
            row: luggage,
            balance: sumOf(SUBJECT, sql`${luggage.id}`).as('balance'),
          })
          .from(luggage)
          .where(isNamed(luggage, named)),
      ],
      (rows) =>
        rows.map(({ row, balance }) => ({
          subject: { kind: SUBJECT, id: row.id },
          ...{
            reference: row.reference,
            title: localize({ name: 'Luggage', translations: {} }, 'name', 'en'),
          },
          ...{ language: 'en' as const, email: null, start: row.day, paidCents: 0 },
          ...{ isHold: false, isOver: false, isPaidElsewhere: false },
          ...transferAmounts(TERMS, row.totalCents, row.totalCents - balance),
        })),
    ),
  link: {
    token: tokenOf,
    isToken: async ({ id }, token, secret) => token === (await tokenOf(secret, id)),
    url: async (secret, origin, language, { id, reference }) =>
      `${origin}/${language}/luggage/${reference}?token=${await tokenOf(secret, id)}`,
  },
  actions: {
    cancel: async (c, { id, token }) => {
      const { db } = c.var;
      found(
        token === (await tokenOf(await signingSecret(db, c.env.QUOTE_SECRET), id)) || undefined,
      );
      const subject = { kind: SUBJECT, id };
      moneyMoves(subject);
      await db.batch(
        batchOf([
          db.update(luggage).set({ status: 'cancelled' }).where(eq(luggage.id, id)),
          ...moneyStatements(db, subject, { actor: 'guest', now: new Date() }),
        ]),
      );
      return c.json({});
    },
    change: async (c, { id }, body) => {
      const { note } = v.parse(v.object({ note: v.string() }), body);
      await c.var.db.update(luggage).set({ note }).where(eq(luggage.id, id));
      return c.json({});
    },
    events: async (c, { id, reference }) => {
      const [row] = await c.var.db.select().from(luggage).where(eq(luggage.id, id));
      return events(reference, row?.day ?? '', c.req.url);
    },
  },
  person: {
    isOf: (person) => ofOrderItems(luggage.orderId, person),
    exported: (db, isTheirs) =>
      read([db.select().from(luggage).where(isTheirs)], (rows) => ({
        rows,
        upcoming: rows.map(({ reference, day: date }) => ({ reference, date })),
      })),
    erased: (db, isTheirs, stamp) => [
      db.update(luggage).set({ note: null, anonymisedAt: stamp }).where(isTheirs),
    ],
    isOld: ({ before, day }) =>
      sql`${isNull(luggage.anonymisedAt)} AND ${lt(luggage.createdAt, before)} AND ${lt(luggage.day, day)}`,
  },
};
