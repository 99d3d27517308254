import { totalOf } from '#contract/bookings/bookings.ts';
import type {
  bookings as Bookings,
  bookingUnits as BookingUnits,
  departures as Departures,
  requestEvents as RequestEvents,
} from '#core/db/schema.ts';
import { newReference } from '#core/http/reference.ts';
import { newTicketCode } from '#orders/bookings/unit-items.ts';
import { type Departure, departuresBetween } from '#orders/departures/departures.ts';
import { countUnits, takingOf } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { centsOf, priceLines } from '#orders/departures/prices.ts';
import { planOf } from './seed-bookings.ts';
import { type Choices, sameChoices } from './seed-choice.ts';
import type { OptionRows } from './seed-options.ts';
import { paidSale, pastDay, pastGuest, refundedSale } from './seed-past.ts';

const DAY_MS = 86_400_000;
const BOOKINGS = 600;

/** A party of two or so, with children where they are taken. */
function party({ plan, choices }: { plan: Plan; choices: Choices }) {
  const [adult, child] = plan.units;
  const adults = choices.weighted([
    [1, 2],
    [2, 9],
    [3, 3],
    [4, 4],
  ] as const);
  const children =
    child?.type === 'CHILD'
      ? choices.weighted([
          [0, 7],
          [1, 3],
          [2, 3],
        ] as const)
      : 0;
  return [
    ...Array<number>(adults).fill(adult?.id ?? 0),
    ...Array<number>(children).fill(child?.id ?? 0),
  ].map((unitId) => ({ unitId }));
}

/** Demo bookings of the last two years: some six hundred, the same on the same day but for their names. `firstDeparture`: the next free id. */
export function seedPastBookings(
  rows: OptionRows,
  firstDeparture: number,
  manageTokenHash: string,
  now: Date,
) {
  const choices = sameChoices(2027);
  const plans = rows.options
    .filter(
      ({ instantConfirmation, pricingPer }) => instantConfirmation && pricingPer !== 'BOOKING',
    )
    .map(({ id }) => planOf(rows, id));
  const departures: (typeof Departures.$inferInsert)[] = [];
  const bookings: (typeof Bookings.$inferInsert)[] = [];
  const units: (typeof BookingUnits.$inferInsert)[] = [];
  const events: (typeof RequestEvents.$inferInsert)[] = [];
  const money = { entries: [], refunds: [] } as ReturnType<typeof paidSale>;
  const booked = new Set<string>();

  function sell(
    plan: Plan,
    departure: Departure,
    departureId: number,
    items: { unitId: number }[],
  ) {
    const { option } = plan;
    const id = crypto.randomUUID();
    const { source, ...guest } = pastGuest(choices, 'booking');
    const startsAt = new Date(departure.startsAt).toISOString();
    const madeAt = new Date(
      departure.startsAt - (1 + choices.below(50)) * DAY_MS - choices.below(DAY_MS),
    ).toISOString();
    const counts = countUnits(items);
    const lines = priceLines(plan, departure, { units: counts });
    const cents = totalOf(lines);
    const isCancelled = choices.isTrue(0.08);
    const feeCents = isCancelled && choices.isTrue(0.4) ? Math.round(cents / 2) : 0;
    const cancelledAt = new Date((Date.parse(madeAt) + departure.startsAt) / 2).toISOString();
    const sale = { kind: 'booking' as const, id, cents, madeAt, on: startsAt, now };
    const { entries, refunds } = isCancelled
      ? refundedSale(sale, feeCents, cancelledAt)
      : paidSale(choices, source, sale);
    const end = isCancelled
      ? ({
          status: 'CANCELLED',
          endedAs: 'guest',
          cancelledAt,
          feeCents,
          refund: feeCents > 0 ? 'PARTIAL' : 'FULL',
        } as const)
      : ({ status: 'REDEEMED', redeemedAt: startsAt } as const);
    bookings.push({
      ...{
        id,
        uuid: crypto.randomUUID(),
        reference: newReference(),
        tripId: option.tripId,
        optionId: option.id,
        departureId,
      },
      ...{
        localDate: departure.date,
        localTime: departure.time,
        ...takingOf(plan, departure, counts),
        totalCents: cents,
        lines,
      },
      ...{
        priceVersion: option.id,
        confirmedAt: madeAt,
        ...end,
        ...guest,
        contact: { fullName: guest.contactName },
        source,
        isDemo: true,
      },
      ...{ manageTokenHash, createdAt: madeAt, updatedAt: isCancelled ? cancelledAt : startsAt },
    });
    for (const [position, { unitId }] of items.entries())
      units.push({
        ...{
          uuid: crypto.randomUUID(),
          bookingId: id,
          unitId,
          position,
          ticketCode: newTicketCode(),
        },
        ...{
          cents: centsOf(plan, unitId, departure.date, departure.time),
          redeemedAt: isCancelled ? null : startsAt,
        },
      });
    events.push({
      requestId: id,
      kind: 'booking',
      toStatus: end.status,
      actor: 'system',
      createdAt: madeAt,
    });
    money.entries.push(...entries);
    money.refunds.push(...refunds);
    return isCancelled;
  }

  while (bookings.length < BOOKINGS) {
    const plan = choices.pick(plans);
    const day = pastDay(choices, now);
    const starts = departuresBetween(plan, day, day);
    const departure = starts.length > 0 ? choices.pick(starts) : undefined;
    const key = `${plan.option.id} ${departure?.id}`;
    if (!departure || booked.has(key)) continue;
    booked.add(key);
    const departureId = firstDeparture + departures.length;
    const start = {
      optionId: plan.option.id,
      localDate: departure.date,
      localTime: departure.time,
    };
    const { capacity } = departure;
    departures.push({
      id: departureId,
      ...start,
      startsAt: new Date(departure.startsAt).toISOString(),
      capacity,
      scheduleVersion: 0,
    });
    let left = capacity ?? 20;
    for (let parties = 1 + choices.below(5); parties > 0; parties -= 1) {
      const items = party({ plan, choices });
      if (items.length > left) break;
      if (!sell(plan, departure, departureId, items)) left -= items.length;
    }
  }
  return { departures, bookings, units, events, ...money };
}
