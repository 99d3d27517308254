import type { QuoteInput, TransferRequestInput } from '#contract/transfers/request.ts';
import { readToken } from '../prices/quote-token.ts';
import { refuse } from './refuse.ts';

type Leg = QuoteInput['outbound'];
type Details = Pick<Leg, 'flight' | 'pickupAddress' | 'dropoffAddress'>;

const withDetails = (leg: Leg, more: Details | null | undefined): Leg => ({
  ...leg,
  flight: more?.flight ?? leg.flight,
  pickupAddress: more?.pickupAddress ?? leg.pickupAddress,
  dropoffAddress: more?.dropoffAddress ?? leg.dropoffAddress,
});

type WithToken = Exclude<TransferRequestInput, { from: number }>;
/** Of a request, what says which journey is meant. */
type JourneyInput =
  | Extract<TransferRequestInput, { from: number }>
  | Pick<WithToken, 'quoteToken' | 'vehicle' | 'outbound' | 'return'>;

/** What the guest was shown. */
export type Promised = { cents: number | undefined; terms: string | undefined };

/** The journey of a request: that of the signed quote with flights and addresses added, or that of the plain form. */
export async function promisedJourney(
  input: JourneyInput,
  secret: string,
  now: Date,
): Promise<{ quote: QuoteInput; promised?: Promised }> {
  if (!('from' in input)) {
    const promise = await readToken(secret, input.quoteToken, now.getTime());
    if (promise === 'invalid') throw refuse('quoteToken', 'invalid', 'problem.foreign_quote');
    if (promise === 'expired') throw refuse('quoteToken', 'expired', 'form.expired');
    const { quote, totals, terms } = promise;
    const cents = Object.hasOwn(totals, input.vehicle) ? totals[input.vehicle] : undefined;
    return {
      quote: {
        ...quote,
        outbound: withDetails(quote.outbound, input.outbound),
        return: quote.return && withDetails(quote.return, input.return),
      },
      promised: { cents, terms },
    };
  }
  const { from, to, outbound, return: back, adults, childAges, luggage, extras } = input;
  return { quote: { from, to, outbound, return: back, adults, childAges, luggage, extras } };
}
