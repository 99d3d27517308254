import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { PartFrame } from '#base/ui/parts/part-frame.tsx';
import { Hero } from './hero/hero.tsx';
import { popularDestinationsQuery, popularTripsQuery, testimonialsQuery } from './home.queries.ts';

const PopularDestinations = nearPart(
  async () => (await import('./popular-destinations.tsx')).default,
  { texts: ['home'], queries: (language) => [popularDestinationsQuery(language)] },
);
const PopularTrips = nearPart(async () => (await import('./popular-trips.tsx')).default, {
  texts: ['home'],
  queries: (language) => [popularTripsQuery(language)],
});
const ClosingSections = nearPart(async () => (await import('./closing-sections.tsx')).default, {
  texts: ['home'],
  queries: (language) => [testimonialsQuery(language)],
});
/** Hydrated with the page: a browser that translates the page before would have React draw it anew, without what was typed. */
const Newsletter = lazyPart(async () => (await import('./newsletter-section.tsx')).default);

export const HomePage = () => (
  <>
    <Hero />
    <BelowFold>
      <PopularDestinations />
      <PopularTrips />
      <ClosingSections />
      <PartFrame>
        <Newsletter />
      </PartFrame>
    </BelowFold>
  </>
);
