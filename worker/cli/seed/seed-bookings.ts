import { totalOf } from '#contract/bookings/bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import type {
  bookings as Bookings,
  bookingUnits as BookingUnits,
  departures as Departures,
} from '#core/db/schema.ts';
import { newReference } from '#core/http/reference.ts';
import { newTicketCode } from '#orders/bookings/unit-items.ts';
import { departuresBetween } from '#orders/departures/departures.ts';
import { countUnits, takingOf } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { centsOf, priceLines } from '#orders/departures/prices.ts';
import type { OptionRows } from './seed-options.ts';

const DAY_MS = 86_400_000;

type SampleBookings = {
  trip: string;
  inDays: number;
  parties: readonly (readonly [name: string, adults: number, children: number])[];
};
/**
 * What is booked on a fresh start: on the first departure from so many days ahead. Departures and days of hire that are sold out, some with few
 * places left, and others with all of them.
 */
const SAMPLES: readonly SampleBookings[] = [
  {
    trip: 'talayotic-menorca',
    inDays: 4,
    parties: [
      ['Laura Vidal', 2, 2],
      ['Thomas Becker', 2, 0],
      ['Helen Ward', 2, 0],
    ],
  },
  {
    trip: 'talayotic-menorca',
    inDays: 12,
    parties: [
      ['Núria Ferrer', 4, 0],
      ['Paul Martin', 3, 1],
    ],
  },
  { trip: 'talayotic-menorca', inDays: 8, parties: [['Ingrid Hoffmann', 2, 0]] },
  {
    trip: 'cheese-and-market',
    inDays: 3,
    parties: [
      ['Marc Sintes', 2, 0],
      ['Emily Clarke', 3, 0],
    ],
  },
  {
    trip: 'macarella-turqueta-walk',
    inDays: 6,
    parties: [
      ['Jonas Weber', 4, 2],
      ['Sophie Dubois', 3, 0],
    ],
  },
  {
    trip: 'kayak-fornells-bay',
    inDays: 5,
    parties: [
      ['Oliver Grant', 6, 2],
      ['Marta Roca', 4, 2],
    ],
  },
  {
    trip: 'kayak-fornells-bay',
    inDays: 13,
    parties: [
      ['Anke Schulz', 8, 0],
      ['Joan Mercadal', 4, 2],
    ],
  },
  { trip: 'kayak-fornells-bay', inDays: 9, parties: [['Grace Hill', 2, 1]] },
];

/** The plan of an option as the database would give it. */
export function planOf(rows: OptionRows, optionId: number): Plan {
  const own = <T extends { optionId: number }>(all: readonly T[]) =>
    all.filter((one) => one.optionId === optionId);
  const option = rows.options.find(({ id }) => id === optionId);
  return {
    option,
    units: own(rows.units),
    schedules: own(rows.schedules).map((schedule) => ({
      validFrom: null,
      validTo: null,
      ...schedule,
    })),
    exceptions: [],
    prices: own(rows.prices),
    extras: [],
  } as unknown as Plan;
}

/** Demo bookings, relative to the day of the first start. */
export async function seedBookings(rows: OptionRows, tripSlugs: readonly string[], now: Date) {
  const departures: (typeof Departures.$inferInsert)[] = [];
  const bookings: (typeof Bookings.$inferInsert)[] = [];
  const units: (typeof BookingUnits.$inferInsert)[] = [];
  const today = menorcaToday(now);
  const madeAt = new Date(now.getTime() - DAY_MS).toISOString();
  for (const { trip, inDays, parties } of SAMPLES) {
    const option = rows.options.find(({ tripId }) => tripSlugs[tripId - 1] === trip);
    if (!option) continue;
    const plan = planOf(rows, option.id);
    const [departure] = departuresBetween(plan, addDays(today, inDays), addDays(today, inDays + 7));
    if (!departure) continue;
    const departureId = departures.length + 1;
    const start = { optionId: option.id, localDate: departure.date, localTime: departure.time };
    const startsAt = new Date(departure.startsAt).toISOString();
    departures.push({
      id: departureId,
      ...start,
      startsAt,
      capacity: departure.capacity,
      scheduleVersion: 0,
    });
    for (const [contactName, adults, children] of parties) {
      const [adult, child] = plan.units.map(({ id }) => id) as [number, number];
      const items = [
        ...Array<number>(adults).fill(adult),
        ...Array<number>(children).fill(child),
      ].map((unitId) => ({ unitId }));
      const counts = countUnits(items);
      const lines = priceLines(plan, departure, { units: counts });
      const id = crypto.randomUUID();
      bookings.push({
        ...{
          id,
          uuid: crypto.randomUUID(),
          reference: newReference(),
          status: 'CONFIRMED',
          tripId: option.tripId,
          departureId,
        },
        ...start,
        ...{
          ...takingOf(plan, departure, counts),
          totalCents: totalOf(lines),
          lines,
          priceVersion: option.id,
          confirmedAt: madeAt,
        },
        ...{
          contactName,
          contact: { fullName: contactName },
          language: 'en',
          source: 'site',
          isDemo: true,
        },
        ...{
          manageTokenHash: await hashToken(randomToken()),
          createdAt: madeAt,
          updatedAt: madeAt,
        },
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
          cents: centsOf(plan, unitId, departure.date, departure.time),
        });
    }
  }
  return { departures, bookings, units };
}
