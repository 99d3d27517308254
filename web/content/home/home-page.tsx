import { BelowFold } from '#base/ui/parts/below-fold.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { PartFrame } from '#base/ui/parts/part-frame.tsx';
import { Hero } from './hero/hero.tsx';

const PopularDestinations = lazyPart(
  async () => (await import('./popular-destinations.tsx')).default,
);
const PopularTrips = lazyPart(async () => (await import('./popular-trips.tsx')).default);
const ClosingSections = lazyPart(async () => (await import('./closing-sections.tsx')).default);
const Newsletter = lazyPart(async () => (await import('./newsletter-section.tsx')).default);

/** React hydrates the sections below the hero separately, starting with the one that receives input. */
export const HomePage = () => (
  <>
    <Hero />
    <BelowFold>
      {[PopularDestinations, PopularTrips, ClosingSections, Newsletter].map((Section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections never move.
        <PartFrame key={place}>
          <Section />
        </PartFrame>
      ))}
    </BelowFold>
  </>
);
