import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import { tripOptions } from '#core/db/schema.ts';
import type { ApiError } from '#core/http/problem.ts';
import type { Discount } from '#money/codes/discounts.ts';
import { demandUse } from '#money/codes/find-code.ts';
import { departureById } from '#orders/departures/departures.ts';
import type { PlaceClaim } from '#orders/departures/places.ts';
import { plansOf } from '#orders/departures/plan.reads.ts';
import { planVersion } from '#orders/departures/plan-version.ts';
import { withClaims } from '#orders/resources/claims.ts';
import { isFull, isWithinAllotment } from './places.sql.ts';
import { BookingRefused } from './refused.ts';

const isSameStart = (one: PlaceClaim, other: PlaceClaim) =>
  one.plan.option.id === other.plan.option.id && one.departure.id === other.departure.id;

const resourceClaim = ({ plan, departure, people }: PlaceClaim) => ({
  uses: plan.resources?.uses.filter(({ optionId }) => optionId === plan.option.id) ?? [],
  start: departure,
  people,
});

/** Whether what the option uses is needed by the items that come before it in the order. */
async function isClaimed(db: Database, claim: PlaceClaim, earlier: readonly PlaceClaim[]) {
  const { plan, departure, people } = claim;
  if (!plan.resources || earlier.length === 0) return false;
  const days = { from: departure.date, to: departure.date };
  const [current] = await new Reader(db).run(plansOf(db, { optionId: plan.option.id }, days));
  if (!current?.resources) return false;
  const resources = withClaims(current.resources, earlier.map(resourceClaim));
  const room = departureById({ ...current, resources }, departure.id)?.room;
  return room !== undefined && room.people !== null && room.people < people;
}

/** After an order that was not written: why this item cannot be had, or that its plan has changed. `released`: holds that would have ended with it. */
export async function whyRefused(
  db: Database,
  claim: PlaceClaim,
  {
    earlier,
    discount,
    now,
    released,
    partnerId,
    overAllotment,
  }: {
    earlier: readonly PlaceClaim[];
    discount: Discount | undefined;
    now: Date;
    released: readonly string[];
    partnerId: SQL | number | null;
    /** Where it is the partner's allotment that lacks places. */
    overAllotment: ApiError;
  },
): Promise<ApiError | 'changed' | undefined> {
  const { plan, departure, people } = claim;
  const places = earlier
    .filter((one) => isSameStart(one, claim))
    .reduce((sum, one) => sum + one.places, claim.places);
  const full = isFull(plan, departure, { places, people }, now, released);
  const [state] = await db
    .select({
      version: planVersion(plan.option.id),
      isFull: full.as('isFull'),
      isWithin:
        sql<number>`${isWithinAllotment(plan, departure, partnerId, { places }, now, released)}`.as(
          'isWithin',
        ),
    })
    .from(tripOptions)
    .where(eq(tripOptions.id, plan.option.id));
  if (state?.version !== plan.option.scheduleVersion) return 'changed';
  if (discount) await demandUse(db, discount, now);
  if (!state.isFull && !state.isWithin) return overAllotment;
  return state.isFull || (await isClaimed(db, claim, earlier))
    ? new BookingRefused('sold_out', 'problem.sold_out')
    : undefined;
}
