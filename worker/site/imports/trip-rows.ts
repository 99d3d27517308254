import { and, eq, isNull, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import * as v from 'valibot';
import { tripResource } from '#content/trips/trips.admin.ts';
import { TripPlanInput } from '#contract/bookings/plans.schema.ts';
import type { UnitType } from '#contract/bookings/plans.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import type { ImportKind, TripRow } from '#contract/imports/imports.ts';
import { UNIT_NAMES } from '#contract/imports/unit-names.ts';
import { TripInput } from '#contract/trips/trips.schema.ts';
import { createRow, lastIdRead } from '#core/crud/write-rows.ts';
import { bookings, importRows, tripOptions, trips, tripTypes, tripUnits } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { takesPlaces } from '#core/db/taken-places.sql.ts';
import { optionResource } from '#orders/trip-options/options.admin.ts';
import { publish } from '#orders/trip-options/prices.admin.ts';
import { type Made, type Outcome, type Run, refusalOf, refused, type Undone } from './outcome.ts';

/** The part of an address that a name gives. */
export const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 110)
    .replace(/^-+|-+$/g, '');

const HALF_DAY_MINUTES = 300;
const FULL_DAY_MINUTES = 720;
const DEFAULT_MINUTES = 240;

async function knownSlugs({ c }: Run): Promise<Set<string>> {
  const rows = await c.var.db.select({ slug: trips.slug }).from(trips);
  return new Set(rows.map(({ slug }) => slug));
}

function fault(row: TripRow): Outcome | undefined {
  if (slugOf(row.name) === '') return refused(FIELD_MESSAGES.required, 'name');
  if (Object.keys(row.prices).length > 0 && row.prices.ADULT === undefined)
    return refused('problem.import_adult_price', 'adultPrice');
  return undefined;
}

export async function checkTrips(run: Run, rows: readonly TripRow[]): Promise<Outcome[]> {
  const known = await knownSlugs(run);
  return rows.map((row) => {
    const wrong = fault(row);
    if (wrong) return wrong;
    const slug = slugOf(row.name);
    if (known.has(slug))
      return { state: 'same', reason: 'problem.import_trip_exists', path: 'name' };
    known.add(slug);
    return { state: 'made' };
  });
}

const durationText = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;

/** The page as a draft: what a file does not say is chosen by its editor before it is published. */
function tripOf(row: TripRow, tripTypeId: number) {
  const minutes = row.minutes ?? DEFAULT_MINUTES;
  const adult = row.prices.ADULT;
  return v.parse(TripInput, {
    ...{ name: row.name.slice(0, 200), slug: slugOf(row.name), description: row.description },
    ...{ image: '/assets/placeholders/cove.webp', tripTypeId, region: 'south', rating: null },
    ...{ location: (row.location || row.name).slice(0, 200), duration: durationText(minutes) },
    durationClass:
      minutes <= HALF_DAY_MINUTES
        ? 'half-day'
        : minutes <= FULL_DAY_MINUTES
          ? 'full-day'
          : 'multi-day',
    price: adult === undefined ? null : adult / 100,
    showBookingOptions: adult !== undefined,
  });
}

/** What of it can be booked; with prices it is bound at once. Without times the option on request, which every trip gets, is enough. */
function optionOf(row: TripRow, tripId: number) {
  const types = Object.keys(row.prices).length > 0 ? row.prices : { ADULT: 0 };
  const isPriced = row.prices.ADULT !== undefined;
  return v.parse(TripPlanInput, {
    ...{ tripId, name: row.name.slice(0, 200), instantConfirmation: isPriced, isActive: true },
    ...{ durationMinutes: row.minutes ?? DEFAULT_MINUTES, capacity: row.capacity },
    requiredContactFields: ['firstName', 'lastName'],
    units: (Object.keys(types) as UnitType[]).map((type) => ({
      ...{ type, name: UNIT_NAMES[type].es, translations: { name: UNIT_NAMES[type] } },
      needsAdult: type === 'CHILD' || type === 'INFANT',
      ...(type === 'CHILD' && { maxAge: 12 }),
      ...(type === 'INFANT' && { maxAge: 3, paxCount: 0 }),
    })),
    schedules: [
      {
        ...{ seasonFrom: row.seasonFrom, seasonTo: row.seasonTo, weekdays: row.weekdays },
        times: [...new Set(row.times)].sort(),
      },
    ],
  });
}

/** Writes page, option and prices one after the other; each step notes what it made, so that the next run goes on from there. */
export async function writeTrip(
  run: Run,
  line: number,
  row: TripRow,
  earlier: Made | null,
): Promise<Outcome> {
  const { c, importId } = run;
  const { db, reader } = c.var;
  const actor = { userId: c.var.user?.id, apiKeyId: c.var.apiKeyId };
  const note = (made: Made): BatchItem<'sqlite'> =>
    db
      .update(importRows)
      .set({ made })
      .where(and(eq(importRows.importId, importId), eq(importRows.line, line)));
  const made: Made = { ...earlier, product: row.name, name: row.name };
  try {
    if (made.tripId === undefined) {
      const wrong = fault(row);
      if (wrong) return wrong;
      if ((await knownSlugs(run)).has(slugOf(row.name)))
        return { state: 'same', reason: 'problem.import_trip_exists', path: 'name' };
      const [type] = await db
        .select({ id: tripTypes.id })
        .from(tripTypes)
        .where(isNull(tripTypes.deletedAt))
        .orderBy(tripTypes.sortOrder, tripTypes.id)
        .limit(1);
      if (!type) return refused('problem.import_no_type', 'name');
      await createRow(db, tripResource, tripOf(row, type.id), {
        ...{ marks: undefined, actor, last: await reader.run(lastIdRead(db, tripResource)) },
        alongside: (tripId) => {
          made.tripId = tripId;
          return [note(made)];
        },
      });
    }
    if (row.times.length > 0 && made.optionId === undefined)
      await createRow(db, optionResource, optionOf(row, Number(made.tripId)), {
        ...{ marks: undefined, actor, last: await reader.run(lastIdRead(db, optionResource)) },
        alongside: (optionId) => {
          made.optionId = optionId;
          return [note(made)];
        },
      });
  } catch (error) {
    return refusalOf(error);
  }
  if (made.optionId !== undefined && row.prices.ADULT !== undefined)
    await priceOption(run, row, Number(made.optionId));
  return { state: 'made', made };
}

async function priceOption({ c }: Run, { prices }: TripRow, optionId: number): Promise<void> {
  const units = await c.var.db
    .select({ id: tripUnits.id, type: tripUnits.type })
    .from(tripUnits)
    .where(eq(tripUnits.optionId, optionId));
  // A second time there is a version already, and nothing is published.
  await publish(
    c,
    optionId,
    0,
    '',
    units.map(({ id, type }) => ({
      ...{ unitId: id, seasonFrom: '01-01', seasonTo: '12-31', cents: prices[type] ?? 0 },
    })),
  );
}

/** Moves a trip to the trash that is as it was made, and of which nothing is booked. */
export async function undoTrip(run: Run, line: number, made: Made): Promise<Undone> {
  const { c, now, importId } = run;
  const { db } = c.var;
  const tripId = Number(made.tripId);
  const isIt = and(eq(trips.id, tripId), eq(trips.version, 1), isNull(trips.deletedAt));
  const isBooked = hasRow(
    bookings,
    and(eq(bookings.tripId, tripId), isNull(bookings.deletedAt), takesPlaces(now)),
  );
  const [state] = await db
    .select({
      version: trips.version,
      deletedAt: trips.deletedAt,
      isBooked: sql<number>`${isBooked}`.as('isBooked'),
    })
    .from(trips)
    .where(eq(trips.id, tripId));
  if (!state || state.deletedAt !== null) return { state: 'undone' };
  if (state.isBooked) return { state: 'kept', reason: 'problem.import_kept_booked' };
  if (state.version !== 1) return { state: 'kept', reason: 'problem.import_kept_changed' };
  const stamp = now.toISOString();
  const isGone = hasRow(trips, and(eq(trips.id, tripId), eq(trips.deletedAt, stamp)));
  const audit = {
    ...{ userId: c.var.user?.id, apiKeyId: c.var.apiKeyId },
    ...{ action: 'delete' as const, entity: 'trips' as const, entityId: tripId },
  };
  await db.batch(
    batchOf([
      db
        .update(trips)
        .set({ deletedAt: stamp, version: 2, updatedAt: stamp })
        .where(and(isIt, sql`NOT ${isBooked}`)),
      db
        .update(tripOptions)
        .set({ deletedAt: stamp, updatedAt: stamp })
        .where(and(eq(tripOptions.id, Number(made.optionId ?? 0)), isGone)),
      auditEntryIf(db, audit, isGone),
      db
        .update(importRows)
        .set({ state: 'undone' })
        .where(and(eq(importRows.importId, importId), eq(importRows.line, line), isGone)),
    ]),
  );
  const [after] = await db.select().from(trips).where(eq(trips.id, tripId));
  return after?.deletedAt === null
    ? { state: 'kept', reason: 'problem.import_kept_booked' }
    : { state: 'undone' };
}

/** Whether a row of an import is about a trip: those of bookings have negative lines, so that they come first. */
export const isTripLine = (kind: ImportKind, line: number) => kind === 'trips' || line < 0;
