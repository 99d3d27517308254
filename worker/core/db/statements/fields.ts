import { type SQL, sql } from 'drizzle-orm';

/** Fields of a table that a statement makes for itself, by the type of its rows. Of the table with that alias, where the name alone is not clear. */
export const fieldsOf =
  <Row extends object>(alias?: string) =>
  <Name extends keyof Row & string>(name: Name): SQL<Row[Name]> =>
    alias === undefined
      ? sql<Row[Name]>`${sql.identifier(name)}`
      : sql<Row[Name]>`${sql.identifier(alias)}.${sql.identifier(name)}`;
