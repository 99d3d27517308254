import type * as v from 'valibot';
import type * as schema from './sections.schema.ts';

/** The sections of the pages that an owner arranges, in the site's own order. What stands above them stays there. */
export const SECTIONS = {
  home: [
    ...(['destinations', 'trips', 'commitment', 'features', 'faq'] as const),
    ...(['testimonials', 'newsletter'] as const),
  ],
  services: ['main', 'zones', 'more', 'steps', 'contact'],
  about: ['story', 'people', 'work', 'island', 'firm', 'contact'],
} as const;
export type SectionPage = keyof typeof SECTIONS;
export const SECTION_PAGES = Object.keys(SECTIONS) as SectionPage[];
export type SectionOf<P extends SectionPage> = (typeof SECTIONS)[P][number];
export type AnySection = SectionOf<SectionPage>;

/** A page's sections as the editor has them: all of them, in order. */
export type SectionsInput = v.InferOutput<typeof schema.SectionsInput>;
export type SectionItem = v.InferOutput<typeof schema.SectionItem>;
/** The stored arrangement of a page; a list of the owner replaces the site's. */
export type StoredSections = v.InferOutput<typeof schema.StoredSections>;
/** Lists of the owner by section. */
export type SectionLists = { lists: Record<string, SectionItem[]> };

type Layout = { name: string; isHidden: boolean }[];
/** Names of a page's sections to show, in order: those that the arrangement does not know come last. */
export function shownSections<P extends SectionPage>(
  page: P,
  layout: Layout | undefined,
): SectionOf<P>[] {
  const all: readonly SectionOf<P>[] = SECTIONS[page];
  if (!layout) return [...all];
  const known = layout.flatMap(({ name }) => all.filter((one) => one === name));
  return [...new Set([...known, ...all])].filter(
    (name) => !layout.some((one) => one.name === name && one.isHidden),
  );
}
