import type { DayLeg } from '#contract/transfer-admin.ts';

type End = DayLeg['from'];
/** Two places with journeys between them that day, in either direction. */
export type Connection = { id: string; ends: [End, End]; legs: DayLeg[] };

export const connectionId = ({ from, to }: Pick<DayLeg, 'from' | 'to'>) => [from.id, to.id].toSorted((a, b) => a - b).join('-');

/** A day's journeys grouped by pair of places. */
export function connectionsOf(legs: readonly DayLeg[]): Connection[] {
  const connections = new Map<string, Connection>();
  for (const leg of legs) {
    const id = connectionId(leg);
    const known = connections.get(id);
    if (known) known.legs.push(leg);
    else connections.set(id, { id, ends: [leg.from, leg.to], legs: [leg] });
  }
  return [...connections.values()];
}
