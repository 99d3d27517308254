import { queryOptions } from '@tanstack/react-query';
import type { Api, ApiInLanguage } from '#contract/api.ts';
import type { Language } from '#contract/languages/language.ts';

type Parameters<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof Parameters<`/${Rest}`>]: string | number }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string | number }
    : object;

type Search = Record<string, string | number | undefined>;

/** `/api/trips/:id` with `{ id: 7 }` and `{ lang: 'de' }` becomes `/api/trips/7?lang=de`; undefined and empty values are omitted. */
export function apiPath(
  path: string,
  parameters: Record<string, string | number> = {},
  search: Search = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
  query.sort();
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Query options of a GET of the public API, typed by the contract. Loaders, components and the server share them. */
export const apiQuery = <P extends keyof Api & string>(
  path: P,
  parameters?: Parameters<P>,
  search?: Search,
) =>
  queryOptions<Api[P]>({
    queryKey: [apiPath(path, parameters as Record<string, string | number>, search)],
  });

/** Same for a read with texts: it answers them in one language, which is part of the key. */
export const apiQueryIn = <P extends keyof Api & string>(
  language: Language,
  path: P,
  parameters?: Parameters<P>,
  search?: Search,
) =>
  queryOptions<ApiInLanguage[P]>({
    queryKey: [
      apiPath(path, parameters as Record<string, string | number>, { ...search, lang: language }),
    ],
  });
