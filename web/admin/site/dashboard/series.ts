/** One of the counts that a plot stacks. */
export type Series = {
  label: string;
  counts: readonly number[];
  /** The design token of its bars. */
  color: `--color-${string}`;
};
