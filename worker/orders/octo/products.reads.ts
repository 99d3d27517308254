import { and, eq, type SQL } from 'drizzle-orm';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { TripInput as TripInputSchema } from '#contract/trips/trips.schema.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import type { Database } from '#core/db/client.ts';
import { pickTranslations, translatedFields } from '#core/db/columns.ts';
import { isTripPublic } from '#core/db/published/public-trips.ts';
import { type Reader, read } from '#core/db/reader.ts';
import { trips } from '#core/db/schema.ts';
import { plansOf, type Scope } from '#orders/departures/plan.reads.ts';
import type { Plan } from '#orders/departures/plan.ts';

const productTrips = (db: Database, condition: SQL | undefined) =>
  read(
    [
      db
        .select({
          id: trips.id,
          slug: trips.slug,
          name: trips.name,
          description: trips.description,
          location: trips.location,
          meetingPoint: trips.meetingPoint,
          meetingLatitude: trips.meetingLatitude,
          meetingLongitude: trips.meetingLongitude,
          highlights: trips.highlights,
          included: trips.included,
          excluded: trips.excluded,
          bring: trips.bring,
          cancellationPolicy: trips.cancellationPolicy,
          image: trips.image,
          gallery: trips.gallery,
          durationClass: trips.durationClass,
          guideLanguages: trips.guideLanguages,
          translations: pickTranslations<TripInput['translations']>(
            trips.translations,
            translatedFields(TripInputSchema),
          ),
        })
        .from(trips)
        .where(and(isTripPublic, condition)),
    ],
    (rows) => rows,
  );
export type ProductTrip = ReturnType<ReturnType<typeof productTrips>['shape']>[number];
/** A published trip with its options. All of one product share type and pricing, as the standard asks; others are left out. */
export type ProductPlans = { trip: ProductTrip; plans: Plan[] };

type Days = { from: string; to: string };

export const today = (): Days => {
  const day = menorcaToday(new Date());
  return { from: day, to: addDays(day, 1) };
};

const sameKind = (plans: readonly Plan[]) => {
  const [{ option } = { option: undefined }] = plans;
  return plans.filter(
    (one) =>
      one.option.availabilityType === option?.availabilityType &&
      one.option.pricingPer === option.pricingPer,
  );
};

function assemble(rows: readonly ProductTrip[], plans: readonly Plan[]): ProductPlans[] {
  const byTrip = Map.groupBy(plans, ({ option }) => option.tripId);
  return rows.flatMap((trip) => {
    const own = sameKind(byTrip.get(trip.id) ?? []);
    return own.length > 0 ? [{ trip, plans: own }] : [];
  });
}

/** Products that are sold, those first that can be booked at once and have most places. */
export async function allProducts(
  { reader, db }: { reader: Reader; db: Database },
  days: Days = today(),
): Promise<ProductPlans[]> {
  const [rows, plans] = await Promise.all([
    reader.run(productTrips(db, undefined)),
    reader.run(plansOf(db, 'all', days)),
  ]);
  const rank = ({ plans: [plan] }: ProductPlans) =>
    [plan?.option.instantConfirmation ? 1 : 0, plan?.option.capacity ?? 0] as const;
  return assemble(rows, plans).sort((one, other) => {
    const [[isInstant, places], [isOtherInstant, otherPlaces]] = [rank(one), rank(other)];
    return isOtherInstant - isInstant || otherPlaces - places || one.trip.id - other.trip.id;
  });
}

export async function productOf(
  { reader, db }: { reader: Reader; db: Database },
  id: number,
  days: Days,
): Promise<ProductPlans | undefined> {
  const scope: Scope = { tripId: id };
  const [rows, plans] = await Promise.all([
    reader.run(productTrips(db, eq(trips.id, id))),
    reader.run(plansOf(db, scope, days)),
  ]);
  return assemble(rows, plans)[0];
}
