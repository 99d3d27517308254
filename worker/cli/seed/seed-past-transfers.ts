import { addDays, menorcaToday } from '#contract/calendar.ts';
import type {
  requestEvents as RequestEvents,
  transferLegs as TransferLegs,
  transferLines as TransferLines,
  transferRequests as TransferRequests,
} from '#core/db/schema.ts';
import { newReference } from '#core/http/reference.ts';
import { instantOfWall } from '#core/values/wall-clock.ts';
import { sameChoices } from './seed-choice.ts';
import { paidSale, pastDay, pastGuest, refundedSale } from './seed-past.ts';
import type { seedRows } from './seed-rows.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const TRANSFERS = 200;
const TIMES = [
  '07:40',
  '09:15',
  '10:30',
  '12:05',
  '13:50',
  '15:20',
  '17:45',
  '19:10',
  '20:30',
  '21:25',
];
const FLIGHTS = ['VY3726', 'IB5670', 'FR2104', 'U28617', 'LH1162', 'BA2672'];

type Rows = Pick<ReturnType<typeof seedRows>, 'places' | 'prices' | 'vehicles' | 'zones'>;

/** Demo transfers of the last two years, by the table's prices. */
export function seedPastTransfers(
  { places, prices, vehicles, zones }: Rows,
  manageTokenHash: string,
  now: Date,
) {
  const choices = sameChoices(1983);
  const requests: (typeof TransferRequests.$inferInsert)[] = [];
  const legs: (typeof TransferLegs.$inferInsert)[] = [];
  const lines: (typeof TransferLines.$inferInsert)[] = [];
  const events: (typeof RequestEvents.$inferInsert)[] = [];
  const money = { entries: [], refunds: [] } as ReturnType<typeof paidSale>;
  const airport = places.find(({ kind }) => kind === 'airport')?.id ?? 1;
  const ends = places.filter(({ kind }) => kind === 'town' || kind === 'resort');
  const yesterday = addDays(menorcaToday(now), -1);

  while (requests.length < TRANSFERS) {
    const place = choices.pick(ends);
    const adults = choices.weighted([
      [1, 2],
      [2, 9],
      [3, 3],
      [4, 4],
      [6, 2],
    ] as const);
    const childAges = choices.isTrue(0.3) ? [4 + choices.below(8)] : [];
    const people = adults + childAges.length;
    const vehicle = vehicles.findIndex(({ maxPassengers }) => maxPassengers >= people);
    const price = prices.find(
      ({ zoneId, vehicleId }) => zoneId === place.zoneId && vehicleId === vehicle + 1,
    );
    const zone = zones.find(({ id }) => id === place.zoneId);
    const outbound = pastDay(choices, now);
    const returning = addDays(outbound, 4 + choices.below(10));
    if (!price || !zone || returning > yesterday) continue;

    const id = crypto.randomUUID();
    const way = choices.weighted([
      ['both', 6],
      ['arrival', 3],
      ['departure', 2],
    ] as const);
    const days = way === 'both' ? [outbound, returning] : [outbound];
    const [fromPlaceId, toPlaceId] =
      way === 'departure' ? [place.id, airport] : [airport, place.id];
    const cents = way === 'both' ? price.returnCents : price.oneWayCents;
    const { source, ...guest } = pastGuest(choices, 'transfer');
    const starts = days
      .map((day) => ({ day, time: choices.pick(TIMES) }))
      .map((one) => ({ ...one, at: instantOfWall(one.day, one.time) }));
    const first = starts[0]?.at ?? 0;
    const madeAt = new Date(first - (2 + choices.below(60)) * DAY_MS).toISOString();
    const on = new Date(starts.at(-1)?.at ?? first).toISOString();
    const cancelledAt = new Date(first - DAY_MS).toISOString();
    const isCancelled = choices.isTrue(0.06);
    const feeCents = isCancelled && choices.isTrue(0.3) ? Math.round(cents / 2) : 0;
    const sale = { kind: 'transfer' as const, id, cents, madeAt, on, now };
    const { entries, refunds } = isCancelled
      ? refundedSale(sale, feeCents, cancelledAt)
      : paidSale(choices, source, sale);
    const status = isCancelled ? 'cancelled_customer' : 'completed';

    requests.push({
      ...{
        id,
        reference: newReference(),
        manageTokenHash,
        status,
        fromPlaceId,
        toPlaceId,
        vehicleCode: vehicles[vehicle]?.code ?? 'standard',
      },
      ...{
        adults,
        childAges,
        luggage: { large: adults, cabin: people, bulky: 0 },
        totalCents: cents,
        priceVersion: 1,
        ...guest,
        source,
      },
      ...{
        privacyEdition: 'demo',
        privacyAcceptedAt: madeAt,
        feeCents: isCancelled ? feeCents : null,
        isDemo: true,
      },
      ...{ createdAt: madeAt, updatedAt: isCancelled ? cancelledAt : on },
    });
    for (const [n, { day, time, at }] of starts.entries())
      legs.push({
        ...{
          requestId: id,
          leg: n === 0 ? 'outbound' : 'return',
          localDate: day,
          localTime: time,
          startsAt: new Date(at).toISOString(),
        },
        ...{
          endsAt: new Date(at + zone.minutes * MINUTE_MS).toISOString(),
          flight: choices.pick(FLIGHTS),
        },
      });
    lines.push({
      requestId: id,
      position: 0,
      code: 'outbound',
      quantity: 1,
      cents: price.oneWayCents,
    });
    if (way === 'both')
      lines.push({
        requestId: id,
        position: 1,
        code: 'return',
        quantity: 1,
        cents: price.returnCents - price.oneWayCents,
      });
    events.push({
      requestId: id,
      kind: 'transfer',
      toStatus: status,
      actor: 'system',
      createdAt: madeAt,
    });
    money.entries.push(...entries);
    money.refunds.push(...refunds);
  }
  return { requests, legs, lines, events, ...money };
}
