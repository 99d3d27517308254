import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Drizzle's own `insert().select()`, and the `select(sql...)` of an insert that was built before. */
const BUILT =
  /\.insert\(\s*[^()]*\)\s*(?:\/\/[^\n]*\s*|\/\*[\s\S]*?\*\/\s*)*\.select\(|\.select\(\s*(?:\/\/[^\n]*\s*)*sql\b/;
/** An INSERT or REPLACE that does not name its columns, or takes all of what it reads. */
const UNNAMED =
  /\b(?:INSERT(?:\s+OR\s+\w+)?|REPLACE)\s+INTO\s+[^\s(]+\s+(?:AS\s+\w+\s+)?(?:SELECT|WITH|VALUES|\$\{)|\bINTO\s+[^\s(]+\s*\([^()]*\)\s*SELECT\s+(?:\w+\.)?\*/i;
/** The one place that builds the list of cells from the table's columns. */
const HELPER = 'core/db/statements/insert-rows.ts';

const isPositional = (source: string) => BUILT.test(source) || UNNAMED.test(source);

test('an insert that fills columns by their position is found', () => {
  for (const source of [
    'db.insert(trips).select(sql`SELECT NULL, 1`)',
    'db\n  .insert(trips)\n  // In the order of the columns.\n  .select(rows)',
    'into.select(\n  sql`SELECT 1`)',
    '`INSERT INTO trips SELECT * FROM old`',
    '`INSERT INTO trips VALUES (1, 2)`',
    '`insert or ignore into trips select 1`',
    '`REPLACE INTO trips WITH one AS (SELECT 1) SELECT 1`',
    '`INSERT INTO search (rowid, kind) SELECT old.* FROM old`',
  ])
    expect(isPositional(source), source).toBe(true);
  for (const source of [
    'db.insert(trips).values({ name })',
    'db.select({ id: trips.id }).from(trips)',
    '`INSERT INTO vitals (day, page) SELECT ?1, ?2`',
  ])
    expect(isPositional(source), source).toBe(false);
});

test('no source of the worker inserts by the position of columns', () => {
  const sources = readdirSync('worker', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.d)\.ts$/.test(file) && !/\.test(?:-d)?\.ts$/.test(file) && file !== HELPER,
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => isPositional(readFileSync(`worker/${file}`, 'utf8')))).toEqual(
    [],
  );
});
