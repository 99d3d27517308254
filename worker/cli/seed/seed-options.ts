import * as v from 'valibot';
import { PickupInput } from '#contract/bookings/needs/pickups.schema.ts';
import { QuestionInput } from '#contract/bookings/needs/questions.schema.ts';
import {
  TripExtraInput,
  TripOptionInput,
  TripScheduleInput,
  TripSeasonInput,
  TripUnitInput,
} from '#contract/bookings/plans.schema.ts';
import type { Language } from '#contract/languages/language.ts';
import type {
  tripExtras as Extras,
  tripOptions as Options,
  tripPrices as Prices,
  tripPriceVersions as PriceVersions,
  tripSchedules as Schedules,
  tripUnits as Units,
} from '#core/db/schema.ts';
import { contentSchema, idIn, load, parse } from '#core/db/seed/load.ts';

const FILE = 'options.json';
const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));

const ALL_YEAR = { seasonFrom: '01-01', seasonTo: '12-31' };

const File = v.object({
  /** Kinds of people, by which options name theirs. */
  units: v.record(v.string(), v.looseObject({})),
  options: v.array(
    v.looseObject({
      trip: v.string(),
      units: v.array(v.looseObject({ unit: v.string(), cents: Cents })),
      schedules: v.array(TripScheduleInput),
      /** Other prices in a part of the year, by kind of people. */
      seasons: v.optional(
        v.array(v.object({ ...TripSeasonInput.entries, cents: v.record(v.string(), Cents) })),
        [],
      ),
      /** Of the whole booking, for a private hire. */
      bookingCents: v.optional(Cents),
      extras: v.optional(v.array(contentSchema(TripExtraInput)), []),
      questions: v.optional(v.array(contentSchema(QuestionInput)), []),
      pickups: v.optional(v.array(contentSchema(PickupInput)), []),
    }),
  ),
});

/** Demo options of all trips, in the order of the file: ids are positions. The languages of a trip's guides are those of its options. */
export function seedOptions(
  tripSlugs: readonly string[],
  languagesOf: (tripId: number) => readonly Language[],
) {
  const { units: kinds, options: written } = load(FILE, File);
  const Option = contentSchema(
    TripOptionInput,
    { trip: idIn(tripSlugs) },
    ({ trip, ...option }) => ({ ...option, tripId: trip }),
  );
  const Unit = contentSchema(TripUnitInput);

  const rows = {
    options: [] as (typeof Options.$inferInsert & { id: number })[],
    units: [] as (typeof Units.$inferInsert & { id: number })[],
    schedules: [] as (typeof Schedules.$inferInsert & { id: number })[],
    priceVersions: [] as (typeof PriceVersions.$inferInsert)[],
    prices: [] as (typeof Prices.$inferInsert)[],
    extras: [] as (typeof Extras.$inferInsert)[],
  };
  for (const {
    units,
    schedules,
    seasons,
    bookingCents,
    extras,
    questions,
    pickups,
    ...option
  } of written) {
    const optionId = rows.options.length + 1;
    const { tripId, ...values } = parse(FILE, Option, option);
    rows.options.push({
      id: optionId,
      tripId,
      ...values,
      ...{ questions, pickups },
      guideLanguages: [...languagesOf(tripId)],
    });
    rows.schedules.push(
      ...schedules.map((schedule, n) => ({
        id: rows.schedules.length + n + 1,
        optionId,
        ...schedule,
      })),
    );
    rows.priceVersions.push({ id: optionId, optionId, note: 'Demo' });
    const price = { versionId: optionId, optionId, ...ALL_YEAR };
    for (const [sortOrder, { unit: kind, cents, ...differences }] of units.entries()) {
      const id = rows.units.length + 1;
      rows.units.push({
        id,
        optionId,
        sortOrder,
        ...parse(FILE, Unit, { ...kinds[kind], ...differences }),
      });
      if (bookingCents === undefined)
        rows.prices.push({ id: rows.prices.length + 1, ...price, unitId: id, cents });
      for (const { cents: ofKind, ...season } of seasons)
        if (ofKind[kind] !== undefined)
          rows.prices.push({
            id: rows.prices.length + 1,
            ...price,
            unitId: id,
            ...season,
            cents: ofKind[kind],
          });
    }
    if (bookingCents !== undefined)
      rows.prices.push({ id: rows.prices.length + 1, ...price, unitId: null, cents: bookingCents });
    rows.extras.push(
      ...extras.map((extra, sortOrder) => ({
        id: rows.extras.length + sortOrder + 1,
        optionId,
        sortOrder,
        ...extra,
      })),
    );
  }
  return rows;
}
export type OptionRows = ReturnType<typeof seedOptions>;
