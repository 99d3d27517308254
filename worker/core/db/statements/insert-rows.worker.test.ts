import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { insertIf } from './insert-if.ts';
import { insertRows } from './insert-rows.ts';
import { jsonRows } from './json-rows.ts';

// The same table with its columns in two orders.
const samples = sqliteTable('samples', {
  id: integer().primaryKey({ autoIncrement: true }),
  fromCity: text().notNull(),
  toCity: text().notNull(),
  isOpen: integer({ mode: 'boolean' }).notNull().default(true),
  tags: text({ mode: 'json' }).$type<string[]>(),
});
const swapped = sqliteTable('samples', {
  tags: text({ mode: 'json' }).$type<string[]>(),
  toCity: text().notNull(),
  isOpen: integer({ mode: 'boolean' }).notNull().default(true),
  fromCity: text().notNull(),
  id: integer().primaryKey({ autoIncrement: true }),
});
const journeys = [
  { from: 'Maó', to: 'Ciutadella' },
  { from: 'Alaior', to: 'Fornells' },
];

beforeAll(() =>
  bindings.DB.exec(
    'CREATE TABLE samples (id INTEGER PRIMARY KEY AUTOINCREMENT, from_city TEXT NOT NULL, to_city TEXT NOT NULL, is_open INTEGER NOT NULL, tags TEXT)',
  ),
);
beforeEach(() => db.delete(samples));

const stored = () => db.select().from(samples).orderBy(samples.id);

test('rows from JSON land by the names of their columns when two columns of the table are swapped', async () => {
  const given = jsonRows(journeys);
  const row = { toCity: given.cell('to'), fromCity: given.cell('from'), tags: ['a', 'b'] };
  for (const table of [samples, swapped]) await insertRows(db, table, row, given.from);
  const expected = journeys.map(({ from, to }) => ({
    fromCity: from,
    toCity: to,
    isOpen: true,
    tags: ['a', 'b'],
  }));
  expect((await stored()).map(({ id: _id, ...rest }) => rest)).toEqual([...expected, ...expected]);
});

test('columns of the table that is read land by name, and what is not named gets its default or null', async () => {
  await db.insert(samples).values({ fromCity: 'Alaior', toCity: 'Es Castell', isOpen: false });
  const back = { fromCity: samples.toCity, toCity: sql<string>`upper(${samples.fromCity})` };
  await insertRows(db, swapped, back, sql`FROM ${samples}`);
  expect((await stored())[1]).toMatchObject({
    fromCity: 'Es Castell',
    toCity: 'ALAIOR',
    isOpen: true,
    tags: null,
  });
});

test('a row that is inserted if a condition holds lands by name, once', async () => {
  const row = { toCity: 'Sant Lluís', fromCity: 'Es Mercadal', isOpen: false };
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${samples})`;
  await db.batch([insertIf(db, swapped, row, isNew), insertIf(db, samples, row, isNew)]);
  expect(await stored()).toEqual([{ id: expect.any(Number), tags: null, ...row }]);
});

test('rows come from what is named before the statement, with their place among them', async () => {
  const given = jsonRows(journeys);
  const first = sql`WITH first AS (SELECT ${given.cell('from')} AS city ${given.from} WHERE ${given.position} = 0)`;
  const row = { fromCity: sql<string>`city`, toCity: sql<string>`city || '!'` };
  await insertRows(db, samples, row, sql`FROM first`, first);
  expect(await stored()).toMatchObject([{ fromCity: 'Maó', toCity: 'Maó!' }]);
});
