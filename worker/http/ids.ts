/** The number at the head of `{id}` or `{id}-{anything}`; undefined when there is none. */
export function leadingId(text: string): number | undefined {
  const digits = /^(\d{1,9})(?:-.*)?$/.exec(text)?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}
