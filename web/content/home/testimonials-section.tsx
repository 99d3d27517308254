import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { Rail } from '#base/ui/sections/rail.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import { TestimonialCard } from '../testimonials/testimonial-card.tsx';
import { testimonialsQuery } from './home.queries.ts';

export const TESTIMONIAL_COUNT = 3;

export function TestimonialsSection() {
  const { t } = useTranslation('home');
  const query = useQuery(testimonialsQuery(useLanguage()));
  if (query.data?.length === 0) return null;
  return (
    <Section
      title={t('testimonials.title')}
      text={t('testimonials.text')}
      link={{ to: '/testimonials', text: t('testimonials.all') }}
    >
      <ListStates query={query} skeleton={<CardSkeletons />}>
        {(testimonials) => (
          <Rail
            label={t('testimonials.title')}
            className="max-md:card-rail gap-8 md:grid md:grid-cols-3"
          >
            {testimonials.slice(0, TESTIMONIAL_COUNT).map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </Rail>
        )}
      </ListStates>
    </Section>
  );
}
