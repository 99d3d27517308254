import type { Database } from '#core/db/client.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';

/** The plan of an option on sale or not; undefined of one in the trash. With the exceptions of the days. */
export function editedPlan(db: Database, optionId: number, from: string, to = from) {
  const { statements, shape } = plansOf(db, { optionId }, { from, to }, 'edited');
  return { statements, shape: (results: never[]) => shape(results)[0] };
}
