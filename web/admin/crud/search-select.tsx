import type { ReactNode } from 'react';
import { COMPACT_CONTROL } from './controls.tsx';
import type { ListSearch } from './resource-api.ts';

type SearchSelectProps = {
  search: ListSearch;
  set: (change: ListSearch) => void;
  /** In the address. */
  name: string;
  label: string;
  /** Where it is not just what the address says. */
  value?: string | number;
  children: ReactNode;
};

/** A choice above a list that stands in the address. */
export const SearchSelect = ({ search, set, name, label, value = search[name] ?? '', children }: SearchSelectProps) => (
  <select aria-label={label} value={String(value)} onChange={(event) => set({ [name]: event.target.value })} className={COMPACT_CONTROL}>
    {children}
  </select>
);
