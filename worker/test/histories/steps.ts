import fc from 'fast-check';
import { expireHolds } from '#orders/bookings/write.ts';
import { bookPlaces, CHANGES, callOff, change, raiseLimit } from './booking-steps.ts';
import {
  endVoucher,
  moveAtProvider,
  payByVoucher,
  payCash,
  payOnline,
  start,
  startTogether,
  tick,
} from './money-steps.ts';
import { payAsReseller, resell, state } from './reseller-steps.ts';
import { DAYS, type Fault, MINUTE_MS, type World } from './world.ts';

const KINDS = [
  ...CHANGES,
  ...([
    'book',
    'other_day',
    'start',
    'together',
    'pay',
    'webhook',
    'cash',
    'voucher',
    'void',
    'end',
    'tick',
    'bounce',
    'dashboard',
  ] as const),
  ...(['resell', 'reseller', 'state'] as const),
  ...(['limit', 'call_off', 'cron', 'wait'] as const),
] as const;
/** What a guest, the firm, the provider or the clock does; `which` of them, how many people, or for how many minutes. */
export type Step = { kind: (typeof KINDS)[number]; which: number };

const steps = (...kinds: [Step['kind'], number][]): readonly Step[] =>
  kinds.map(([kind, n]) => ({ kind, which: n }));
/** Two guests are about to pay for two places, or one for both, or has paid and one of the two gets a booking of their own. */
const TWO_GUESTS = steps(['book', 1], ['book', 1], ['start', 0], ['start', 1]);
const ONE_FOR_BOTH = steps(['book', 2], ['start', 0]);
const PAID = [
  ...ONE_FOR_BOTH,
  ...steps(['pay', 0], ['webhook', 0], ['start', 0], ['pay', 1], ['webhook', 1], ['start', 0]),
];
const SPLIT = [...PAID, ...steps(['split', 0])];
/** A payment is open while the hold becomes dearer, or a gift voucher has paid a part of one that becomes cheaper. */
const DEARER = steps(['book', 1], ['start', 0], ['more', 0], ['pay', 0]);
const CHEAPER = steps(['book', 2], ['voucher', 1], ['start', 0], ['fewer', 0]);
const CALLED_OFF = [...PAID, ...steps(['call_off', 0])];
const LIMIT = [
  ...steps(['book', 1], ['start', 0], ['pay', 0], ['webhook', 0], ['limit', 0], ['book', 1]),
];

/** Two items of an order are paid on one page; when the payment comes the hold of one has run out, and others may have its places. */
const TOGETHER = steps(['book', 1], ['other_day', 1], ['together', 0], ['pay', 0], ['webhook', 0]);
const TOO_LATE_FOR_ONE = [
  ...steps(['book', 2], ['wait', 25], ['other_day', 1], ['book', 1], ['together', 0], ['wait', 7]),
  ...steps(['book', 2], ['start', 2], ['pay', 0], ['webhook', 0], ['webhook', 0]),
];
const THREE = [
  ...steps(['book', 1], ['other_day', 1], ['other_day', 1], ['together', 1], ['pay', 0]),
  ...steps(['webhook', 0], ['dashboard', 0]),
];
const RESOLD = steps(['resell', 0], ['reseller', 0], ['state', 0], ['guest_cancel', 0]);
const which = fc.nat({ max: 3 });
const oneOf = (...kinds: Step['kind'][]) => fc.record({ kind: fc.constantFrom(...kinds), which });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('book' as const, 'book' as const, 'other_day' as const),
      which: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 12, arbitrary: oneOf('start', 'together', 'pay', 'webhook') },
  { weight: 4, arbitrary: oneOf('fewer', 'more', 'price', 'confirm') },
  { weight: 2, arbitrary: oneOf('cancel', 'late_cancel', 'guest_cancel', 'decline', 'cash') },
  { weight: 3, arbitrary: oneOf('voucher', 'voucher', 'void', 'end') },
  { weight: 2, arbitrary: oneOf('cron', 'cron', 'tick') },
  { weight: 2, arbitrary: oneOf('split', 'limit', 'call_off', 'choose', 'choose') },
  { weight: 2, arbitrary: oneOf('bounce', 'dashboard') },
  { weight: 3, arbitrary: oneOf('resell', 'resell', 'reseller', 'state') },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), which: fc.constantFrom(1, 7, 25) }),
  },
);
const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Fault>('none') },
  fc.constant<Fault>('before'),
  fc.constant<Fault>('after'),
);

export const history = fc.record({
  first: fc.constantFrom(
    ...[TWO_GUESTS, ONE_FOR_BOTH, PAID, SPLIT, DEARER, CHEAPER, CALLED_OFF, LIMIT, RESOLD],
    ...[TOGETHER, TOO_LATE_FOR_ONE, THREE, TOGETHER, TOO_LATE_FOR_ONE],
  ),
  faults: fc.array(fault, { minLength: 10, maxLength: 10 }),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
});

const isChange = (kind: Step['kind']): kind is (typeof CHANGES)[number] =>
  CHANGES.some((one) => one === kind);

export async function run(world: World, { kind, which: n }: Step): Promise<unknown> {
  const { db } = world.stage;
  const id = world.chosen(n);
  if (isChange(kind)) return id && change(world, kind, id, n);
  switch (kind) {
    case 'wait':
      world.now += n * MINUTE_MS;
      return expireHolds(db, world.at);
    case 'book':
      return bookPlaces(world, n);
    case 'other_day':
      return bookPlaces(world, n, DAYS[1]);
    case 'together':
      return startTogether(world, n);
    case 'cron':
      return world.cron();
    case 'pay':
    case 'webhook': {
      const payment = await world.payment(n);
      return payment && payOnline(world, payment, kind === 'webhook', world.at);
    }
    case 'bounce':
    case 'dashboard':
      return moveAtProvider(world, kind, n, world.at);
    case 'limit':
      return raiseLimit(world);
    case 'call_off':
      return callOff(world);
    case 'void':
    case 'end':
      return endVoucher(world, kind, n);
    case 'resell':
      return resell(world, n);
    case 'state':
      return state(world);
    case 'tick':
      return tick(world, n);
  }
  if (!id) return undefined;
  const subject = { kind: 'booking' as const, id };
  if (kind === 'reseller') return payAsReseller(world, id);
  if (kind === 'cash') return payCash(world, subject);
  return kind === 'voucher' ? payByVoucher(world, subject, n) : start(world, subject);
}
