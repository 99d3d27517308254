/** Choices that look random and are the same each time. */
export function sameChoices(seed: number) {
  let state = seed;
  /** From 0 to below 1 (Park and Miller). */
  const share = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const below = (limit: number) => Math.floor(share() * limit);
  return {
    below,
    isTrue: (chance: number) => share() < chance,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    /** One of the values, as often as its weight says. */
    weighted: <T>(list: readonly (readonly [value: T, weight: number])[]): T => {
      let left = share() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return list[0]?.[0] as T;
    },
  };
}
export type Choices = ReturnType<typeof sameChoices>;
