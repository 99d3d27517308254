import { Commitment } from './commitment.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { PopularDestinations } from './popular-destinations.tsx';
import { PopularTrips } from './popular-trips.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TransferFaq } from './transfer-faq.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <PopularDestinations />
      <PopularTrips />
      <Commitment />
      <Features />
      <TransferFaq />
      <TestimonialsSection />
      <NewsletterSection />
    </>
  );
}
