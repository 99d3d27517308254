/** Up to this age a child needs a child seat, up to `BOOSTER_AGE` a booster. */
const CHILD_SEAT_AGE = 3;
const BOOSTER_AGE = 11;

/** The seat that a child of this age needs. */
export function seatFor(age: number): 'child-seat' | 'booster' | undefined {
  if (age <= CHILD_SEAT_AGE) return 'child-seat';
  return age <= BOOSTER_AGE ? 'booster' : undefined;
}
