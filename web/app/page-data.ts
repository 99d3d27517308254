import type { QueryClient } from '@tanstack/react-query';
import type { StateCut } from '#api/state-cut.ts';
import type { Language } from '#contract/language.ts';
import { inOneLanguage } from './one-language.ts';
import type { PageState } from './page-state.ts';

/** Records of which the head is made; the first page's stands in the HTML. Pages show no more of them than the picture. */
const OF_HEAD = '/api/seo/';
const pictureOf = (record: unknown) => ({ image: (record as { image?: string | null }).image });
const hasPicture = (data: unknown) => Boolean(pictureOf(data ?? {}).image);

/**
 * Cuts the answers that a page was made of down to what it shows, in place: the server renders from what the browser will have.
 * Gives them back for the page's state.
 */
export function cutPageData(queryClient: QueryClient, language: Language, cuts: ReadonlyMap<string, StateCut>): PageState['queries'] {
  const isOfPage = ({ queryKey: [key], state }: { queryKey: readonly unknown[]; state: { data: unknown } }) =>
    state.data !== undefined && (!String(key).startsWith(OF_HEAD) || hasPicture(state.data)) && !cuts.get(String(key))?.isLeftOut;
  const found = queryClient.getQueryCache().findAll({ predicate: isOfPage });
  return found.map(({ queryKey, state: { data } }) => {
    const key = String(queryKey[0]);
    const whole = key.startsWith(OF_HEAD) ? pictureOf : (data: unknown) => data;
    const { part = whole, alive, isInAllLanguages = false } = cuts.get(key) ?? {};
    const kept = part(isInAllLanguages ? data : inOneLanguage(data, language));
    const isCut = JSON.stringify(kept) !== JSON.stringify(data);
    if (isCut) queryClient.setQueryData(queryKey, kept);
    return alive ? [key, alive(kept), true] : [key, kept, isCut];
  });
}
