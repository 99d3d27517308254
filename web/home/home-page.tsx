import { BelowFold } from '#ui/below-fold.tsx';
import { latePart } from '#ui/late-part.tsx';
import { Hero } from './hero.tsx';
import { popularDestinationsQuery, popularTripsQuery, testimonialsQuery } from './home.queries.ts';

const strings = ['common', 'home'] as const;
const PopularDestinations = latePart(() => import('./popular-destinations.tsx'), {
  whenUsed: { strings, data: [popularDestinationsQuery] },
});
const PopularTrips = latePart(() => import('./popular-trips.tsx'), { whenUsed: { strings, data: [popularTripsQuery] } });
const ClosingSections = latePart(() => import('./closing-sections.tsx'), { whenUsed: { strings, data: [testimonialsQuery] } });

const Newsletter = latePart(() => import('./newsletter-section.tsx'), { whenUsed: { strings } });

export function HomePage() {
  return (
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
}
