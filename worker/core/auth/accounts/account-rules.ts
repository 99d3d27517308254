import { sql } from 'drizzle-orm';
import { passkeys, settings, users } from '#core/db/schema.ts';
import { hasFactor } from './has-factor.ts';

export const ACCOUNT_RULES = 'account-rules';

/** Whether the account can prove more than its password. */
export const hasAnyFactor = sql`(${hasFactor} OR EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${users.id}))`;

/** 1 where everyone with rights in the administration must have a second factor or a passkey, and this account has none. */
export const lacksRequiredFactor = sql<number>`(${users.role} <> 'user' AND NOT ${hasAnyFactor}
  AND EXISTS (SELECT 1 FROM ${settings} WHERE ${settings.key} = ${ACCOUNT_RULES} AND ${settings.value} ->> '$.isFactorRequired'))`;
