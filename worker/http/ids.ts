/** The number at the beginning of `{id}` or `{id}-{anything}`; undefined when there is none. */
export function leadingId(text: string): number | undefined {
  const digits = /^(\d{1,9})(?:-.*)?$/.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** The number that `text` is: one to ten digits without leading zeros; undefined for anything else. */
export const idIn = (text = ''): number | undefined => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined);
