import { and, asc, eq, isNull, not, type SQL } from 'drizzle-orm';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import type { JoinedFields } from '#core/crud/resource.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { tripExtras, tripOptionUses, tripSchedules, tripUnits } from '#core/db/schema.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { writeFirstPrices } from './first-prices.ts';

const UNIT = {
  id: tripUnits.id,
  type: tripUnits.type,
  name: tripUnits.name,
  minAge: tripUnits.minAge,
  maxAge: tripUnits.maxAge,
  paxCount: tripUnits.paxCount,
  needsAdult: tripUnits.needsAdult,
  minQuantity: tripUnits.minQuantity,
  maxQuantity: tripUnits.maxQuantity,
  translations: tripUnits.translations,
  translationState: tripUnits.translationState,
};
const SCHEDULE = {
  seasonFrom: tripSchedules.seasonFrom,
  seasonTo: tripSchedules.seasonTo,
  validFrom: tripSchedules.validFrom,
  validTo: tripSchedules.validTo,
  weekdays: tripSchedules.weekdays,
  times: tripSchedules.times,
  opensAt: tripSchedules.opensAt,
  closesAt: tripSchedules.closesAt,
  capacity: tripSchedules.capacity,
};
const EXTRA = {
  id: tripExtras.id,
  name: tripExtras.name,
  per: tripExtras.per,
  cents: tripExtras.cents,
  isActive: tripExtras.isActive,
  translations: tripExtras.translations,
  translationState: tripExtras.translationState,
};

const USE = {
  resourceId: tripOptionUses.resourceId,
  per: tripOptionUses.per,
  count: tripOptionUses.count,
  size: tripOptionUses.size,
};

type Named = TripPlanInput['units'] | TripPlanInput['extras'];
const idsOf = (parts: Named) => parts.flatMap(({ id }) => (id === null ? [] : [id]));

/** Bookings and prices name units and extras: one that is left out is taken off sale and stays in its table. */
const takeOff = (
  db: Database,
  table: typeof tripUnits | typeof tripExtras,
  optionId: number,
  parts: Named,
  condition: SQL,
) =>
  db
    .update(table)
    .set({ deletedAt: new Date().toISOString() } as never)
    .where(
      and(
        eq(table.optionId, optionId),
        isNull(table.deletedAt),
        not(isOneOf(table.id, idsOf(parts))),
        condition,
      ),
    );

function writeUnits(db: Database, optionId: number, { units }: TripPlanInput, condition: SQL) {
  return units.map(({ id, ...unit }, sortOrder) => {
    const values = { ...unit, optionId, sortOrder };
    return id === null
      ? insertIf(db, tripUnits, values, condition)
      : db
          .update(tripUnits)
          .set({ ...values, deletedAt: null })
          .where(and(eq(tripUnits.id, id), eq(tripUnits.optionId, optionId), condition));
  });
}

function writeExtras(db: Database, optionId: number, { extras }: TripPlanInput, condition: SQL) {
  return extras.map(({ id, ...extra }, sortOrder) => {
    const values = { ...extra, optionId, sortOrder };
    return id === null
      ? insertIf(db, tripExtras, values, condition)
      : db
          .update(tripExtras)
          .set({ ...values, deletedAt: null })
          .where(and(eq(tripExtras.id, id), eq(tripExtras.optionId, optionId), condition));
  });
}

/** Units, schedules, extras and uses: saved with their option. Schedules and uses are named by nothing and written anew. */
export const planParts: JoinedFields<TripPlanInput> = {
  read: (db, id) =>
    read(
      [
        db
          .select(UNIT)
          .from(tripUnits)
          .where(and(eq(tripUnits.optionId, id), isNull(tripUnits.deletedAt)))
          .orderBy(asc(tripUnits.sortOrder), asc(tripUnits.id)),
        db
          .select(SCHEDULE)
          .from(tripSchedules)
          .where(and(eq(tripSchedules.optionId, id), isNull(tripSchedules.deletedAt)))
          .orderBy(asc(tripSchedules.id)),
        db
          .select(EXTRA)
          .from(tripExtras)
          .where(and(eq(tripExtras.optionId, id), isNull(tripExtras.deletedAt)))
          .orderBy(asc(tripExtras.sortOrder), asc(tripExtras.id)),
        db
          .select(USE)
          .from(tripOptionUses)
          .where(eq(tripOptionUses.optionId, id))
          .orderBy(asc(tripOptionUses.resourceId)),
      ],
      (units, schedules, extras, uses) => ({
        ...{ units, schedules, extras, uses },
        firstPrices: [] as (number | null)[],
      }),
    ),
  write: (db, optionId, input, condition) => [
    takeOff(db, tripUnits, optionId, input.units, condition),
    ...writeUnits(db, optionId, input, condition),
    db.delete(tripSchedules).where(and(eq(tripSchedules.optionId, optionId), condition)),
    ...input.schedules.map((schedule) =>
      insertIf(db, tripSchedules, { optionId, ...schedule }, condition),
    ),
    ...writeFirstPrices(db, optionId, input, condition),
    takeOff(db, tripExtras, optionId, input.extras, condition),
    ...writeExtras(db, optionId, input, condition),
    db.delete(tripOptionUses).where(and(eq(tripOptionUses.optionId, optionId), condition)),
    ...input.uses.map((use) => insertIf(db, tripOptionUses, { optionId, ...use }, condition)),
  ],
};

/**
 * Gives parts without an id that of the same one in the saved row: a revision from before they had one, put back, would take the others off
 * sale. An id must be the option's own.
 */
export async function identifyParts(
  db: Database,
  optionId: number | undefined,
  input: TripPlanInput,
): Promise<string[]> {
  const wrong: string[] = [];
  const ownOf = (table: typeof tripUnits | typeof tripExtras) =>
    db
      .select({ id: table.id, name: table.name, deletedAt: table.deletedAt })
      .from(table)
      .where(eq(table.optionId, optionId ?? 0));
  const [units, extras] =
    optionId === undefined ? [[], []] : await db.batch([ownOf(tripUnits), ownOf(tripExtras)]);
  for (const [field, own] of [
    ['units', units],
    ['extras', extras],
  ] as const) {
    const parts: { id: number | null; name: string }[] = input[field];
    const named = new Set(parts.map(({ id }) => id));
    for (const [at, part] of parts.entries()) {
      if (part.id === null)
        part.id =
          own.find(
            ({ id, name, deletedAt }) => deletedAt === null && name === part.name && !named.has(id),
          )?.id ?? null;
      else if (
        !own.some(({ id }) => id === part.id) ||
        parts.findIndex(({ id }) => id === part.id) < at
      )
        wrong.push(`${field}.${at}.id`);
      named.add(part.id);
    }
  }
  return wrong;
}
