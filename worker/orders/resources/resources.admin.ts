import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { ResourceInput as ResourceInputSchema } from '#contract/bookings/resources.schema.ts';
import type { ResourceInput, ResourceKind } from '#contract/bookings/resources.ts';
import { addDays } from '#contract/calendar.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import type { JoinedFields, Resource } from '#core/crud/resource.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import {
  drivers,
  guides,
  resourceAbsences,
  resources,
  transferVehicles,
  tripOptionUses,
} from '#core/db/schema.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { insertRows } from '#core/db/statements/insert-rows.ts';
import { jsonRows } from '#core/db/statements/json-rows.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';

const ABSENCE = {
  from: resourceAbsences.fromDay,
  to: resourceAbsences.toDay,
  note: resourceAbsences.note,
};
const instantOf = (day: string) => new Date(instantOfWall(day, '')).toISOString();

function insertAbsences(
  db: Database,
  resourceId: number,
  outOfService: ResourceInput['outOfService'],
  condition: SQL,
) {
  const rows = jsonRows(
    outOfService.map(({ from, to, note }) => ({
      ...{ from, to, note },
      startsAt: instantOf(from),
      endsAt: instantOf(addDays(to, 1)),
    })),
  );
  return insertRows(
    db,
    resourceAbsences,
    {
      resourceId,
      fromDay: rows.cell('from'),
      toDay: rows.cell('to'),
      startsAt: rows.cell('startsAt'),
      endsAt: rows.cell('endsAt'),
      note: rows.cell('note'),
    },
    sql`${rows.from} WHERE ${condition}`,
  );
}

/** Those that were entered here, not read from a calendar. */
const byHand = (resourceId: number) =>
  and(eq(resourceAbsences.resourceId, resourceId), eq(resourceAbsences.calendarId, 0));

/** Days out of service: written anew with their resource. */
const absences: JoinedFields<ResourceInput> = {
  read: (db, id) =>
    read(
      [
        db
          .select(ABSENCE)
          .from(resourceAbsences)
          .where(byHand(id))
          .orderBy(asc(resourceAbsences.fromDay), asc(resourceAbsences.id)),
      ],
      (outOfService) => ({ outOfService }),
    ),
  write: (db: Database, resourceId: number, { outOfService }: ResourceInput, condition: SQL) => [
    db.delete(resourceAbsences).where(and(byHand(resourceId), condition)),
    insertAbsences(db, resourceId, outOfService, condition),
  ],
};

const resource: Resource<typeof resources, typeof ResourceInputSchema> = {
  entity: 'resources',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'a resource', many: 'boats, vehicles, equipment and people' },
  table: resources,
  input: ResourceInputSchema,
  toRow: ({ outOfService: _days, ...row }) => row,
  check: ({ outOfService }) => {
    const errors = outOfService.flatMap(({ from, to }, at) =>
      to < from ? [{ path: `outOfService.${at}.to`, code: 'wrong_order' as const }] : [],
    );
    if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
  },
  list: {
    name: resources.name,
    kind: resources.kind,
    image: resources.image,
    quantity: resources.quantity,
    places: resources.places,
    turnaroundMinutes: resources.turnaroundMinutes,
    isActive: resources.isActive,
  },
  searched: [resources.name, resources.note],
  sorts: { name: resources.name, kind: resources.kind, updated: resources.updatedAt },
  states: {
    active: () => eq(resources.isActive, true),
    inactive: () => eq(resources.isActive, false),
  },
  filters: { kind: (value) => eq(resources.kind, value as ResourceKind) },
  isUsed: (id) =>
    sql`(${hasRow(tripOptionUses, eq(tripOptionUses.resourceId, id))} OR EXISTS (SELECT 1 FROM ${transferVehicles} AS v, json_each(v.resource_ids) AS van WHERE v.deleted_at IS NULL AND van.value = ${id}) OR ${hasRow(drivers, and(eq(drivers.resourceId, id), isNull(drivers.deletedAt)))} OR ${hasRow(guides, and(eq(guides.resourceId, id), isNull(guides.deletedAt)))})`,
  joined: absences,
};

/** Boats, vehicles, equipment and people. Each write raises the plan version of the options that use it. */
export const resourceAdminRoutes = router();

resourceAdminRoutes.route('/', crudRoutes(resource));
