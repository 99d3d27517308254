import type { ReactNode } from 'react';
import { COMPACT_CONTROL } from './controls.tsx';
import type { ListSearch } from './resource-api.ts';

type SearchSelectProps = {
  search: ListSearch;
  set: (change: ListSearch) => void;
  /** Name of the search parameter. */
  name: string;
  label: string;
  /** Set if it differs from the search parameter. */
  value?: string | number;
  children: ReactNode;
};

/** A select above a list, bound to a search parameter. */
export const SearchSelect = ({ search, set, name, label, value = search[name] ?? '', children }: SearchSelectProps) => (
  <select aria-label={label} value={String(value)} onChange={(event) => set({ [name]: event.target.value })} className={COMPACT_CONTROL}>
    {children}
  </select>
);
