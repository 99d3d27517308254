/** A long name gets smaller letters: in three lines it takes no more room than a short one. */
export function nameSize({ length }: string): string {
  if (length <= 10) return 'text-2xl';
  if (length <= 18) return 'text-xl leading-tight';
  return length <= 24 ? 'text-base leading-tight' : 'text-sm leading-tight';
}

/** With less width than that for mark and name the header's tools go to a second row. */
export const nameRoom = ({ length }: string): string => (length <= 10 ? 'basis-31' : 'basis-40');
