import type {
  QuoteLine,
  QuoteOption,
  UnfitReason,
  UnfitVehicle,
} from '#contract/transfers/request.ts';
import { seatFor } from '#contract/transfers/seats.ts';
import type {
  ExtraCode,
  PlaceInput,
  PriceInput,
  TransferRules,
  VehicleInput,
} from '#contract/transfers/transfers.ts';
import { isHoliday, isNightCharged, isServed, type Wall } from '../booking/leg-conditions.ts';

export type EngineVehicle = Pick<
  VehicleInput,
  | 'code'
  | 'maxPassengers'
  | 'largeBags'
  | 'cabinBags'
  | 'childSeats'
  | 'hasWheelchairAccess'
  | 'leadMinutes'
> & { id: number };
export type EnginePrice = Pick<
  PriceInput,
  'zoneId' | 'vehicleId' | 'oneWayCents' | 'returnCents' | 'validFrom' | 'validTo'
>;
export type EnginePlace = Pick<PlaceInput, 'kind' | 'zoneId'> & { id: number };
export type EngineZone = { id: number; minutes: number };
export type EngineRequest = {
  from: number;
  to: number;
  outbound: Wall;
  return?: Wall | undefined;
  adults: number;
  childAges: readonly number[];
  luggage: { large: number; cabin: number; bulky: number };
  extras: readonly { code: ExtraCode; quantity: number }[];
  /** From now to the pick-up. */
  noticeMinutes: number;
};
export type PricedOption = Omit<QuoteOption, 'cancellationFeeCents'>;
export type EngineInput = {
  rules: TransferRules;
  vehicles: readonly EngineVehicle[];
  prices: readonly EnginePrice[];
  zones: readonly EngineZone[];
  places: readonly EnginePlace[];
  request: EngineRequest;
};

/** Zones whose prices apply: the one at the other end from the airport, else those of both ends. */
export function zonesOfJourney(places: readonly EnginePlace[], from: number, to: number): number[] {
  const zones = [from, to]
    .map((id) => places.find((place) => place.id === id)?.zoneId)
    .filter((zone): zone is number => typeof zone === 'number');
  return [...new Set(zones)];
}

type Ends = Pick<EngineRequest, 'from' | 'to'>;

/** By road; between two zones the time to the more distant one. */
export const journeyMinutes = ({
  zones,
  places,
  request,
}: Pick<EngineInput, 'zones' | 'places'> & { request: Ends }) => {
  const ids = zonesOfJourney(places, request.from, request.to);
  return Math.max(0, ...zones.filter(({ id }) => ids.includes(id)).map(({ minutes }) => minutes));
};

/** The price on a day, the newer of two; undefined when there is none. */
function priceOn(
  prices: readonly EnginePrice[],
  zoneId: number,
  vehicleId: number,
  date: string,
): EnginePrice | undefined {
  const valid = prices.filter(
    (price) =>
      price.zoneId === zoneId &&
      price.vehicleId === vehicleId &&
      price.validFrom <= date &&
      (!price.validTo || price.validTo >= date),
  );
  return valid.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom))[0];
}

/** The highest of the zones' prices; undefined when one of them has none. */
function baseCents(
  { prices, places, request }: EngineInput,
  vehicleId: number,
  date: string,
  field: 'oneWayCents' | 'returnCents',
): number | undefined {
  const cents = zonesOfJourney(places, request.from, request.to).map(
    (zone) => priceOn(prices, zone, vehicleId, date)?.[field],
  );
  return cents.length === 0 || cents.includes(undefined)
    ? undefined
    : Math.max(...cents.map((value) => value ?? 0));
}

/** Quantity of each extra; repeated entries are added. */
export function requestedExtras(extras: EngineRequest['extras']): Map<ExtraCode, number> {
  const quantities = new Map<ExtraCode, number>();
  for (const { code, quantity } of extras)
    quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  return quantities;
}

/** Quantity of each extra: as requested, and at least as many as children's ages and bulky luggage require. */
function extrasNeeded({ childAges, luggage, extras }: EngineRequest): Map<ExtraCode, number> {
  const quantities = requestedExtras(extras);
  const atLeast = (code: ExtraCode, quantity: number) =>
    quantities.set(code, Math.max(quantities.get(code) ?? 0, quantity));
  for (const seat of ['child-seat', 'booster'] as const)
    atLeast(seat, childAges.filter((age) => seatFor(age) === seat).length);
  atLeast('bulky-luggage', luggage.bulky);
  return quantities;
}

function unfitReason(
  vehicle: EngineVehicle,
  { rules, request }: EngineInput,
): UnfitReason | undefined {
  const { adults, childAges, luggage, noticeMinutes } = request;
  const needed = extrasNeeded(request);
  const spare = vehicle.largeBags - luggage.large - luggage.bulky;
  if (adults + childAges.length > vehicle.maxPassengers) return 'passengers';
  if (spare < 0 || luggage.cabin > vehicle.cabinBags + spare) return 'luggage';
  if ((needed.get('child-seat') ?? 0) > vehicle.childSeats) return 'child_seats';
  if ((needed.get('wheelchair') ?? 0) > 0 && !vehicle.hasWheelchairAccess) return 'wheelchair';
  if ([request.outbound, request.return].some((leg) => leg && !isServed(leg.time, rules.hours)))
    return 'hours';
  if (noticeMinutes < Math.max(rules.minimumNoticeMinutes, vehicle.leadMinutes)) return 'notice';
  return undefined;
}

const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

type Leg = {
  code: 'outbound' | 'return';
  wall: Wall;
  cents: number;
  pickupKind: PlaceInput['kind'] | undefined;
};

function surcharges(rules: TransferRules, legs: readonly Leg[]): QuoteLine[] {
  const kinds = [
    {
      code: 'night' as const,
      percent: rules.night.percent,
      legs: legs.filter(({ wall, pickupKind }) =>
        isNightCharged(wall.time, pickupKind, rules.night),
      ),
    },
    {
      code: 'holiday' as const,
      percent: rules.holiday.percent,
      legs: legs.filter(({ wall }) => isHoliday(wall.date, rules.holiday)),
    },
  ];
  return kinds
    .filter((kind) => kind.legs.length > 0 && kind.percent > 0)
    .map(({ code, percent, legs: charged }) => ({
      code,
      quantity: charged.length,
      cents: charged.reduce((sum, { cents }) => sum + percentOf(cents, percent), 0),
    }));
}

/** The price of a vehicle, line by line; `cents` of a line covers its whole quantity. */
function linesFor(vehicle: EngineVehicle, input: EngineInput): QuoteLine[] | undefined {
  const { rules, request } = input;
  const isReturn = request.return !== undefined;
  const out = baseCents(
    input,
    vehicle.id,
    request.outbound.date,
    isReturn ? 'returnCents' : 'oneWayCents',
  );
  if (out === undefined) return undefined;
  const kindOf = (place: number) => input.places.find(({ id }) => id === place)?.kind;
  const legs: Leg[] = [
    {
      code: 'outbound',
      wall: request.outbound,
      cents: isReturn ? Math.ceil(out / 2) : out,
      pickupKind: kindOf(request.from),
    },
  ];
  if (request.return) {
    // The two legs of a return journey may be in different seasons.
    const back = baseCents(input, vehicle.id, request.return.date, 'returnCents');
    if (back === undefined) return undefined;
    legs.push({
      code: 'return',
      wall: request.return,
      cents: Math.floor(back / 2),
      pickupKind: kindOf(request.to),
    });
  }
  const needed = extrasNeeded(request);
  const extras = rules.extras.flatMap(({ code, cents }): QuoteLine[] => {
    const quantity = code === 'extra-waiting' ? 0 : (needed.get(code) ?? 0);
    return quantity > 0 ? [{ code, quantity, cents: cents * quantity * legs.length }] : [];
  });
  const quarters = needed.get('extra-waiting') ?? 0;
  const waiting: QuoteLine[] =
    quarters > 0
      ? [
          {
            code: 'extra-waiting',
            quantity: quarters,
            cents: rules.waiting.extraQuarterCents * quarters,
          },
        ]
      : [];
  return [
    ...legs.map(({ code, cents }) => ({ code, quantity: 1, cents })),
    ...surcharges(rules, legs),
    ...extras,
    ...waiting,
  ];
}

/**
 * Every vehicle class with its price, cheapest first, and those that do not fit with the reason. A pure function: it uses no clock,
 * database or tokens, and the order of its input does not matter.
 */
export function quotePrices(input: EngineInput): {
  options: PricedOption[];
  unfit: UnfitVehicle[];
} {
  const options: PricedOption[] = [];
  const unfit: UnfitVehicle[] = [];
  for (const vehicle of input.vehicles) {
    const reason = unfitReason(vehicle, input);
    const lines = reason ? undefined : linesFor(vehicle, input);
    if (lines)
      options.push({
        vehicle: vehicle.code,
        totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
        lines,
      });
    else unfit.push({ vehicle: vehicle.code, reason: reason ?? 'no_price' });
  }
  return {
    options: options.toSorted(
      (a, b) => a.totalCents - b.totalCents || a.vehicle.localeCompare(b.vehicle),
    ),
    unfit: unfit.toSorted((a, b) => a.vehicle.localeCompare(b.vehicle)),
  };
}
