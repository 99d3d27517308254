import { type SQL, sql } from 'drizzle-orm';
import { WITHOUT_RECEIPT } from '#contract/money/ledger.ts';

const OTHERS = sql.raw(WITHOUT_RECEIPT.map((method) => `'${method}'`).join(', '));

/** Whether money that moved by that method has a receipt of the firm. */
export const isReceipted = (method: SQL): SQL => sql`coalesce(${method}, '') NOT IN (${OTHERS})`;
