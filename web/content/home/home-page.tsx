import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { nearPart } from '#base/ui/parts/near-part.tsx';
import { Hero } from './hero/hero.tsx';
import { popularDestinationsQuery, popularTripsQuery, testimonialsQuery } from './home.queries.ts';

const PopularDestinations = nearPart(
  async () => (await import('./popular-destinations.tsx')).default,
  { texts: ['home'], queries: () => [popularDestinationsQuery] },
);
const PopularTrips = nearPart(async () => (await import('./popular-trips.tsx')).default, {
  texts: ['home'],
  queries: () => [popularTripsQuery],
});
const ClosingSections = nearPart(async () => (await import('./closing-sections.tsx')).default, {
  texts: ['home'],
  queries: () => [testimonialsQuery],
});
const Newsletter = nearPart(async () => (await import('./newsletter-section.tsx')).default, {
  texts: ['home'],
});

export const HomePage = () => (
  <>
    <Hero />
    <BelowFold>
      <PopularDestinations />
      <PopularTrips />
      <ClosingSections />
      <Newsletter />
    </BelowFold>
  </>
);
