import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { hasTexts, loadTexts } from '#base/i18n/load-all.ts';
import { afterPaint } from '#base/state/after-paint.ts';
import { createLoading, NotThere } from '#base/state/loading.ts';
import type { Language, Namespace } from '#contract/languages/language.ts';
import type { PostedForm } from '#contract/render.ts';
import { apiQueryIn } from './api-query.ts';
import { siteQuery } from './site-query.ts';

/** Context of route loaders. */
export type SiteContext = {
  queryClient: QueryClient;
  i18n: i18n;
  address: { isPrefixed: boolean; origin: string };
  /** On the server a failed query fails the page; in the browser each part shows its own error. */
  isServer: boolean;
  postedForm?: PostedForm;
  /** On the server: what the page's loader answers for the head, and whether the state needs the texts of a form. */
  rendered?: { meta?: unknown; hasForm?: boolean };
};

export const languageOf = (context: Pick<SiteContext, 'i18n'>) => context.i18n.language as Language;

type NeededQuery = { queryKey: QueryKey };
type PageNeeds = {
  namespaces?: readonly Namespace[];
  /** Its first screen has a form: later steps and messages use other texts than its first view. */
  hasForm?: boolean;
  queries?: readonly NeededQuery[];
  /** Rendered by the server and not in the page's state: of the head, and of sections that load them when they come near. */
  lateQueries?: readonly NeededQuery[];
};

/** Whether the page's state carries the answer to a query. */
export const isInState = ({ state, meta }: Pick<Query, 'state' | 'meta'>): boolean =>
  state.status === 'success' && meta?.isLate !== true;

/** Queries that a page can render without: its SEO record, the terms of transfers, the departures of a trip, reviews. */
const isDispensable = ([path]: QueryKey) =>
  /^\/api\/(?:seo\/|transfers\/rules|trips\/\d+\/availability|reviews\?)/.test(String(path));

/** Trips on the not-found page. */
export const notFoundQuery = (language: Language) =>
  apiQueryIn(language, '/api/trips', {}, { pageSize: 3 });

/** Not found, with what its page shows; a page without them is one too. */
export async function notFoundPage(context: Pick<SiteContext, 'queryClient' | 'i18n'>) {
  await context.queryClient.prefetchQuery(notFoundQuery(languageOf(context)));
  return notFound();
}

const isMissing = (error: unknown) => error instanceof Error && error.message.startsWith('404:');

/** Loads a page's texts and queries in parallel, and lets the browser first paint that a link was tapped. A missing record makes the page not found. */
export async function loadPage(
  { queryClient, i18n, isServer, rendered }: SiteContext,
  { namespaces = [], hasForm, queries = [], lateQueries = [] }: PageNeeds = {},
): Promise<void> {
  if (rendered && hasForm) rendered.hasForm = true;
  const texts: Namespace[] = ['common', ...namespaces];
  const load = ({ queryKey }: NeededQuery, isLate: boolean) =>
    queryClient.ensureQueryData({ queryKey, meta: { isLate } }).catch(async (error: unknown) => {
      if (isMissing(error)) {
        if (!isDispensable(queryKey)) throw await notFoundPage({ queryClient, i18n });
      } else if (isServer) throw error;
    });
  await Promise.all([
    isServer || afterPaint(),
    i18n.loadNamespaces(texts),
    isServer || loadTexts(i18n, texts).catch(() => {}),
    // Every page shows the site's name.
    ...[siteQuery(languageOf({ i18n })), ...queries].map((query) => load(query, false)),
    ...lateQueries.map((query) => load(query, true)),
  ]);
  // Without them in any language the page would show their keys.
  const lacking = texts.filter(
    (namespace) => !i18n.languages.some((language) => hasTexts(i18n, language, namespace)),
  );
  if (lacking.length > 0) throw new NotThere(createLoading(() => loadTexts(i18n, lacking)));
}
