import type { ReactNode } from 'react';
import { useSite } from '#base/api/site-query.ts';
import { hasFavourites } from '#base/content/cards/favourites-mark.ts';
import { hasLists, sectionListsQuery, useSections } from '#base/content/sections.ts';
import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { PartFrame } from '#base/ui/parts/part-frame.tsx';
import type { SectionOf } from '#contract/content/sections.ts';
import type { ClosingSection } from './closing-sections.tsx';
import { Hero } from './hero/hero.tsx';
import { popularDestinationsQuery, popularTripsQuery, testimonialsQuery } from './home.queries.ts';

const PopularDestinations = nearPart(
  async () => (await import('./popular-destinations.tsx')).default,
  {
    texts: ['home'],
    queries: (language) => [popularDestinationsQuery(language)],
    waitsForTouch: () => true,
  },
);
const PopularTrips = nearPart(async () => (await import('./popular-trips.tsx')).default, {
  texts: ['home'],
  queries: (language) => [popularTripsQuery(language)],
  // The hearts of favourites are filled by the script.
  waitsForTouch: () => !hasFavourites(),
});
type ClosingProps = { names: readonly ClosingSection[]; hasOwnLists: boolean };
const ClosingSections = nearPart<ClosingProps>(
  async () => (await import('./closing-sections.tsx')).default,
  {
    texts: ['home'],
    queries: (language, { hasOwnLists }) => [
      testimonialsQuery(language),
      ...(hasOwnLists ? [sectionListsQuery('home', language)] : []),
    ],
    waitsForTouch: () => true,
  },
);
/** Hydrated with the page: a browser that translates the page before would have React draw it anew, without what was typed. */
const Newsletter = lazyPart(async () => (await import('./newsletter-section.tsx')).default);

const PARTS: Record<Exclude<SectionOf<'home'>, ClosingSection>, () => ReactNode> = {
  destinations: () => <PopularDestinations />,
  trips: () => <PopularTrips />,
  newsletter: () => (
    <PartFrame>
      <Newsletter />
    </PartFrame>
  ),
};
const isPart = (name: SectionOf<'home'>): name is keyof typeof PARTS => name in PARTS;

/** Closing sections that follow each other are one part, with one script. */
function inParts(names: readonly SectionOf<'home'>[]): (keyof typeof PARTS | ClosingSection[])[] {
  const parts: (keyof typeof PARTS | ClosingSection[])[] = [];
  for (const name of names) {
    const last = parts.at(-1);
    if (isPart(name)) parts.push(name);
    else if (Array.isArray(last)) last.push(name);
    else parts.push([name]);
  }
  return parts;
}

function Sections() {
  const hasOwnLists = hasLists(useSite(), 'home');
  return inParts(useSections('home')).map((part) =>
    Array.isArray(part) ? (
      <ClosingSections key={part.join()} names={part} hasOwnLists={hasOwnLists} />
    ) : (
      <Part key={part} name={part} />
    ),
  );
}
const Part = ({ name }: { name: keyof typeof PARTS }) => PARTS[name]();

export const HomePage = () => (
  <>
    <Hero />
    <BelowFold>
      <Sections />
    </BelowFold>
  </>
);
