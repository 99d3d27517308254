import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { TransferRules as TransferRulesSchema } from '#contract/transfers/transfers.schema.ts';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import type { Database } from '#db/client.ts';
import { read } from '#db/reader.ts';
import { settings } from '#db/schema.ts';

export const RULES_KEY = 'transfer-rules';

/** The rules parsed from their document; undefined when there is none. */
export const parseRules = (value: unknown): TransferRules | undefined =>
  value === undefined ? undefined : v.parse(TransferRulesSchema, value);

export const selectRules = (db: Database) => db.select({ value: settings.value }).from(settings).where(eq(settings.key, RULES_KEY));

export const transferRules = (db: Database) => read([selectRules(db)], ([row]) => parseRules(row?.value));
