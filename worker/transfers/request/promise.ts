import type { QuoteInput, TransferRequestInput } from '#contract/transfers/request.ts';
import { readToken } from '../prices/quote-token.ts';
import { refuse } from './refuse.ts';

/** The journey of a request: that of the signed quote with flights added, or that of the plain form. */
export async function promisedJourney(
  input: TransferRequestInput,
  secret: string,
  now: Date,
): Promise<{ quote: QuoteInput; promisedCents?: number | undefined }> {
  if (!('from' in input)) {
    const promise = await readToken(secret, input.quoteToken, now.getTime());
    if (promise === 'invalid') throw refuse('quoteToken', 'invalid', 'This quote was not made by us.');
    if (promise === 'expired') throw refuse('quoteToken', 'expired', 'This quote is no longer valid. Please ask for the price again.');
    const { quote, totals } = promise;
    const outbound = { ...quote.outbound, flight: input.outbound?.flight ?? quote.outbound.flight };
    const back = quote.return && { ...quote.return, flight: input.return?.flight ?? quote.return.flight };
    return {
      quote: { ...quote, outbound, return: back },
      promisedCents: Object.hasOwn(totals, input.vehicle) ? totals[input.vehicle] : undefined,
    };
  }
  const { from, to, outbound, return: back, adults, childAges, luggage, extras } = input;
  return { quote: { from, to, outbound, return: back, adults, childAges, luggage, extras } };
}
