import type { FirmDeparture } from '#contract/bookings/firm-calendar.ts';

const isTogether = (one: FirmDeparture, other: FirmDeparture) =>
  one.startsAt === other.startsAt || (one.startsAt < other.endsAt && one.endsAt > other.startsAt);

/** Marks departures whose guide is needed at another one at the same time. Those that were called off need no guide. */
export function markClashes(departures: readonly FirmDeparture[]): FirmDeparture[] {
  const guided = departures.filter(
    ({ guide, calledOffAt }) => guide !== null && calledOffAt === null,
  );
  const byGuide = Map.groupBy(guided, ({ guide }) => guide?.id);
  const clashing = new Set(
    [...byGuide.values()].flatMap((own) =>
      own.filter((one) => own.some((other) => other !== one && isTogether(one, other))),
    ),
  );
  return departures.map((one) => (clashing.has(one) ? { ...one, isClash: true } : one));
}
