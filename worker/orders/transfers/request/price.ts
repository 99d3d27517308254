import { discountOf } from '#contract/money/codes.ts';
import type { QuoteInput } from '#contract/transfers/request.ts';
import { found } from '#core/http/problem.ts';
import type { Bindings } from '#env';
import type { Discount } from '#money/codes/discounts.ts';
import type { PriceData } from '../prices/quote.reads.ts';
import { priceJourney, termsMark } from '../prices/quote.ts';
import type { Promised } from './promise.ts';
import { refuse } from './refuse.ts';

export type PricedRequest = Omit<ReturnType<typeof priceRequest>, 'lines'> & {
  lines: { code: string; quantity: number; cents: number }[];
};

/** Refuses a price or terms that are not those which the guest was shown; quotes of a former version name no terms. */
export function demandPromised(
  env: Bindings,
  data: PriceData,
  { totalCents }: { totalCents: number },
  promised: Promised | undefined,
): void {
  if (promised?.cents !== undefined && promised.cents !== totalCents)
    throw refuse('vehicle', 'changed', 'form.changed', 409);
  if (promised?.terms !== undefined && promised.terms !== termsMark(env, data))
    throw refuse('vehicle', 'changed', 'problem.terms_changed', 409);
}

/** The chosen vehicle with its price by today's table. Refuses a vehicle that does not suit the journey. */
export function priceRequest(data: PriceData, quote: QuoteInput, vehicleCode: string, now: Date) {
  const { options, legs, freeCancellationUntil } = priceJourney(data, quote, now);
  const option = options.find(({ vehicle }) => vehicle === vehicleCode);
  const vehicle = data.vehicles.find(({ code }) => code === vehicleCode);
  if (!option || !vehicle) throw refuse('vehicle', 'invalid', 'problem.vehicle_unsuited');
  return {
    ...journeyOf(data, quote, { legs, vehicle, freeCancellationUntil }),
    lines: option.lines,
    totalCents: option.totalCents,
  };
}

/** Places, legs and terms of a journey with that vehicle. */
function journeyOf(
  data: PriceData,
  quote: QuoteInput,
  {
    legs,
    vehicle,
    freeCancellationUntil,
  }: Pick<ReturnType<typeof priceJourney>, 'legs' | 'freeCancellationUntil'> & {
    vehicle: PriceData['vehicles'][number];
  },
) {
  const [from, to] = [quote.from, quote.to].map((id) =>
    found(data.places.find((place) => place.id === id)),
  );
  return {
    from: found(from),
    to: found(to),
    ...{ legs, vehicle },
    cancellation: { freeUntil: freeCancellationUntil },
    /** Without the firm, while a van of the class is free. */
    acceptsAtOnce:
      vehicle.resourceIds.length > 0 &&
      data.zones.length > 0 &&
      data.zones.every(({ acceptsAtOnce }) => acceptsAtOnce),
    priceVersion: data.version,
  };
}

/** The same at another price than the table's, with any vehicle; the difference is a line of its own. Without one at the table's price. */
export function agreedRequest(
  data: PriceData,
  quote: QuoteInput,
  vehicleCode: string,
  agreedCents: number | undefined,
  now: Date,
): PricedRequest {
  if (agreedCents === undefined) return priceRequest(data, quote, vehicleCode, now);
  const { options, legs, freeCancellationUntil } = priceJourney(data, quote, now);
  const vehicle = data.vehicles.find(({ code }) => code === vehicleCode);
  if (!vehicle) throw refuse('vehicle', 'invalid', 'problem.no_such_vehicle');
  const listed = options.find((one) => one.vehicle === vehicleCode);
  const differenceCents = agreedCents - (listed?.totalCents ?? 0);
  return {
    ...journeyOf(data, quote, { legs, vehicle, freeCancellationUntil }),
    lines: [
      ...(listed?.lines ?? []),
      ...(differenceCents === 0
        ? []
        : [{ code: 'adjustment', quantity: 1, cents: differenceCents }]),
    ],
    totalCents: agreedCents,
  };
}

/** The price with what a code takes off, as a line of its own. */
export function withDiscount(priced: PricedRequest, discount: Discount | undefined): PricedRequest {
  if (!discount) return priced;
  const cents = discountOf(discount, priced.totalCents);
  const lines = [...priced.lines, { code: 'discount', quantity: 1, cents: -cents }];
  return { ...priced, lines, totalCents: priced.totalCents - cents };
}
