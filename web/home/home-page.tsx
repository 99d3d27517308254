import { lazy, Suspense } from 'react';
import { Hero } from './hero.tsx';

const PopularDestinations = lazy(() => import('./popular-destinations.tsx'));
const PopularTrips = lazy(() => import('./popular-trips.tsx'));
const ClosingSections = lazy(() => import('./closing-sections.tsx'));
const Newsletter = lazy(() => import('./newsletter-section.tsx'));

/** React hydrates the sections below the hero separately, starting with the one that receives input. */
export const HomePage = () => (
  <>
    <Hero />
    <div className="below-fold">
      {[PopularDestinations, PopularTrips, ClosingSections, Newsletter].map((Section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never move.
        <Suspense key={place}>
          <Section />
        </Suspense>
      ))}
    </div>
  </>
);
