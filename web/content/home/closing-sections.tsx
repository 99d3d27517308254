import { Commitment } from './commitment.tsx';
import { Features } from './features.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import { TransferFaq } from './transfer-faq.tsx';

const SECTIONS = {
  commitment: Commitment,
  features: Features,
  faq: TransferFaq,
  testimonials: TestimonialsSection,
};
export type ClosingSection = keyof typeof SECTIONS;

/** Sections of the home page without a part of their own. */
export default function ClosingSections({ names }: { names: readonly ClosingSection[] }) {
  return names.map((name) => {
    const Section = SECTIONS[name];
    return <Section key={name} />;
  });
}
