import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Language, Namespace } from '#contract/language.ts';
import type { NeededQuery, StateCut } from './state-cut.ts';

/** What route loaders get. `address` is shared and mutable: the language switch changes it, links and titles follow. */
export type SiteContext = {
  queryClient: QueryClient;
  i18n: i18n;
  address: { isPrefixed: boolean; origin: string };
  /** On the server a failed query fails the page, which then goes out as the plain shell; in the browser each part shows its own error. */
  isServer: boolean;
  /** On the server: the same texts, of which no account is kept. */
  unread?: i18n;
  /** Makes sure that the strings of a page are there before it shows. */
  needStrings: (namespaces: readonly Namespace[]) => Promise<void>;
  /** While a filled page comes alive: all that it needs is there. */
  isFilled?: boolean;
  /** On the server: how much of each answer goes out with the page, by the query's address. */
  cuts?: Map<string, StateCut>;
};

export const languageOf = (context: Pick<SiteContext, 'i18n'>) => context.i18n.language as Language;

type PageNeeds = { namespaces?: readonly Namespace[]; queries?: readonly NeededQuery[] };

/** What a page does without when there is none: its SEO record, the terms of transfers. */
const isDispensable = ([path]: NeededQuery['queryKey'], error: unknown) =>
  /^\/api\/(?:seo\/|transfers\/rules)/.test(String(path)) && error instanceof Error && error.message.startsWith('404:');

/** Every page names the site. */
const SITE: NeededQuery = { queryKey: ['/api/site'] };

/** Brings in everything a page shows, at once. */
export async function loadPage(
  { queryClient, isServer, needStrings, cuts }: SiteContext,
  { namespaces = [], queries = [] }: PageNeeds = {},
): Promise<void> {
  for (const { queryKey, cut } of queries) if (cut) cuts?.set(String(queryKey[0]), cut);
  await Promise.all([
    needStrings(namespaces),
    ...[SITE, ...queries].map(({ queryKey }) =>
      // Asks again for what came with the first page, as that was only what the page showed.
      queryClient.fetchQuery({ queryKey }).catch((error: unknown) => {
        if (isServer && !isDispensable(queryKey, error)) throw error;
      }),
    ),
  ]);
}
