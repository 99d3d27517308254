import { fetchJson } from '#api/fetch-json.ts';
import type { TransferDetail } from '#contract/transfer-admin.ts';
import type { Quote, QuoteLine } from '#contract/transfer-request.ts';

/** The journey's current price for a guest; undefined if the vehicle is too small or has no price. */
export async function quoteAgain(request: TransferDetail): Promise<QuoteLine[] | undefined> {
  const { from, to, legs, adults, childAges, luggage, extras, vehicle } = request;
  const legOf = (name: 'outbound' | 'return') => {
    const leg = legs.find((one) => one.leg === name);
    return leg && { date: leg.date, time: leg.time, flight: leg.flight };
  };
  const { options } = await fetchJson<Quote>('/api/transfers/quote', {
    method: 'POST',
    body: { from: from.id, to: to.id, outbound: legOf('outbound'), return: legOf('return'), adults, childAges, luggage, extras },
  });
  return options.find((option) => option.vehicle === vehicle.code)?.lines;
}
