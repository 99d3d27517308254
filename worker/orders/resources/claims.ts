import type { Need, PlanResources, PlanUse } from './room.ts';

/** What is to be booked in the same order: people on a departure, and what its option uses. */
export type ResourceClaim = {
  uses: readonly PlanUse[];
  start: { date: string; time: string; startsAt: number; endsAt: number };
  people: number;
};

const partiesOf = ({ count, size }: PlanUse, people: number) => count * Math.ceil(people / size);

function needAfter(use: PlanUse, before: Pick<Need, 'need' | 'people'>, people: number) {
  if (use.per === 'departure') return use.count;
  return use.per === 'booking'
    ? before.need + partiesOf(use, people)
    : partiesOf(use, before.people + people);
}

/** The needs of all departures as they are once these claims are booked. */
export function withClaims(
  { uses, needs }: PlanResources,
  claims: readonly ResourceClaim[],
): PlanResources {
  const after = [...needs];
  for (const { uses: own, start, people } of claims)
    for (const use of own) {
      const { resourceId, optionId } = use;
      const at = after.findIndex(
        (one) =>
          one.resourceId === resourceId &&
          one.optionId === optionId &&
          one.date === start.date &&
          one.time === start.time,
      );
      const before = after[at] ?? {
        ...{ resourceId, optionId, ...start },
        endsAt: start.endsAt + use.turnaroundMs,
        ...{ need: 0, people: 0 },
      };
      const next = {
        ...before,
        need: needAfter(use, before, people),
        people: before.people + people,
      };
      if (at < 0) after.push(next);
      else after[at] = next;
    }
  return { uses, needs: after };
}
