import { discountOf } from '#contract/money/codes.ts';
import type { QuoteInput } from '#contract/transfers/request.ts';
import { found } from '#core/http/problem.ts';
import type { Discount } from '#money/codes/discounts.ts';
import type { PriceData } from '../prices/quote.reads.ts';
import { priceJourney } from '../prices/quote.ts';
import { refuse } from './refuse.ts';

export type PricedRequest = Omit<ReturnType<typeof priceRequest>, 'lines'> & {
  lines: { code: string; quantity: number; cents: number }[];
};

/** The chosen vehicle with its price by today's table. Refuses a vehicle that does not suit the journey, and a price that is not the promised one. */
export function priceRequest(
  data: PriceData,
  quote: QuoteInput,
  vehicleCode: string,
  promisedCents: number | undefined,
  now: Date,
) {
  const { options, legs, freeCancellationUntil } = priceJourney(data, quote, now);
  const option = options.find(({ vehicle }) => vehicle === vehicleCode);
  const vehicle = data.vehicles.find(({ code }) => code === vehicleCode);
  if (!option || !vehicle) throw refuse('vehicle', 'invalid', 'problem.vehicle_unsuited');
  if (promisedCents !== undefined && promisedCents !== option.totalCents)
    throw refuse('vehicle', 'changed', 'form.changed', 409);
  const [from, to] = [quote.from, quote.to].map((id) =>
    found(data.places.find((place) => place.id === id)),
  );
  return {
    from: found(from),
    to: found(to),
    legs,
    vehicle,
    lines: option.lines,
    totalCents: option.totalCents,
    cancellation: { freeUntil: freeCancellationUntil },
    priceVersion: data.version,
  };
}

/** The price with what a code takes off, as a line of its own. */
export function withDiscount(priced: PricedRequest, discount: Discount | undefined): PricedRequest {
  if (!discount) return priced;
  const cents = discountOf(discount, priced.totalCents);
  const lines = [...priced.lines, { code: 'discount', quantity: 1, cents: -cents }];
  return { ...priced, lines, totalCents: priced.totalCents - cents };
}
