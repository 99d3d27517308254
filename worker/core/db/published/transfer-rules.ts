import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { TransferRules as TransferRulesSchema } from '#contract/transfers/transfers.schema.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import type { Database } from '../client.ts';
import { read } from '../reader.ts';
import { settings } from '../schema.ts';

export const RULES_KEY = 'transfer-rules';

/** The rules parsed from their document; undefined when there is none. */
export const parseRules = (value: unknown): TransferRules | undefined =>
  value === undefined ? undefined : v.parse(TransferRulesSchema, value);

/** The same, but invalid rules count as none. */
export function goodRules(value: unknown): TransferRules | undefined {
  const result = v.safeParse(TransferRulesSchema, value);
  return result.success ? result.output : undefined;
}

export const selectRules = (db: Database) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, RULES_KEY));

export const transferRules = (db: Database) =>
  read([selectRules(db)], ([row]) => parseRules(row?.value));
