import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Language } from '#contract/languages/language.ts';

/** The key of the same read in another language; undefined of a read that is the same in all. */
function keyIn(target: Language, [address]: QueryKey): QueryKey | undefined {
  const [path, query] = String(address).split('?');
  const search = new URLSearchParams(query);
  if (!search.has('lang')) return undefined;
  search.set('lang', target);
  return [`${path}?${search}`];
}

/** Loads what the page shows in another language; rejects if a part of it does not come, offline at once. */
export async function loadDataInUse(client: QueryClient, target: Language): Promise<void> {
  const shown = client
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined });
  await Promise.all(
    shown.map(({ queryKey }) => {
      const key = keyIn(target, queryKey);
      return key && client.fetchQuery({ queryKey: key, networkMode: 'always' });
    }),
  );
}
