import { useQuery } from '@tanstack/react-query';
import { apiQueryIn } from '#base/api/api-query.ts';
import { useSite } from '#base/api/site-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { type SectionOf, type SectionPage, shownSections } from '#contract/content/sections.ts';
import type { Language } from '#contract/languages/language.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';

type Arranged = Pick<PublicSettings, 'sections'> | undefined;

export const sectionListsQuery = (page: SectionPage, language: Language) =>
  apiQueryIn(language, '/api/sections/:page', { page });

/** Whether the owner has made a list for a section of the page. */
export const hasLists = (site: Arranged, page: SectionPage): boolean =>
  site?.sections?.[page]?.some(({ hasItems }) => hasItems) ?? false;

/** Names of the page's sections to show, in order. */
export const useSections = <P extends SectionPage>(page: P): SectionOf<P>[] =>
  shownSections(page, useSite()?.sections?.[page]);

/** The owner's list of a section; undefined without one. */
export function useOwnItems<P extends SectionPage>(page: P, name: SectionOf<P>) {
  const hasItems = useSite()?.sections?.[page]?.some((one) => one.name === name && one.hasItems);
  const { data } = useQuery({
    ...sectionListsQuery(page, useLanguage()),
    enabled: hasItems ?? false,
  });
  return hasItems ? data?.lists[name] : undefined;
}

type Item = { title: string; text: string };
/** The owner's list of a section, else the site's own. */
export const useItems = <P extends SectionPage>(
  page: P,
  name: SectionOf<P>,
  own: readonly Item[],
): readonly Item[] => useOwnItems(page, name) ?? own;
