import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ShieldIcon } from '#base/ui/icons.tsx';
import { CallToAction } from '#base/ui/sections/call-to-action.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { ListStates } from '#base/ui/sections/section-states.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { testimonialsQuery } from './testimonials.queries.ts';

/** How testimonials are verified; consumer law requires the disclosure. */
function Verification() {
  const { t } = useTranslation();
  return (
    <section className="bg-limestone-100 py-14 lg:py-20">
      <div className="container-page grid gap-x-14 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
        <h2 className="flex items-start gap-3 text-3xl lg:text-4xl">
          <ShieldIcon className="mt-1 size-8 shrink-0 text-sea-700" />
          {t('testimonials.verified.title')}
        </h2>
        <div className="max-w-prose space-y-4 text-lg">
          <p>{t('testimonials.verified.1')}</p>
          <p>{t('testimonials.verified.2')}</p>
          <p>{t('testimonials.verified.3')}</p>
        </div>
      </div>
    </section>
  );
}

export function TestimonialsPage() {
  const { t } = useTranslation();
  const query = useQuery(testimonialsQuery(useLanguage()));
  return (
    <>
      <PageHeader
        title={t('testimonials.title')}
        text={t('testimonials.text')}
        crumbs={[{ name: t('navigation.testimonials') }]}
      />
      <div className="container-page py-14 lg:py-20">
        <ListStates query={query} skeleton={<CardSkeletons />} empty={t('testimonials.empty')}>
          {(testimonials) => (
            <>
              <h2 className="text-2xl">
                {t('testimonials.count', { count: testimonials.length })}
              </h2>
              {testimonials.some(({ isDemo }) => isDemo) && (
                <p className="mt-4 max-w-3xl rounded-2xl border border-limestone-400 bg-limestone-100 px-5 py-4">
                  {t('testimonials.demo_note')}
                </p>
              )}
              <ul className="even-rows mt-8 grid gap-8 md:grid-cols-2 lg:grid-cols-3">
                {testimonials.map((testimonial) => (
                  <li key={testimonial.id}>
                    <TestimonialCard testimonial={testimonial} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </ListStates>
      </div>
      <Verification />
      <CallToAction
        title={t('testimonials.cta.title')}
        text={t('testimonials.cta.text')}
        to="/contact"
        button={t('testimonials.cta.button')}
      />
    </>
  );
}
