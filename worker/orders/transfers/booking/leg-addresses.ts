import { isGateway } from '#contract/transfers/fields.ts';
import type { QuoteInput } from '#contract/transfers/request.ts';

export type LegAddresses = {
  pickupAddress: string | undefined;
  dropoffAddress: string | undefined;
};
type Kinds = { from: string | undefined; to: string | undefined };

/** Hotel or address at both ends of each leg. The way back has the outbound ones unless it names others; airports and ports have none. */
export function legAddresses(
  { outbound, return: back }: Pick<QuoteInput, 'outbound' | 'return'>,
  kinds: Kinds,
) {
  const at = (kind: string | undefined, address: string | undefined) =>
    isGateway(kind) ? undefined : address;
  return {
    outbound: {
      pickupAddress: at(kinds.from, outbound.pickupAddress),
      dropoffAddress: at(kinds.to, outbound.dropoffAddress),
    },
    return: {
      pickupAddress: at(kinds.to, back?.pickupAddress ?? outbound.dropoffAddress),
      dropoffAddress: at(kinds.from, back?.dropoffAddress ?? outbound.pickupAddress),
    },
  } satisfies Record<'outbound' | 'return', LegAddresses>;
}
