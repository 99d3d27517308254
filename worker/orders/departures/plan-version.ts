import { type SQLWrapper, sql } from 'drizzle-orm';
import { tripPlanVersions } from '#core/db/schema.ts';

/** The version of an option's plan now; 0 of an option that has none yet. */
export const planVersion = (optionId: number | SQLWrapper) =>
  sql<number>`coalesce((SELECT ${tripPlanVersions.version} FROM ${tripPlanVersions} WHERE ${tripPlanVersions.optionId} = ${optionId}), 0)`;
