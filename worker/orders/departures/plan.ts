import type { Terms } from '#contract/money/terms.ts';
import type {
  tripExceptions,
  tripExtras,
  tripOptions,
  tripSchedules,
  tripUnits,
} from '#core/db/schema.ts';
import type { PlanResources } from '#orders/resources/room.ts';
import type { Comers } from './minimum.ts';

type Option = typeof tripOptions.$inferSelect;
export type PlanOption = Omit<
  Option,
  'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'translationState'
> & {
  /** Of the plan as it was read. */
  scheduleVersion: number;
  /** In force for what is booked now. */
  terms: Terms;
};
export type PlanUnit = Pick<
  typeof tripUnits.$inferSelect,
  | 'id'
  | 'type'
  | 'name'
  | 'minAge'
  | 'maxAge'
  | 'paxCount'
  | 'needsAdult'
  | 'minQuantity'
  | 'maxQuantity'
  | 'translations'
>;
export type PlanSchedule = Pick<
  typeof tripSchedules.$inferSelect,
  | 'seasonFrom'
  | 'seasonTo'
  | 'validFrom'
  | 'validTo'
  | 'weekdays'
  | 'times'
  | 'opensAt'
  | 'closesAt'
  | 'capacity'
>;
export type PlanException = Pick<
  typeof tripExceptions.$inferSelect,
  'localDate' | 'localTime' | 'kind' | 'capacity' | 'cents'
> &
  Partial<Pick<typeof tripExceptions.$inferSelect, 'minPeople' | 'decideMinutes'>>;
export type PlanPrice = {
  unitId: number | null;
  seasonFrom: string;
  seasonTo: string;
  cents: number;
};
export type PlanExtra = Pick<
  typeof tripExtras.$inferSelect,
  'id' | 'name' | 'per' | 'cents' | 'translations'
>;

/** Everything about an option from which departures and prices follow. */
export type Plan = {
  option: PlanOption;
  units: PlanUnit[];
  schedules: PlanSchedule[];
  exceptions: PlanException[];
  prices: PlanPrice[];
  priceVersion: number | null;
  extras: PlanExtra[];
  /** Who comes for certain, of departures that need a number of people; null of an option without such. */
  comers?: readonly Comers[] | null;
  /** What departures share with others; null of an option that uses nothing. */
  resources?: PlanResources | null;
};

/** What of a plan departures follow from, without units and prices. */
export type Timetable = Pick<Plan, 'schedules' | 'exceptions' | 'resources' | 'comers'> & {
  option: Pick<
    PlanOption,
    'id' | 'availabilityType' | 'pricingPer' | 'durationMinutes' | 'cutoffMinutes' | 'capacity'
  > &
    Partial<Pick<PlanOption, 'minPeople' | 'decideMinutes'>>;
};

/** Whether a day (`YYYY-MM-DD`) is in a season, which may end after the new year. */
export function isInSeason(
  { seasonFrom, seasonTo }: { seasonFrom: string; seasonTo: string },
  date: string,
): boolean {
  const day = date.slice(5);
  return seasonFrom <= seasonTo
    ? seasonFrom <= day && day <= seasonTo
    : day >= seasonFrom || day <= seasonTo;
}
