import { Commitment } from './commitment.tsx';
import { Features } from './features.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TransferFaq } from './transfer-faq.tsx';

/** Sections of the home page between the lists and the newsletter. */
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
