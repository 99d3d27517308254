import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Language, Namespace } from '#contract/language.ts';

/** What route loaders get. `address` is shared and mutable: the language switch changes it, links and titles follow. */
export type SiteContext = {
  queryClient: QueryClient;
  i18n: i18n;
  address: { isPrefixed: boolean; origin: string };
  /** On the server a failed query fails the page, which then goes out as the plain shell; in the browser each part shows its own error. */
  isServer: boolean;
  /** Makes sure that the strings of a page are there before it shows. */
  needStrings: (namespaces: readonly Namespace[]) => Promise<void>;
};

export const languageOf = (context: Pick<SiteContext, 'i18n'>) => context.i18n.language as Language;

type PageNeeds = { namespaces?: readonly Namespace[]; queries?: readonly { queryKey: QueryKey }[] };

/** Brings in everything a page shows, at once. */
export async function loadPage(
  { queryClient, isServer, needStrings }: SiteContext,
  { namespaces = [], queries = [] }: PageNeeds,
): Promise<void> {
  await Promise.all([
    needStrings(namespaces),
    ...queries.map(({ queryKey }) =>
      queryClient.ensureQueryData({ queryKey }).catch((error: unknown) => {
        if (isServer) throw error;
      }),
    ),
  ]);
}
