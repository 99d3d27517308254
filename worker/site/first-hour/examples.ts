import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  EXAMPLES_UNDO_DAYS,
  type ExampleCount,
  type ExampleKind,
  type Examples,
} from '#contract/admin/first-hour.ts';
import { SectionItem } from '#contract/content/sections.schema.ts';
import type { Database } from '#core/db/client.ts';
import { settings } from '#core/db/schema.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { EXAMPLES, isExample, isHere, type Examples as Kind } from './example-kinds.ts';
import {
  examplePeople,
  examplePeopleJson,
  withoutExamplePeople,
  withPeople,
} from './example-people.ts';

const REMOVED_KEY = 'examples-removed';
const UNDO_MS = EXAMPLES_UNDO_DAYS * 86_400_000;
const SHOWN_NAMES = 50;

const Removal = v.object({
  at: v.string(),
  count: v.number(),
  /** People of the page about the company, which are no rows. */
  people: v.optional(v.array(SectionItem)),
});
const Removed = v.object({ removals: v.array(Removal) });

async function removalsOf(db: Database, now: Date) {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, REMOVED_KEY));
  const { success, output } = v.safeParse(Removed, row?.value);
  const since = new Date(now.getTime() - UNDO_MS).toISOString();
  return success ? output.removals.filter(({ at }) => at > since) : [];
}

/** Bookings are many and have no names that matter: they are counted. */
async function rowsOf(db: Database, kind: Kind) {
  if (!kind.name) {
    const length = await db.$count(kind.table, isHere(kind) as SQL);
    return Array.from({ length }, () => ({ name: '', isChanged: false, isBooked: false }));
  }
  return db
    .select({
      name: sql<string>`${kind.name}`,
      isChanged: sql`${kind.isChanged}`.mapWith(Boolean),
      isBooked: sql`${kind.isUsed}`.mapWith(Boolean),
    })
    .from(kind.table)
    .where(isHere(kind));
}

/** Examples by kind, and what can be brought back. */
export async function examplesOf(db: Database, now: Date): Promise<Examples> {
  const [rows, people, removals] = await Promise.all([
    Promise.all(
      EXAMPLES.map(async (kind) => ({
        kind: kind.kind,
        rows: await rowsOf(db, kind),
      })),
    ),
    examplePeople(db),
    removalsOf(db, now),
  ]);
  const kinds = new Map<ExampleKind, ExampleCount>();
  const named = people.map(() => ({ name: '', isChanged: false, isBooked: false }));
  for (const { kind, rows: found } of [...rows, { kind: 'people' as const, rows: named }]) {
    const known = kinds.get(kind) ?? { kind, count: 0, changed: [], booked: [] };
    const namesOf = (some: typeof found) => some.slice(0, SHOWN_NAMES).map(({ name }) => name);
    kinds.set(kind, {
      kind,
      count: known.count + found.filter((row) => !row.isChanged && !row.isBooked).length,
      changed: [
        ...known.changed,
        ...namesOf(found.filter((row) => row.isChanged && !row.isBooked)),
      ],
      booked: [...known.booked, ...namesOf(found.filter((row) => row.isBooked))],
    });
  }
  const first = removals[0];
  const count = removals.reduce((sum, removal) => sum + removal.count, 0);
  return {
    kinds: [...kinds.values()],
    removed:
      first && count > 0
        ? { count, until: new Date(Date.parse(first.at) + UNDO_MS).toISOString() }
        : null,
  };
}

/** Notes a removal after those that are noted, with the people as they are when the statement runs. */
function noted(db: Database, { at, count }: { at: string; count: number }) {
  const removal = sql`json_object('at', ${at}, 'count', ${count} + json_array_length(${examplePeopleJson}), 'people', json(${examplePeopleJson}))`;
  return db
    .insert(settings)
    .values({ key: REMOVED_KEY, value: sql`json_object('removals', json_array(${removal}))` })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`json_insert(${settings.value}, '$.removals[#]', ${removal})` },
    });
}

const change = ({ table }: Kind) => ({ version: sql`${table.version} + 1` });

/** Moves the examples into the trash, all with one time, by which they are brought back. Those that guests have booked stay. */
export async function removeExamples(
  db: Database,
  { withChanged, now, userId }: { withChanged: boolean; now: Date; userId: number },
): Promise<void> {
  const at = now.toISOString();
  const isMeant = (kind: Kind) =>
    and(
      isHere(kind),
      sql`NOT ${kind.isUsed}`,
      withChanged ? undefined : sql`NOT ${kind.isChanged}`,
    );
  const counts = await Promise.all(
    EXAMPLES.map(async (kind) => db.$count(kind.table, isMeant(kind) as SQL)),
  );
  const count = counts.reduce((sum, one) => sum + one, 0);
  await db.batch(
    batchOf([
      // Reads the people that the next statement leaves out.
      noted(db, { at, count }),
      withoutExamplePeople(db),
      // What hangs on other rows first: each condition reads those as they were counted.
      ...EXAMPLES.toReversed().map((kind) =>
        db
          .update(kind.table)
          .set({ ...change(kind), deletedAt: at } as never)
          .where(isMeant(kind)),
      ),
      auditEntry(db, {
        ...{ userId, action: 'delete', entity: 'settings', entityId: 'examples' },
        detail: { count },
      }),
    ]),
  );
}

/** Brings back what was removed within the last days, with ids and addresses. */
export async function restoreExamples(
  db: Database,
  { now, userId }: { now: Date; userId: number },
): Promise<void> {
  const removals = await removalsOf(db, now);
  const times = removals.map(({ at }) => at);
  if (times.length === 0) return;
  const people = removals.flatMap((removal) => removal.people ?? []);
  await db.batch(
    batchOf([
      ...EXAMPLES.map((kind) =>
        db
          .update(kind.table)
          .set({ ...change(kind), deletedAt: null } as never)
          .where(and(isExample(kind), inArray(kind.table.deletedAt, times))),
      ),
      ...(people.length > 0 ? [withPeople(db, people)] : []),
      db.delete(settings).where(eq(settings.key, REMOVED_KEY)),
      auditEntry(db, {
        ...{ userId, action: 'restore', entity: 'settings', entityId: 'examples' },
      }),
    ]),
  );
}
