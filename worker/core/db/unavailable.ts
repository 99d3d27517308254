import { DrizzleQueryError } from 'drizzle-orm';

/** The database did not answer: unreachable, overloaded, or too slow. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database did not answer.', { cause });
  }
}

/** D1 answered and refused the statement. */
const REFUSED =
  /SQLITE_|constraint failed|no such (?:table|column)|syntax error|datatype mismatch|too many (?:SQL|terms)/i;
/** Errors of D1 itself, also without drizzle. */
const OF_D1 =
  /^D1_|\bD1 DB\b|Network connection lost|storage caused object to be reset|starting up D1/;

const chain = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...chain(error.cause)] : [];

export const isRefusedStatement = (error: unknown): boolean =>
  chain(error).some(({ message }) => REFUSED.test(message));

/** Whether the database could not be queried; false for statements that it refused. */
export const isUnavailable = (error: unknown): boolean =>
  !isRefusedStatement(error) &&
  chain(error).some(
    (one) =>
      one instanceof DatabaseUnavailable ||
      one instanceof DrizzleQueryError ||
      OF_D1.test(one.message),
  );
