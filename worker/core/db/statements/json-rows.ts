import { type SQL, sql } from 'drizzle-orm';

/** As `->>` reads it from JSON, which omits what is undefined. */
type Read<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** Rows of values for a statement to read: one parameter, however many there are. */
export function jsonRows<Row extends object>(rows: readonly Row[]) {
  return {
    from: sql`FROM json_each(${JSON.stringify(rows)}) AS given`,
    /** A field of each row. */
    cell: <Name extends keyof Row & string>(name: Name): SQL<Read<Row[Name]>> =>
      sql<Read<Row[Name]>>`given.value ->> ${sql.raw(`'$.${name}'`)}`,
    /** Its place among the rows, from 0. */
    position: sql<number>`given.key`,
  };
}
