import { and, eq, isNull, not } from 'drizzle-orm';
import { menorcaToday } from '#contract/calendar.ts';
import type { VoucherTexts } from '#contract/money/vouchers.ts';
import type { Database } from '#core/db/client.ts';
import { giftVouchers } from '#core/db/schema.ts';
import { type AuditEntry, auditEntryIf } from '#core/db/statements/audit.ts';
import { hasRow } from '#core/db/statements/conditions.ts';
import { isInState } from './vouchers.reads.ts';

/** Saves over `version`, with the audit entry. False when another save came first, or when the gift voucher was voided. */
export async function updateVoucher(
  db: Database,
  id: number,
  version: number,
  input: VoucherTexts,
  audit: AuditEntry,
): Promise<boolean> {
  const now = new Date();
  const isVoid = isInState('void', menorcaToday(now));
  const isThere = and(
    eq(giftVouchers.id, id),
    eq(giftVouchers.version, version),
    isNull(giftVouchers.deletedAt),
    not(isVoid),
  );
  const [, changed] = await db.batch([
    // First: its condition is that of the update, which changes the version.
    auditEntryIf(db, { ...audit, detail: { version: version + 1 } }, hasRow(giftVouchers, isThere)),
    db
      .update(giftVouchers)
      // Names that are written again are erased again.
      .set({ ...input, version: version + 1, updatedAt: now.toISOString(), anonymisedAt: null })
      .where(isThere)
      .returning({ id: giftVouchers.id }),
  ]);
  return changed.length > 0;
}
