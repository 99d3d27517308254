import type { PartnerInput } from '#contract/money/partners.ts';
import { partners } from '#core/db/schema.ts';
import { db } from '../builders.ts';

let count = 0;

/** A hotel with ten percent of everything. */
export async function aPartner(change: Partial<PartnerInput> = {}) {
  count += 1;
  const values = {
    name: `Hotel ${count}`,
    slug: `hotel-${count}`,
    tripCommissionBp: 1000,
    transferCommissionBp: 1000,
    code: crypto.randomUUID().slice(0, 8),
    ...change,
  };
  const [row] = await db.insert(partners).values(values).returning();
  if (!row) throw new Error('the partner is not stored');
  return row;
}
