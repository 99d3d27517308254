type Leg = {
  pickupAddress?: string | null | undefined;
  dropoffAddress?: string | null | undefined;
};
type LegOf = Leg & { leg: 'outbound' | 'return' };

/** The two ends of a leg, in its own direction, each with its hotel or address. */
export function endsOfLeg<P>(
  { from, to }: { from: P; to: P },
  { leg, pickupAddress, dropoffAddress }: LegOf,
) {
  const [start, end] = leg === 'outbound' ? [from, to] : [to, from];
  return {
    start,
    end,
    pickupAddress: pickupAddress || null,
    dropoffAddress: dropoffAddress || null,
  };
}

/** `Hotel Artiem Audax, Cala Galdana` */
export const withAddress = (place: string, address: string | null | undefined) =>
  address ? `${address}, ${place}` : place;
