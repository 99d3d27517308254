import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { outbox, tripDestinations, trips } from '../schema.ts';
import { insertIf } from './insert-if.ts';
import { insertRows } from './insert-rows.ts';
import { jsonRows } from './json-rows.ts';

// `tsc` checks this file: it fails if one of these lines compiles.

declare const db: Database;
/** Only a template that is written in place takes the type of its column. */
const untyped = sql`key`;
const { cell, from, position } = jsonRows([{ id: 1, name: 'Maó', note: null as string | null }]);

export const byName = insertRows(
  db,
  tripDestinations,
  { sortOrder: position, destinationId: cell('id'), tripId: trips.id },
  from,
);
// @ts-expect-error: a missing column.
insertRows(db, tripDestinations, { tripId: 1 }, from);
// @ts-expect-error: an unknown column.
insertRows(db, tripDestinations, { tripId: 1, destinationId: 2, position: 3 }, from);
// @ts-expect-error: a value of another type.
insertRows(db, tripDestinations, { tripId: '1', destinationId: 2 }, from);
// @ts-expect-error: an expression of another type.
insertRows(db, tripDestinations, { tripId: 1, destinationId: sql<string>`key` }, from);
// @ts-expect-error: an expression of which the type is not known.
insertRows(db, tripDestinations, { tripId: 1, destinationId: untyped }, from);
// @ts-expect-error: a field of another type.
insertRows(db, tripDestinations, { tripId: 1, destinationId: cell('name') }, from);
// @ts-expect-error: a field that the rows do not have.
cell('names');
// @ts-expect-error: a column of another type.
insertRows(db, tripDestinations, { tripId: trips.name, destinationId: 1 }, from);
// @ts-expect-error: a column that may be null for one that may not.
insertRows(db, tripDestinations, { tripId: trips.meetingLatitude, destinationId: 1 }, from);
// @ts-expect-error: null for a column that may not be null.
insertRows(db, tripDestinations, { tripId: 1, destinationId: null }, from);
// @ts-expect-error: a field that may be null for a column that may not.
insertIf(db, outbox, { id: '1', kind: cell('note') }, sql`true`);
// @ts-expect-error: an unknown column of a row that is inserted if a condition holds.
insertIf(db, tripDestinations, { tripId: 1, destinationId: 2, position: 3 }, sql`true`);
