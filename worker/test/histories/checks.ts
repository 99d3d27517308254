import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { MAX_HOLD_MINUTES } from '#contract/bookings/bookings.ts';
import { dueWhenBooking, LEAST_ONLINE_CENTS } from '#contract/money/payments.ts';
import type { Step } from './steps.ts';
import { CAPACITY, MINUTE_MS, type World } from './world.ts';

type Row = {
  id: string;
  status: string;
  totalCents: number;
  createdAt: string;
  expiresAt: string | null;
  paid: number;
  isResold: 0 | 1;
};
/** Paid is what the guest's own movements of money come to. */
const BOOKINGS = sql`SELECT id, status, reseller_key_id IS NOT NULL AS isResold, total_cents AS totalCents, created_at AS createdAt, expires_at AS expiresAt,
  (SELECT coalesce(-sum(cents), 0) FROM ledger_entries WHERE subject_id = b.id AND kind IN ('deposit', 'payment', 'refund')) AS paid FROM bookings b`;
const TAKEN = sql`SELECT coalesce(max(places), 0) AS places FROM (SELECT sum(places) AS places FROM bookings WHERE status IN ('CONFIRMED', 'PENDING', 'REDEEMED') GROUP BY departure_id)`;
const RETURNS = sql`SELECT voucher_id AS id, max(at) AS at FROM gift_voucher_entries WHERE kind = 'return' AND key NOT GLOB 'moved:*' GROUP BY voucher_id`;

/** The firm's own doing, and a part of a booking that was confirmed. */
const CONFIRMS_OTHERWISE: readonly Step['kind'][] = ['decline', 'split'];

/** What holds after each step: a hold becomes a booking when what is due then is paid, and never lasts longer than it may. */
export class Checks {
  private readonly confirmed = new Set<string>();

  async afterStep({ stage: { db, payment } }: World, { kind }: Step): Promise<void> {
    const terms = { payment, depositPercent: 30, depositCents: null };
    for (const {
      id,
      status,
      totalCents,
      createdAt,
      expiresAt,
      paid,
      isResold,
    } of await db.all<Row>(BOOKINGS)) {
      const limit = new Date(Date.parse(createdAt) + MAX_HOLD_MINUTES * MINUTE_MS).toISOString();
      if (status === 'ON_HOLD' && expiresAt !== null && expiresAt > limit)
        throw new Error('A hold lasts too long.');
      if (status !== 'CONFIRMED' || this.confirmed.has(id)) continue;
      this.confirmed.add(id);
      const isPaid =
        paid >= dueWhenBooking(terms, totalCents) || totalCents - paid < LEAST_ONLINE_CENTS;
      if (!isPaid && !isResold && !CONFIRMS_OTHERWISE.includes(kind))
        throw new Error(`Confirmed by ${kind} with ${paid} of ${totalCents}.`);
    }
  }

  async atTheEnd({ stage: { db }, endedAt }: World): Promise<void> {
    expect((await db.get<{ places: number }>(TAKEN))?.places).toBeLessThanOrEqual(CAPACITY);
    for (const { id, at } of await db.all<{ id: number; at: string }>(RETURNS)) {
      const ended = endedAt.get(id);
      if (ended !== undefined && at > ended)
        throw new Error('Money went back to a gift voucher that was over.');
    }
  }
}
