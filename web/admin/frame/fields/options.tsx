import { useListSearch } from '../list/use-list-search.ts';
import { COMPACT_CONTROL } from './controls.tsx';

export type Option = readonly [value: string | number, text: string];

/** The options of a select. */
export const Options = ({ of = [] }: { of: readonly Option[] | undefined }) =>
  of.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

type SearchSelectProps = {
  /** Name of the search parameter. */
  name: string;
  label: string;
  /** Set if it differs from the search parameter. */
  value?: string | number;
  /** Text of the empty option. */
  all?: string;
  options: readonly Option[] | undefined;
};

/** A select above a list, bound to a search parameter. */
export function SearchSelect({ name, label, value, all, options }: SearchSelectProps) {
  const { search, set } = useListSearch();
  return (
    <select
      aria-label={label}
      value={String(value ?? search[name] ?? '')}
      onChange={(event) => set({ [name]: event.target.value })}
      // On phones selects share a row where they fit, and fill it.
      className={`${COMPACT_CONTROL} max-sm:grow max-sm:basis-36`}
    >
      {all && <option value="">{all}</option>}
      <Options of={options} />
    </select>
  );
}
