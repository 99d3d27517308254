import { and, eq, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '#core/db/client.ts';
import { transferLines } from '#core/db/schema.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';

type Line = { code: string; quantity: number; cents: number };

/** The lines at another total: what differs is a line of its own. */
export function atTotal(lines: readonly Line[], totalCents: number): Line[] {
  const listed = lines.filter(({ code }) => code !== 'adjustment');
  const cents = totalCents - listed.reduce((sum, line) => sum + line.cents, 0);
  return cents === 0 ? listed : [...listed, { code: 'adjustment', quantity: 1, cents }];
}

/** Writes the lines of a request in the place of those that it has. */
export const replaceLines = (
  db: Database,
  requestId: string,
  lines: readonly Line[],
  condition: SQL,
): BatchItem<'sqlite'>[] => [
  db.delete(transferLines).where(and(eq(transferLines.requestId, requestId), condition)),
  ...lines.map((line, position) =>
    insertIf(db, transferLines, { requestId, position, ...line }, condition),
  ),
];
