import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './resource-api.ts';

/** The list's search, kept in the address; a change goes back to the first page unless it is the page that changes. */
export function useListSearch(fixed: ListSearch = {}) {
  const address = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const search: ListSearch = { ...address, ...fixed };
  const set = (change: ListSearch) => {
    const next = Object.fromEntries(
      Object.entries({ ...address, page: undefined, ...change }).filter(([, value]) => value !== undefined && value !== ''),
    );
    void navigate({ search: next, replace: 'q' in change, resetScroll: false } as never);
  };
  return { search, set };
}
