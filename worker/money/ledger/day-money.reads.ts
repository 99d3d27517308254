import { and, asc, eq, sql } from 'drizzle-orm';
import type { DayMoney, MoneySubject } from '#contract/money/ledger.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { ledgerEntries } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { isUndone, userName } from './ledger.reads.ts';
import { isMoved } from './moved.ts';

/** What is owed for several bookings or transfers, and who took what by hand. Those without entries are not in it. */
export const dayMoneyOf = (db: Database, kind: MoneySubject, ids: readonly string[]) =>
  read(
    [
      db
        .select({
          ...{
            id: ledgerEntries.subjectId,
            kind: ledgerEntries.kind,
            method: ledgerEntries.method,
            cents: ledgerEntries.cents,
          },
          ...{ at: ledgerEntries.at, sessionId: ledgerEntries.sessionId },
          user: userName.as('user'),
          isUndone: isUndone.mapWith(Boolean).as('isUndone'),
          isMoved: isMoved(sql`${ledgerEntries.key}`).mapWith(Boolean).as('isMoved'),
        })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.subjectKind, kind), isOneOf(ledgerEntries.subjectId, ids)))
        .orderBy(asc(ledgerEntries.id)),
    ],
    (rows) =>
      new Map(
        [...Map.groupBy(rows, ({ id }) => id)].map(([id, entries]): [string, DayMoney] => [
          id,
          {
            owedCents: Math.max(
              0,
              entries.reduce((sum, { cents }) => sum + cents, 0),
            ),
            taken: entries
              .filter(
                (entry) =>
                  entry.kind === 'payment' &&
                  entry.sessionId === null &&
                  !entry.isUndone &&
                  !entry.isMoved,
              )
              .map(({ method, cents, at, user }) => ({ method, cents: -cents, at, user })),
          },
        ]),
      ),
  );

export const NOTHING_OWED: DayMoney = { owedCents: 0, taken: [] };
