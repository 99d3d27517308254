import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The name of the administrator, guide or driver whom a history names (`user:1`, `guide:2`, `driver:3`); null for others. */
export const actorName = (actor: SQLWrapper): SQL<string | null> =>
  sql<
    string | null
  >`CASE substr(${actor}, 1, instr(${actor}, ':')) WHEN 'user:' THEN (SELECT name FROM users WHERE id = substr(${actor}, 6))
    WHEN 'guide:' THEN (SELECT name FROM guides WHERE id = substr(${actor}, 7)) WHEN 'driver:' THEN (SELECT name FROM drivers WHERE id = substr(${actor}, 8)) END`;
