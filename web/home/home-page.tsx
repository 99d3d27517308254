import { type LazyExoticComponent, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { announceHydration } from '#ui/behaviour/announce-hydration.ts';
import { Hero } from './hero.tsx';

const PopularDestinations = lazy(() => import('./popular-destinations.tsx'));
const PopularTrips = lazy(() => import('./popular-trips.tsx'));
const ClosingSections = lazy(() => import('./closing-sections.tsx'));
const Newsletter = lazy(() => import('./newsletter-section.tsx'));

/** Its effect runs when the boundary that contains it is hydrated. */
function HydrationMark({ part }: { part: RefObject<HTMLElement | null> }) {
  useEffect(() => announceHydration(part.current), [part]);
  return null;
}

function LateSection({ section: Section }: { section: LazyExoticComponent<() => ReactNode> }) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} data-hydrates-late>
      <Suspense>
        <Section />
        <HydrationMark part={part} />
      </Suspense>
    </div>
  );
}

/** React hydrates the sections below the hero separately, starting with the one that receives input. */
export const HomePage = () => (
  <>
    <Hero />
    <div className="below-fold">
      {[PopularDestinations, PopularTrips, ClosingSections, Newsletter].map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never move.
        <LateSection key={place} section={section} />
      ))}
    </div>
  </>
);
