import { eq, sql } from 'drizzle-orm';
import { Reader } from '#core/db/reader.ts';
import { giftVoucherEntries, giftVouchers, orders } from '#core/db/schema.ts';
import type { Subject } from '#money/ledger/entries.ts';
import { payByHand } from '#money/payments/by-hand.ts';
import { endTestPayment, testWebhook } from '#money/payments/providers/test-provider.ts';
import { tickRefund } from '#money/payments/refunds.ts';
import { newVoucherCode } from '#money/vouchers/voucher-code.ts';
import '#orders/order/item-kinds.ts';
import { partOf, payableOf } from '#orders/paying/due.ts';
import { handleEvent } from '#orders/paying/online/provider-events.ts';
import { startPayment } from '#orders/paying/online/start-payment.ts';
import { payableOrderRead } from '#orders/paying/order-due.ts';
import { payWithVoucher } from '#orders/paying/vouchers/pay-with-voucher.ts';
import { ORIGIN, SECRET, type World } from './world.ts';

const FIRM = 'user:1';

/** The guest opens the provider's page for what is due. */
export async function start(
  { stage: { db }, provider, at }: World,
  subject: Subject,
): Promise<void> {
  const payable = await payableOf(db, subject, at);
  if (payable && payable.dueNowCents > 0)
    await startPayment(
      db,
      provider,
      { ...payable, subject: { kind: 'booking', id: subject.id } },
      [partOf(payable, payable.dueNowCents)],
      { now: at, origin: ORIGIN },
    );
}

/** The guest has two or three items in one order, and opens one page for what is due of them. */
export async function startTogether(
  { stage: { db }, provider, at, made }: World,
  n: number,
): Promise<void> {
  const ids = made.map((_, k) => made[(n + k) % made.length]?.id ?? '').slice(0, 2 + (n % 2));
  const id = ids[0];
  if (id === undefined) return;
  const order = sql`(SELECT order_id FROM bookings WHERE id = ${id})`;
  await db.run(
    sql`UPDATE bookings SET order_id = ${order} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND reseller_key_id IS NULL`,
  );
  const payable = await new Reader(db).run(payableOrderRead(db, eq(orders.id, order), at));
  if (payable && payable.dueNowCents > 0)
    await startPayment(db, provider, payable, payable.parts, { now: at, origin: ORIGIN });
}

export async function payOnline(
  { stage: { db }, provider }: World,
  payment: { id: string; sessionId: string },
  byWebhook: boolean,
  now: Date,
) {
  if (!byWebhook) return void (await endTestPayment(db, payment.sessionId, 'paid', now));
  const { body, headers } = await testWebhook(
    SECRET,
    { id: `evt_${payment.id}`, type: 'paid', reference: payment.id },
    now,
  );
  await handleEvent(db, provider, await provider.readWebhook(body, headers, now), now, {
    secret: SECRET,
  });
}

/** A refund that was done comes back from the guest's bank, or the firm refunds a part in the provider's dashboard. */
export async function moveAtProvider(
  { stage: { db }, provider }: World,
  kind: 'bounce' | 'dashboard',
  n: number,
  now: Date,
): Promise<void> {
  const rows = await db.all<{
    sessionId: string;
    refundId: string | null;
    reference: string;
    cents: number;
  }>(
    kind === 'bounce'
      ? sql`SELECT session_id AS sessionId, id AS refundId, 're_' || id AS reference, cents FROM refunds WHERE status = 'done' AND session_id IS NOT NULL AND id NOT GLOB 'test:*' ORDER BY created_at, id`
      : sql`SELECT session_id AS sessionId, NULL AS refundId, 're_dashboard_' || session_id AS reference, 1000 AS cents FROM test_payments t
          WHERE EXISTS (SELECT 1 FROM payment_sessions s WHERE s.id = t.session_id AND s.status = 'paid') AND cents >= 1000 + (SELECT coalesce(sum(value), 0) FROM json_each(t.refunds)) AND refunds ->> ('$.re_dashboard_' || replace(session_id, '-', '_')) IS NULL ORDER BY rowid`,
  );
  const row = rows[n % Math.max(1, rows.length)];
  if (!row) return;
  const { sessionId, refundId, reference, cents } = row;
  const key = refundId ?? `re_dashboard_${sessionId.replaceAll('-', '_')}`;
  const after =
    refundId === null
      ? sql`json_set(refunds, '$."' || ${key} || '"', CAST(${cents} AS INTEGER))`
      : sql`json_remove(refunds, '$."' || ${key} || '"')`;
  await db.run(sql`UPDATE test_payments SET refunds = ${after} WHERE session_id = ${sessionId}`);
  const status = refundId === null ? ('done' as const) : ('failed' as const);
  const reported = {
    reference,
    refundId,
    payment: `pay_tp_${sessionId}`,
    cents,
    currency: 'EUR',
    status,
  };
  await handleEvent(
    db,
    provider,
    {
      id: `evt_${reference}_${now.getTime()}`,
      type: 'refund',
      reference: null,
      state: null,
      refunds: [reported],
    },
    now,
    { secret: SECRET },
  );
}

export function payCash({ stage: { db }, at }: World, subject: Subject): Promise<void> {
  const input = { method: 'cash' as const, cents: 1000, currency: 'EUR' as const, reference: null };
  return payByHand(db, subject, input, { actor: FIRM, now: at }, () => []);
}

/** Pays with a gift voucher, a new one or one that was used before, or is void or over by now. */
export async function payByVoucher(world: World, subject: Subject, n: number): Promise<void> {
  const { db } = world.stage;
  if (n < 2 || world.vouchers.length === 0) {
    const [voucher] = await db
      .insert(giftVouchers)
      .values({ cents: (n + 1) * 3000, code: newVoucherCode(), language: 'en' })
      .returning();
    if (!voucher) return;
    const { id, code, cents } = voucher;
    await db.insert(giftVoucherEntries).values({
      voucherId: id,
      kind: 'issue',
      cents,
      actor: FIRM,
      at: world.at.toISOString(),
      key: `issue:${code}`,
    });
    world.vouchers.push({ id, code });
  }
  const voucher = world.vouchers[n % world.vouchers.length];
  if (voucher)
    await payWithVoucher({ db, reader: new Reader(db) }, subject, voucher.code, world.by);
}

/** The firm voids a gift voucher, or its last day passes. */
export async function endVoucher(world: World, kind: 'void' | 'end', n: number): Promise<void> {
  const { db } = world.stage;
  const id = world.vouchers[n % Math.max(1, world.vouchers.length)]?.id;
  if (id === undefined) return;
  const stamp = world.at.toISOString();
  if (kind === 'end') {
    await db.run(sql`UPDATE gift_vouchers SET ends_on = '2020-01-01' WHERE id = ${id}`);
    if (!world.endedAt.has(id)) world.endedAt.set(id, stamp);
  } else
    await db.run(sql`INSERT INTO gift_voucher_entries (voucher_id, kind, cents, actor, at, key)
      SELECT ${id}, 'void', -sum(cents), ${FIRM}, ${stamp}, ${`void:${crypto.randomUUID()}`} FROM gift_voucher_entries WHERE voucher_id = ${id} HAVING sum(cents) > 0`);
}

/** The firm pays back by hand what stands on its list. */
export async function tick({ stage: { db }, at }: World, n: number): Promise<void> {
  const open = await db.all<{ id: string; kind: Subject['kind']; subject: string }>(
    sql`SELECT id, subject_kind AS kind, subject_id AS subject FROM refunds WHERE status IN ('by_hand', 'failed') ORDER BY created_at, id`,
  );
  const refund = open[n % Math.max(1, open.length)];
  if (!refund) return;
  await tickRefund(
    db,
    refund.id,
    { method: 'transfer' },
    { actor: FIRM, now: at },
    { kind: refund.kind, id: refund.subject },
  );
}
