import { addDays, menorcaToday } from '#contract/calendar.ts';
import { connect, type Database } from '#core/db/client.ts';
import {
  resources,
  tripOptions,
  tripOptionUses,
  tripPrices,
  tripPriceVersions,
  tripSchedules,
  trips,
  tripTypes,
  tripUnits,
} from '#core/db/schema.ts';
import { localPlatform } from '../../local/local-platform.ts';
import { fitsTogether, type OracleStart } from './fits-together.ts';

const HOUR = 60;
const CAPACITY = 12;

export type Start = OracleStart & {
  time: string;
  tripId: number;
  optionId: number;
  unitId: number;
  isPrivate: boolean;
};
/** Departures of several trips that share one resource, and the days on which they are fought for. */
export type World = {
  name: string;
  quantity: number;
  starts: readonly Start[];
  days: readonly string[];
  tries: number;
};
/** People of each party, by start. */
export type Parties = readonly (readonly number[])[];

const one: OracleStart['need'] = (parties) => Math.min(1, parties.length);
const pairs: OracleStart['need'] = (parties) =>
  parties.reduce((sum, people) => sum + Math.ceil(people / 2), 0);

type Plan = {
  name: string;
  quantity: number;
  turnaround: number;
  starts: readonly (readonly [time: string, from: number, to: number, isPrivate?: boolean])[];
  need: OracleStart['need'];
  use: Pick<typeof tripOptionUses.$inferInsert, 'per' | 'size'>;
  days: number;
  tries: number;
};
const PLANS: readonly Plan[] = [
  {
    ...{ name: 'a morning sail and a private hire on one boat', quantity: 1, turnaround: 30 },
    starts: [
      ['10:00', 10, 13],
      ['12:00', 12, 16, true],
    ],
    ...{ need: one, use: { per: 'departure', size: 1 }, days: 10, tries: 300 },
  },
  {
    ...{ name: '10 to 12, 14 to 16 and 9 to 17 on two boats', quantity: 2, turnaround: 0 },
    starts: [
      ['10:00', 10, 12],
      ['14:00', 14, 16],
      ['09:00', 9, 17],
      ['11:30', 11.5, 13],
    ],
    ...{ need: one, use: { per: 'departure', size: 1 }, days: 6, tries: 150 },
  },
  {
    ...{ name: 'eight kayaks for two, in mixed groups', quantity: 8, turnaround: 15 },
    starts: [
      ['10:00', 10, 12],
      ['11:00', 11, 13],
    ],
    ...{ need: pairs, use: { per: 'booking', size: 2 }, days: 5, tries: 120 },
  },
];

async function insertStart(
  db: Database,
  resourceId: number,
  plan: Plan,
  [time, from, to, isPrivate = false]: Plan['starts'][number],
): Promise<Start> {
  const name = `${plan.name} ${time}`;
  const [type] = await db.select({ id: tripTypes.id }).from(tripTypes).limit(1);
  const [made] = await db
    .insert(trips)
    .values({
      ...{ name, slug: `torture-${resourceId}-${time.replace(':', '')}`, description: name },
      ...{ image: '', tripTypeId: type?.id ?? 0, region: 'south', location: 'Maó' },
      ...{ duration: '3 h', durationClass: 'half-day', status: 'published' },
      showBookingOptions: true,
    })
    .returning({ id: trips.id });
  const tripId = made?.id ?? 0;
  const [option] = await db
    .insert(tripOptions)
    .values({
      ...{ tripId, name, capacity: CAPACITY, instantConfirmation: true },
      durationMinutes: (to - from) * HOUR,
      pricingPer: isPrivate ? 'BOOKING' : 'UNIT',
    })
    .returning({ id: tripOptions.id });
  const optionId = option?.id ?? 0;
  await db.insert(tripSchedules).values({ optionId, times: [time] });
  const [unit] = await db
    .insert(tripUnits)
    .values({ optionId, type: 'ADULT', name: 'Adults', paxCount: 1 })
    .returning({ id: tripUnits.id });
  const unitId = unit?.id ?? 0;
  const [version] = await db
    .insert(tripPriceVersions)
    .values({ optionId })
    .returning({ id: tripPriceVersions.id });
  const versionId = version?.id ?? 0;
  await db.insert(tripPrices).values({ versionId, optionId, unitId, cents: 5000 });
  await db.insert(tripOptionUses).values({ optionId, resourceId, ...plan.use });
  return {
    ...{ time, tripId, optionId, unitId, isPrivate },
    ...{ from: from * HOUR, to: to * HOUR, turnaround: plan.turnaround, need: plan.need },
  };
}

/** Writes the resources, and departures of trips of their own that use them, into the state of a site that does not run. */
export async function insertWorlds(directory: string): Promise<World[]> {
  const platform = await localPlatform(directory);
  const today = menorcaToday(new Date());
  try {
    const db = connect(platform.env.DB);
    const worlds: World[] = [];
    for (const plan of PLANS) {
      const { name, quantity, turnaround, days, tries } = plan;
      const [resource] = await db
        .insert(resources)
        .values({ name, kind: 'boat', quantity, turnaroundMinutes: turnaround })
        .returning({ id: resources.id });
      const starts: Start[] = [];
      for (const start of plan.starts)
        starts.push(await insertStart(db, resource?.id ?? 0, plan, start));
      worlds.push({
        ...{ name, quantity, tries, starts },
        days: Array.from({ length: days }, (_, n) => addDays(today, 40 + n)),
      });
    }
    return worlds;
  } finally {
    await platform.dispose();
  }
}

/** Whether these parties can all go. */
export const canGo = ({ quantity, starts }: World, parties: Parties): boolean => {
  const all = starts.map((start, at) => ({ ...start, parties: parties[at] ?? [] }));
  const haveSeats = all.every((start) =>
    start.isPrivate
      ? start.parties.length <= 1 && start.parties.every((people) => people <= CAPACITY)
      : start.parties.reduce((sum, people) => sum + people, 0) <= CAPACITY,
  );
  return haveSeats && fitsTogether(quantity, all);
};
