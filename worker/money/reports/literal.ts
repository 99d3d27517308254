import { type SQL, sql } from 'drizzle-orm';

/** A text in a statement: raw statements of a batch cannot have parameters. For days, instants and names of ours alone. */
export const literal = (text: string): SQL => sql.raw(`'${text.replaceAll("'", "''")}'`);
