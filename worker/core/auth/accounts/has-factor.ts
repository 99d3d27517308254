import { sql } from 'drizzle-orm';
import { users } from '#core/db/schema.ts';

/** A confirmed second factor by app. */
export const hasFactor = sql<boolean>`(${users.totpSecret} IS NOT NULL AND ${users.totpLastStep} IS NOT NULL)`;
