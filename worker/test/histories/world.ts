import { sql } from 'drizzle-orm';
import { connect, type Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import {
  apiKeys,
  tripOptions,
  tripPrices,
  tripPriceVersions,
  tripSchedules,
  trips,
  tripTypes,
  tripUnits,
} from '#core/db/schema.ts';
import { statedPartner } from '#money/partners/statements.reads.ts';
import type { PaymentProvider } from '#money/payments/providers/provider.ts';
import { testProvider } from '#money/payments/providers/test-provider.ts';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { keepWith } from '#orders/paying/online/keep-payments.ts';
import { d1InMemory } from '../d1/d1-in-memory.ts';

/** The second one is for guests whose departure was called off. */
export const DAYS = ['2027-06-12', '2027-06-13'] as const;
const START = new Date('2027-06-01T08:00:00Z').getTime();
export const MINUTE_MS = 60_000;
export const SECRET = 'secret';
export const ORIGIN = 'http://localhost';
/** The only one, for two people. */
export const OPTION = 1;
export const CAPACITY = 2;
export const PRICE_CENTS = 5000;

/** At a call the provider fails; `after`: it does what it was asked, but its answer is lost. */
export type Fault = 'none' | 'before' | 'after';

/** The key of a reseller that keeps 12.5 percent, and the partner that it is. */
export const RESELLER_KEY = 1;
export const COMMISSION_BP = 1250;

/** A database with one option, of which a deposit or all is paid first; `rewind` brings it back to that. */
export async function stage(payment: 'deposit' | 'all') {
  const { d1, mark, rewind } = d1InMemory();
  const db = connect(d1);
  await db.insert(tripTypes).values({ id: 1, name: 'Walk', slug: 'walk', icon: 'walk' } as never);
  const words = {
    name: 'Walk',
    slug: 'walk',
    description: '',
    image: '',
    location: '',
    duration: '',
  };
  const kind = {
    tripTypeId: 1,
    region: 'north',
    durationClass: 'half-day',
    status: 'published',
    price: 50,
  };
  await db.insert(trips).values({ id: 1, ...words, ...kind } as never);
  const option = {
    id: OPTION,
    tripId: 1,
    name: 'Morning',
    durationMinutes: 180,
    capacity: CAPACITY,
    instantConfirmation: true,
  };
  await db.insert(tripOptions).values({ ...option, payment, depositPercent: 30 });
  await db.insert(tripSchedules).values({ optionId: OPTION, times: ['10:00'] });
  await db.insert(tripUnits).values({ id: 1, optionId: OPTION, type: 'ADULT', name: 'Adults' });
  await db.insert(tripPriceVersions).values({ id: 1, optionId: OPTION });
  await db
    .insert(tripPrices)
    .values({ versionId: 1, optionId: OPTION, unitId: 1, cents: PRICE_CENTS });
  await db.insert(apiKeys).values({
    ...{ id: RESELLER_KEY, name: 'Reseller', keyHash: 'x', prefix: 'x' },
    ...{ scopes: ['octo'], commission: COMMISSION_BP },
  });
  const [key] = await db.select({ partnerId: apiKeys.partnerId }).from(apiKeys);
  const reseller = key?.partnerId ? await statedPartner(db, key.partnerId) : undefined;
  if (!reseller) throw new Error('The reseller is no partner.');
  const plan = await readPlan(db);
  mark();
  return { db, plan, payment, reseller, rewind };
}
async function readPlan(db: Database): Promise<Plan> {
  const [plan] = await new Reader(db).run(
    plansOf(db, { optionId: OPTION }, { from: DAYS[0], to: DAYS[1] }),
  );
  if (!plan) throw new Error('Nothing starts.');
  return plan;
}
export type Stage = Awaited<ReturnType<typeof stage>>;

/** A history: its clock, its guests, and a provider that fails at the given calls. */
export class World {
  now = START;
  /** Of the bookings. */
  made: Pick<Booking, 'id'>[] = [];
  vouchers: { id: number; code: string }[] = [];
  /** When gift vouchers ended, in the clock of the history. */
  readonly endedAt = new Map<number, string>();
  /** Those made since the firm asked for a longer notice. */
  readonly underLongNotice = new Set<string>();
  /** Those that came to cost more, or came back, after something was paid for them: their guests may owe money again. */
  readonly dearer = new Set<string>();
  isNoticeLong = false;
  /** Undefined: the firm has changed it, and it is read again. */
  private plan: Plan | undefined;
  isMended = false;
  readonly stage: Stage;
  readonly provider: PaymentProvider;
  private calls = 0;

  constructor(around: Stage, faults: readonly Fault[]) {
    this.stage = around;
    this.plan = around.plan;
    const fails =
      <A, R>(call: (given: A) => Promise<R>) =>
      async (given: A) => {
        const fault = this.isMended ? 'none' : faults[this.calls++ % faults.length];
        if (fault === 'before') throw new Error('The provider does not answer.');
        const answer = await call(given);
        if (fault === 'after') throw new Error('The answer was lost.');
        return answer;
      };
    const real = testProvider(around.db, SECRET, () => this.at);
    const { createSession, askSession, endSession, refund } = real;
    this.provider = {
      ...real,
      ...{
        createSession: fails(createSession),
        askSession: fails(askSession),
        endSession: fails(endSession),
        refund: fails(refund),
      },
    };
  }
  get at() {
    return new Date(this.now);
  }
  get by() {
    return { actor: 'guest', now: this.at };
  }
  /** The start on a day as it is planned now. */
  async start(day: string) {
    this.plan ??= await readPlan(this.stage.db);
    const [departure] = departuresBetween(this.plan, day, day);
    return departure && { plan: this.plan, departure };
  }
  planChanges() {
    this.plan = undefined;
  }
  chosen(n: number): string | undefined {
    return this.made[n % Math.max(1, this.made.length)]?.id;
  }
  /** One of the provider's sessions whose page a guest has seen. */
  async payment(n: number): Promise<{ id: string; sessionId: string } | undefined> {
    const rows = await this.stage.db.all<{ id: string; sessionId: string }>(
      sql`SELECT t.id, t.session_id AS sessionId FROM test_payments t JOIN payment_sessions s ON s.id = t.session_id WHERE s.url IS NOT NULL ORDER BY t.created_at, t.rowid`,
    );
    return rows[n % Math.max(1, rows.length)];
  }
  cron = () => keepWith({ test: this.provider }, this.stage.db, this.at, { secret: SECRET });
}
