import type { QuoteLine, QuoteOption, UnfitReason, UnfitVehicle } from '#contract/transfer-request.ts';
import type { PlaceInput, PriceInput, TransferRules, VehicleInput } from '#contract/transfers.ts';

export type EngineVehicle = Pick<VehicleInput, 'code' | 'maxPassengers' | 'largeBags' | 'cabinBags' | 'childSeats' | 'leadMinutes'> & {
  id: number;
};
export type EnginePrice = Pick<PriceInput, 'zoneId' | 'vehicleId' | 'oneWayCents' | 'returnCents' | 'validFrom' | 'validTo'>;
export type EnginePlace = Pick<PlaceInput, 'kind' | 'zoneId'> & { id: number };
export type EngineZone = { id: number; minutes: number };
type Wall = { date: string; time: string };
export type EngineRequest = {
  from: number;
  to: number;
  outbound: Wall;
  return?: Wall | undefined;
  adults: number;
  childAges: readonly number[];
  luggage: { large: number; cabin: number; bulky: number };
  extras: readonly { code: TransferRules['extras'][number]['code']; quantity: number }[];
  /** From now to the pick-up. */
  noticeMinutes: number;
};
export type EngineInput = {
  rules: TransferRules;
  vehicles: readonly EngineVehicle[];
  prices: readonly EnginePrice[];
  zones: readonly EngineZone[];
  places: readonly EnginePlace[];
  request: EngineRequest;
};

/** Up to here a child needs a seat of its own, up to `BOOSTER_AGE` a booster. */
const CHILD_SEAT_AGE = 3;
const BOOSTER_AGE = 11;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The window may cross midnight; its end is no longer night. */
export function isNight(time: string, { from, to }: Pick<TransferRules['night'], 'from' | 'to'>): boolean {
  const [start, end, now] = [minutesOf(from), minutesOf(to), minutesOf(time)];
  return start <= end ? now >= start && now < end : now >= start || now < end;
}

export const isHoliday = (date: string, { dates }: Pick<TransferRules['holiday'], 'dates'>) => dates.includes(date.slice(5));

/** Zones whose prices count: the one at the other end from the airport, else those of both ends. */
export function zonesOfJourney(places: readonly EnginePlace[], from: number, to: number): number[] {
  const zones = [from, to]
    .map((id) => places.find((place) => place.id === id)?.zoneId)
    .filter((zone): zone is number => typeof zone === 'number');
  return [...new Set(zones)];
}

/** By road; between two zones as long as to the farther one. */
export const journeyMinutes = ({ zones, places, request }: Pick<EngineInput, 'zones' | 'places' | 'request'>) => {
  const ids = zonesOfJourney(places, request.from, request.to);
  return Math.max(0, ...zones.filter(({ id }) => ids.includes(id)).map(({ minutes }) => minutes));
};

/** The price that holds on a day; the younger of two. Undefined when there is none. */
function priceOn(prices: readonly EnginePrice[], zoneId: number, vehicleId: number, date: string): EnginePrice | undefined {
  const valid = prices.filter(
    (price) =>
      price.zoneId === zoneId && price.vehicleId === vehicleId && price.validFrom <= date && (!price.validTo || price.validTo >= date),
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
  const cents = zonesOfJourney(places, request.from, request.to).map((zone) => priceOn(prices, zone, vehicleId, date)?.[field]);
  return cents.length === 0 || cents.includes(undefined) ? undefined : Math.max(...cents.map((value) => value ?? 0));
}

/** What each extra is taken how often: as asked, and at least as children's ages and bulky pieces need. */
function extrasNeeded({ childAges, luggage, extras }: EngineRequest): Map<string, number> {
  const asked = new Map<string, number>();
  for (const { code, quantity } of extras) asked.set(code, (asked.get(code) ?? 0) + quantity);
  const atLeast = (code: string, quantity: number) => asked.set(code, Math.max(asked.get(code) ?? 0, quantity));
  atLeast('child-seat', childAges.filter((age) => age <= CHILD_SEAT_AGE).length);
  atLeast('booster', childAges.filter((age) => age > CHILD_SEAT_AGE && age <= BOOSTER_AGE).length);
  atLeast('bulky-luggage', luggage.bulky);
  return asked;
}

function unfitReason(vehicle: EngineVehicle, { rules, request }: EngineInput): UnfitReason | undefined {
  const { adults, childAges, luggage, noticeMinutes } = request;
  const spare = vehicle.largeBags - luggage.large - luggage.bulky;
  if (adults + childAges.length > vehicle.maxPassengers) return 'passengers';
  if (spare < 0 || luggage.cabin > vehicle.cabinBags + spare) return 'luggage';
  if ((extrasNeeded(request).get('child-seat') ?? 0) > vehicle.childSeats) return 'child_seats';
  if (noticeMinutes < Math.max(rules.minimumNoticeMinutes, vehicle.leadMinutes)) return 'notice';
  return undefined;
}

const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);

function surcharges(rules: TransferRules, legs: readonly { wall: Wall; cents: number }[]): QuoteLine[] {
  const kinds = [
    { code: 'night' as const, percent: rules.night.percent, legs: legs.filter(({ wall }) => isNight(wall.time, rules.night)) },
    { code: 'holiday' as const, percent: rules.holiday.percent, legs: legs.filter(({ wall }) => isHoliday(wall.date, rules.holiday)) },
  ];
  return kinds
    .filter((kind) => kind.legs.length > 0 && kind.percent > 0)
    .map(({ code, percent, legs: charged }) => ({
      code,
      quantity: charged.length,
      cents: charged.reduce((sum, { cents }) => sum + percentOf(cents, percent), 0),
    }));
}

/** What a vehicle costs, line by line; `cents` of a line is for its whole quantity. */
function linesFor(vehicle: EngineVehicle, input: EngineInput): QuoteLine[] | undefined {
  const { rules, request } = input;
  const isReturn = request.return !== undefined;
  const out = baseCents(input, vehicle.id, request.outbound.date, isReturn ? 'returnCents' : 'oneWayCents');
  if (out === undefined) return undefined;
  const legs: { code: 'outbound' | 'return'; wall: Wall; cents: number }[] = [
    { code: 'outbound', wall: request.outbound, cents: isReturn ? Math.ceil(out / 2) : out },
  ];
  if (request.return) {
    // The two halves of a return journey may fall into different seasons.
    const back = baseCents(input, vehicle.id, request.return.date, 'returnCents');
    if (back === undefined) return undefined;
    legs.push({ code: 'return', wall: request.return, cents: Math.floor(back / 2) });
  }
  const needed = extrasNeeded(request);
  const extras = rules.extras.flatMap(({ code, cents }): QuoteLine[] => {
    const quantity = needed.get(code) ?? 0;
    return quantity > 0 ? [{ code, quantity, cents: cents * quantity * legs.length }] : [];
  });
  return [...legs.map(({ code, cents }) => ({ code, quantity: 1, cents })), ...surcharges(rules, legs), ...extras];
}

/**
 * Every vehicle class with its price, cheapest first, and those that do not fit with the reason. Knows nothing of clock,
 * database and tokens: what it answers follows from what it is given, in whatever order that comes.
 */
export function quotePrices(input: EngineInput): { options: QuoteOption[]; unfit: UnfitVehicle[] } {
  const options: QuoteOption[] = [];
  const unfit: UnfitVehicle[] = [];
  for (const vehicle of input.vehicles) {
    const reason = unfitReason(vehicle, input);
    const lines = reason ? undefined : linesFor(vehicle, input);
    if (lines) options.push({ vehicle: vehicle.code, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0), lines });
    else unfit.push({ vehicle: vehicle.code, reason: reason ?? 'no_price' });
  }
  return {
    options: options.toSorted((a, b) => a.totalCents - b.totalCents || a.vehicle.localeCompare(b.vehicle)),
    unfit: unfit.toSorted((a, b) => a.vehicle.localeCompare(b.vehicle)),
  };
}
