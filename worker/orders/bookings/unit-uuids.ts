import { and, ne } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { bookingUnits } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { says } from '#core/http/problem-text.ts';
import type { Booking } from './booking.reads.ts';
import { BookingRefused } from './refused.ts';
import type { UnitItem } from './unit-items.ts';

/** Refuses a unit's uuid that is sent twice, or names a ticket of another booking. */
export async function demandFreeUuids(
  db: Database,
  items: readonly UnitItem[],
  own?: Pick<Booking, 'id' | 'units'>,
): Promise<void> {
  const sent = items.map(({ uuid }) => uuid);
  const wrong = (at: number, key: Parameters<typeof says>[0]) => {
    const path = `unitItems.${at}.uuid`;
    return new BookingRefused('units', says('problem.at_path', { path, text: says(key, {}) }), {
      path,
      code: 'taken',
    });
  };
  const twice = sent.findIndex((uuid, at) => uuid !== undefined && sent.indexOf(uuid) !== at);
  if (twice >= 0) throw wrong(twice, 'problem.uuid_twice');
  const uuids = sent.filter(
    (uuid): uuid is string => uuid !== undefined && !own?.units.some((unit) => unit.uuid === uuid),
  );
  if (uuids.length === 0) return;
  const [other] = await db
    .select({ uuid: bookingUnits.uuid })
    .from(bookingUnits)
    .where(
      and(
        isOneOf(bookingUnits.uuid, uuids),
        own === undefined ? undefined : ne(bookingUnits.bookingId, own.id),
      ),
    )
    .limit(1);
  if (other) throw wrong(sent.indexOf(other.uuid), 'problem.uuid_other_ticket');
}
