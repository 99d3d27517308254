import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from '../behaviour/resource-api.ts';

/** The list's search parameters; a change resets the page unless it changes the page. */
export function useListSearch() {
  const search = useSearch({ strict: false }) as ListSearch;
  const navigate = useNavigate();
  const set = (change: ListSearch) => {
    const next = Object.fromEntries(
      Object.entries({ ...search, page: undefined, ...change }).filter(
        ([, value]) => value !== undefined && value !== '',
      ),
    );
    void navigate({ search: next, replace: 'q' in change, resetScroll: false } as never);
  };
  return { search, set };
}
