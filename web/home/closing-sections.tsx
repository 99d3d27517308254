import { Commitment } from './commitment.tsx';
import { Features } from './features.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TransferFaq } from './transfer-faq.tsx';

/** What follows the lists on home, up to the newsletter. */
export default function ClosingSections() {
  return (
    <>
      <Commitment />
      <Features />
      <TransferFaq />
      <TestimonialsSection />
    </>
  );
}
