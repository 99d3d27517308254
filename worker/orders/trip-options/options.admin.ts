import { eq, sql } from 'drizzle-orm';
import { TripPlanInput as TripPlanInputSchema } from '#contract/bookings/plans.schema.ts';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { crudRoutes } from '#core/crud/crud-routes.ts';
import type { Resource } from '#core/crud/resource.ts';
import type { Database } from '#core/db/client.ts';
import { resources, tripOptions, tripPrices, tripPriceVersions, trips } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { noStepUp } from '#core/step-up/step-up.ts';
import { departureRoutes } from './departures.admin.ts';
import { exceptionSpanRoutes } from './exception-spans.admin.ts';
import { exceptionRoutes } from './exceptions.admin.ts';
import { followPlaces } from './follow-places.ts';
import { nameUnits } from './name-units.ts';
import { fault, planFaults } from './plan-faults.ts';
import { identifyParts, planParts } from './plan-parts.ts';
import { optionPriceRoutes } from './prices.admin.ts';

/** Whether an option has published prices. */
async function hasPrices(db: Database, optionId: number | undefined): Promise<boolean> {
  if (optionId === undefined) return false;
  const [row] = await db
    .select({ id: tripPrices.id })
    .from(tripPrices)
    .where(
      sql`${tripPrices.optionId} = ${optionId} AND ${tripPrices.versionId} = (SELECT max(${tripPriceVersions.id}) FROM ${tripPriceVersions} WHERE ${tripPriceVersions.optionId} = ${optionId})`,
    )
    .limit(1);
  return row !== undefined;
}

/** Whether this save brings the prices. */
const isPricedNow = ({ pricingPer, units, firstPrices }: TripPlanInput) =>
  pricingPer === 'BOOKING'
    ? typeof firstPrices[0] === 'number'
    : units.every((_unit, at) => typeof firstPrices[at] === 'number');

async function check(
  input: TripPlanInput,
  db: Database,
  before: (TripPlanInput & { id: number }) | undefined,
) {
  // Without a price a place costs nothing; what is on request is answered by a person.
  const needsPrices = input.isActive && input.instantConfirmation;
  nameUnits(input);
  const [foreign, isPriced, placeless] = await Promise.all([
    identifyParts(db, before?.id, input),
    needsPrices && !isPricedNow(input) ? hasPrices(db, before?.id) : true,
    followPlaces(db, input),
  ]);
  const errors = [
    ...foreign.map((path) => fault(path, 'invalid')),
    ...placeless,
    ...planFaults(input),
  ];
  if (!isPriced) errors.push(fault('isActive', 'prices_needed'));
  if (errors.length > 0) throw new ApiError(422, 'problem.invalid_fields', { errors });
}

export const optionResource: Resource<typeof tripOptions, typeof TripPlanInputSchema> = {
  entity: 'trip-options',
  writes: noStepUp('content: revisions undo it'),
  noun: { one: 'an option of a trip', many: 'options of trips' },
  table: tripOptions,
  input: TripPlanInputSchema,
  toRow: ({
    units: _units,
    schedules: _schedules,
    extras: _extras,
    uses: _uses,
    firstPrices: _prices,
    ...row
  }) => row,
  check,
  list: {
    tripId: tripOptions.tripId,
    trip: sql<string>`(SELECT ${trips.name} FROM ${trips} WHERE ${trips.id} = ${tripOptions.tripId})`.as(
      'trip',
    ),
    name: tripOptions.name,
    availabilityType: tripOptions.availabilityType,
    pricingPer: tripOptions.pricingPer,
    instantConfirmation: tripOptions.instantConfirmation,
    capacity: tripOptions.capacity,
    isActive: tripOptions.isActive,
    sortOrder: tripOptions.sortOrder,
    translations: tripOptions.translations,
    translationState: tripOptions.translationState,
  },
  searched: [tripOptions.name, tripOptions.translations],
  sorts: { order: tripOptions.sortOrder, name: tripOptions.name, updated: tripOptions.updatedAt },
  filters: { trip: (value) => eq(tripOptions.tripId, Number(value) || 0) },
  publish: { on: { isActive: true }, off: { isActive: false } },
  references: [
    { path: 'tripId', table: trips, ids: ({ tripId }) => [tripId] },
    {
      path: 'uses',
      table: resources,
      ids: ({ uses }) => uses.map(({ resourceId }) => resourceId),
    },
  ],
  joined: planParts,
  // A copy has no prices yet.
  copy: (option, n) => ({
    ...option,
    name: `${option.name} ${n}`,
    isActive: false,
    translations: {},
    units: option.units.map((unit) => ({ ...unit, id: null })),
    extras: option.extras.map((extra) => ({ ...extra, id: null })),
  }),
};

/** What of a trip can be booked: options with their units, schedules and extras; days that differ; prices. */
export const tripOptionRoutes = router();

tripOptionRoutes.route('/', exceptionRoutes);
tripOptionRoutes.route('/', exceptionSpanRoutes);
tripOptionRoutes.route('/', departureRoutes);
tripOptionRoutes.route('/', optionPriceRoutes);
tripOptionRoutes.route('/', crudRoutes(optionResource));
