import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookingUnits } from '#core/db/schema.ts';
import { type ProblemText, says } from '#core/http/problem-text.ts';
import { BookingRefused } from './refused.ts';
import type { UnitItem } from './unit-items.ts';

/** Refuses a unit's uuid that is sent twice, or names a ticket of another booking. */
export async function demandFreeUuids(
  db: Database,
  items: readonly UnitItem[],
  bookingId?: string,
): Promise<void> {
  const sent = items.map(({ uuid }) => uuid);
  const wrong = (at: number, detail: ProblemText) => {
    const path = `unitItems.${at}.uuid`;
    return new BookingRefused('units', says('problem.at_path', { path, text: detail }), {
      path,
      code: 'taken',
    });
  };
  const twice = sent.findIndex((uuid, at) => uuid !== undefined && sent.indexOf(uuid) !== at);
  if (twice >= 0) throw wrong(twice, 'problem.uuid_twice');
  const uuids = sent.filter((uuid) => uuid !== undefined);
  if (uuids.length === 0) return;
  const [other] = await db
    .select({ uuid: bookingUnits.uuid })
    .from(bookingUnits)
    .where(
      and(
        sql`${bookingUnits.uuid} IN (SELECT value FROM json_each(${JSON.stringify(uuids)}))`,
        bookingId === undefined ? undefined : ne(bookingUnits.bookingId, bookingId),
      ),
    )
    .limit(1);
  if (other) throw wrong(sent.indexOf(other.uuid), 'problem.uuid_other_ticket');
}
