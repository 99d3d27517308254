import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { book } from '#bookings/book.ts';
import { findBooking } from '#bookings/booking.reads.ts';
import { changeTo } from '#bookings/change.ts';
import { split } from '#bookings/split.ts';
import { cancel } from '#bookings/states.ts';
import { expireHolds } from '#bookings/write.ts';
import { payByHand } from '#payments/by-hand.ts';
import { payableOf } from '#payments/due.ts';
import { takeEvent } from '#payments/receive.ts';
import { startPayment } from '#payments/start-payment.ts';
import { endTestPayment, testWebhook } from '#payments/test-provider.ts';
import { type Fault, MINUTE_MS, ORIGIN, SECRET, type World } from './world.ts';

const KINDS = [
  'book',
  'start',
  'pay',
  'webhook',
  'fewer',
  'cancel',
  'late_cancel',
  'cash',
  'cron',
  'wait',
  'bounce',
  'elsewhere',
  'split',
] as const;
/** What a guest, the firm, the provider or the clock does; `which` of them, how many people, or for how many minutes. */
export type Deed = { kind: (typeof KINDS)[number]; which: number };

/** Two guests are about to pay for two places, or one for both, or has paid and one of the two gets a booking of their own. */
const TWO_GUESTS: readonly Deed[] = [
  { kind: 'book', which: 1 },
  { kind: 'book', which: 1 },
  { kind: 'start', which: 0 },
  { kind: 'start', which: 1 },
];
const ONE_FOR_BOTH: readonly Deed[] = [
  { kind: 'book', which: 2 },
  { kind: 'start', which: 0 },
];
const SPLIT: readonly Deed[] = [
  ...ONE_FOR_BOTH,
  ...([0, 1] as const).flatMap((which): Deed[] => [
    { kind: 'pay', which },
    { kind: 'webhook', which },
    { kind: 'start', which: 0 },
  ]),
  { kind: 'split', which: 0 },
];

const which = fc.nat({ max: 3 });
const oneOf = (...kinds: Deed['kind'][]) => fc.record({ kind: fc.constantFrom(...kinds), which });
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('book' as const), which: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 12, arbitrary: oneOf('start', 'pay', 'webhook') },
  { weight: 2, arbitrary: oneOf('fewer', 'cancel', 'late_cancel', 'cash') },
  { weight: 2, arbitrary: oneOf('cron') },
  { weight: 2, arbitrary: oneOf('split') },
  { weight: 2, arbitrary: oneOf('bounce', 'elsewhere') },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), which: fc.constantFrom(1, 7, 25) }) },
);
const fault = fc.oneof({ weight: 4, arbitrary: fc.constant<Fault>('none') }, fc.constant<Fault>('before'), fc.constant<Fault>('after'));

export const history = fc.record({
  first: fc.constantFrom<readonly Deed[]>(TWO_GUESTS, ONE_FOR_BOTH, SPLIT),
  faults: fc.array(fault, { minLength: 10, maxLength: 10 }),
  deeds: fc.array(deed, { minLength: 3, maxLength: 12 }),
});

const CONTACT = { fullName: 'Ana', emailAddress: 'ana@example.com' };

async function bookPlaces({ stage: { db, start }, ...world }: World, people: number, now: Date): Promise<void> {
  const units = Array.from({ length: people }, () => ({ unitId: 1 }));
  const made = await book(db, start, { units, language: 'en', source: 'site', actor: 'guest', contact: CONTACT }, { now, secret: SECRET });
  if (made) world.made.push(made);
}

async function payOnline({ stage: { db }, provider }: World, payment: { id: string; sessionId: string }, isTold: boolean, now: Date) {
  if (!isTold) return void (await endTestPayment(db, payment.sessionId, 'paid', now));
  const { body, headers } = await testWebhook(SECRET, { id: `evt_${payment.id}`, type: 'paid', reference: payment.id }, now);
  await takeEvent(db, provider, await provider.readWebhook(body, headers, now), now, { secret: SECRET });
}

/** A refund that was done comes back from the guest's bank, or the firm refunds a part in the provider's dashboard. */
async function moveElsewhere({ stage: { db }, provider }: World, kind: 'bounce' | 'elsewhere', n: number, now: Date): Promise<void> {
  const rows = await db.all<{ sessionId: string; refundId: string | null; reference: string; cents: number }>(
    kind === 'bounce'
      ? sql`SELECT session_id AS sessionId, id AS refundId, 're_' || id AS reference, cents FROM refunds WHERE status = 'done' AND session_id IS NOT NULL AND id NOT GLOB 'test:*' ORDER BY created_at, id`
      : sql`SELECT session_id AS sessionId, NULL AS refundId, 're_elsewhere_' || session_id AS reference, 1000 AS cents FROM test_payments t
          WHERE EXISTS (SELECT 1 FROM payment_sessions s WHERE s.id = t.session_id AND s.status = 'paid') AND cents >= 1000 + (SELECT coalesce(sum(value), 0) FROM json_each(t.refunds)) AND refunds ->> ('$.re_elsewhere_' || replace(session_id, '-', '_')) IS NULL ORDER BY rowid`,
  );
  const row = rows[n % Math.max(1, rows.length)];
  if (!row) return;
  const { sessionId, refundId, reference, cents } = row;
  const key = refundId ?? `re_elsewhere_${sessionId.replaceAll('-', '_')}`;
  const after =
    refundId === null
      ? sql`json_set(refunds, '$."' || ${key} || '"', CAST(${cents} AS INTEGER))`
      : sql`json_remove(refunds, '$."' || ${key} || '"')`;
  await db.run(sql`UPDATE test_payments SET refunds = ${after} WHERE session_id = ${sessionId}`);
  const status = refundId === null ? ('done' as const) : ('failed' as const);
  const told = { reference, refundId, payment: `pay_tp_${sessionId}`, cents, currency: 'EUR', status };
  await takeEvent(
    db,
    provider,
    { id: `evt_${reference}_${now.getTime()}`, type: 'refund', reference: null, state: null, refunds: [told] },
    now,
    { secret: SECRET },
  );
}

async function changeBooking({ stage: { db, start }, by, made }: World, kind: Deed['kind'], id: string): Promise<void> {
  const booking = await findBooking(db, id);
  if (!booking) return;
  if (kind === 'split') {
    const tickets = booking.units.slice(1).map(({ uuid }) => uuid);
    const done = await split(db, booking, { tickets, placesOf: () => 1, secret: SECRET, beside: () => [] }, by);
    if (done?.own) made.push(done.own);
  } else if (kind !== 'fewer') await cancel(db, booking, null, by, { set: { refund: kind === 'cancel' ? 'FULL' : 'NONE' } });
  else if (booking.units.length > 1) await changeTo(db, booking, { ...start, units: booking.units.slice(1) }, by);
}

export async function run(world: World, { kind, which: n }: Deed): Promise<void> {
  const { db } = world.stage;
  if (kind === 'wait') {
    world.now += n * MINUTE_MS;
    return expireHolds(db, world.at);
  }
  if (kind === 'book') return bookPlaces(world, n, world.at);
  if (kind === 'cron') return world.cron();
  if (kind === 'pay' || kind === 'webhook') {
    const payment = await world.payment(n);
    return payment && payOnline(world, payment, kind === 'webhook', world.at);
  }
  if (kind === 'bounce' || kind === 'elsewhere') return moveElsewhere(world, kind, n, world.at);
  const id = world.chosen(n);
  if (!id) return;
  const subject = { kind: 'booking' as const, id };
  if (kind === 'cash') {
    const input = { method: 'cash' as const, cents: 1000, currency: 'EUR' as const, reference: null };
    return payByHand(db, subject, input, { actor: 'user:1', now: world.at }, () => []);
  }
  if (kind !== 'start') return changeBooking(world, kind, id);
  const payable = await payableOf(db, subject, world.at);
  if (payable && payable.dueNowCents > 0)
    await startPayment(db, world.provider, payable, payable.dueNowCents, { now: world.at, origin: ORIGIN });
}
