import { addDays, menorcaToday } from '#contract/calendar.ts';
import { resources, tripOptionUses } from '#core/db/schema.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { db } from '../builders.ts';

/** A boat that needs half an hour between two departures. */
export async function aResource(values: Partial<typeof resources.$inferInsert> = {}) {
  const [made] = await db
    .insert(resources)
    .values({ name: 'Llaüt', kind: 'boat', turnaroundMinutes: 30, ...values })
    .returning();
  return made?.id ?? 0;
}

export const use = (
  optionId: number,
  resourceId: number,
  more: Partial<typeof tripOptionUses.$inferInsert> = {},
) => db.insert(tripOptionUses).values({ optionId, resourceId, per: 'departure', ...more });

/** A day of its own for each. */
export const dayAhead = (n: number) => addDays(menorcaToday(new Date()), 30 + n);

export const instant = (day: string, time: string) =>
  new Date(instantOfWall(day, time)).toISOString();
