import { sql } from 'drizzle-orm';
import { issueStatement, payStatement } from '#money/partners/issue.ts';
import { statementList } from '#money/partners/statements.reads.ts';
import { payByHand } from '#money/payments/by-hand.ts';
import { book } from '#orders/bookings/book.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { COMMISSION_BP, DAYS, RESELLER_KEY, SECRET, type World } from './world.ts';

const ACTOR = `key:${RESELLER_KEY}`;
const FIRM = 'user:1';

/** The reseller holds places for its guests, and confirms them at once when `n` is even. */
export async function resell(world: World, n: number): Promise<void> {
  const start = await world.start(DAYS[0]);
  if (!start) return;
  const { db } = world.stage;
  const units = Array.from({ length: 1 + (n % 2) }, () => ({ unitId: 1 }));
  const made = await book(
    db,
    start,
    {
      ...{ units, language: 'en', source: 'reseller', actor: ACTOR, resellerKeyId: RESELLER_KEY },
      contact: { fullName: 'Ada' },
    },
    { now: world.at, secret: SECRET },
  );
  if (!made) return;
  world.made.push(made);
  if (world.isNoticeLong) world.underLongNotice.add(made.id);
  if (n < 2) await confirm(db, made, true, { actor: ACTOR, now: world.at });
}

/** The firm enters what the reseller paid for one of its guests; refused for the others. */
export async function payAsReseller(world: World, id: string): Promise<void> {
  const input = {
    ...{ method: 'reseller' as const, cents: 1000, currency: 'EUR' as const, reference: null },
  };
  await payByHand(
    world.stage.db,
    { kind: 'booking', id },
    input,
    { actor: FIRM, now: world.at },
    () => [],
  );
}

/** Issues and ticks every month of the reseller that can be stated by now, in their order. */
export async function state({ stage: { db, reseller }, at }: World): Promise<void> {
  const months = (await statementList(db, reseller, at)).reverse();
  for (const { month, state: stands } of months) {
    const step = { month, actor: FIRM, now: at, audit: {} };
    if (stands === 'open') {
      if (month > at.toISOString().slice(0, 7)) continue;
      await issueStatement(db, reseller, step);
    }
    if (stands !== 'paid') await payStatement(db, reseller, { method: 'transfer' }, step);
  }
}

type Row = { id: string; base: number; byGuest: number; byReseller: number; stated: number };

/** What is wrong once all is stated and paid: of each of its bookings the reseller has paid the price less its commission, and the guest nothing of it. */
export async function wrongWithReseller({ stage: { db } }: World): Promise<string[]> {
  const rows = await db.all<Row>(sql`SELECT b.id,
    iif(b.status = 'CONFIRMED' OR (b.status = 'CANCELLED' AND b.refund = 'NONE'), b.total_cents, 0) AS base,
    (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind IN ('payment', 'deposit', 'refund') AND method IS NOT 'reseller') AS byGuest,
    (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND method = 'reseller' AND key NOT GLOB 'statement:*') AS byReseller,
    (SELECT coalesce(sum(l.cents), 0) FROM partner_statement_lines l JOIN partner_statements s ON s.id = l.statement_id WHERE l.subject_id = b.id AND s.paid_at IS NOT NULL) AS stated
    FROM bookings b WHERE b.reseller_key_id = ${RESELLER_KEY}`);
  return rows.flatMap(({ id, base, byGuest, byReseller, stated }) => {
    const commission = Math.floor((base * COMMISSION_BP + 5000) / 10_000);
    const kept = Math.max(0, Math.min(byGuest, base));
    return byReseller - stated === base - commission - kept
      ? []
      : [`${id}: ${JSON.stringify({ base, byGuest, byReseller, stated })}`];
  });
}

/** The reseller's bookings are settled in the ledger, too. */
export async function unsettled({ stage: { db } }: World): Promise<string[]> {
  const rows = await db.all<{ id: string }>(
    sql`SELECT b.id FROM bookings b WHERE b.reseller_key_id = ${RESELLER_KEY} AND
      (SELECT coalesce(sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id)
        + (SELECT coalesce(sum(cents), 0) FROM refunds WHERE subject_id = b.id AND status <> 'done') <> 0`,
  );
  const found = await Promise.all(rows.map(({ id }) => findBooking(db, id)));
  return found.flatMap((booking) => (booking ? [`${booking.id} ${booking.status}`] : []));
}
