import { useTranslation } from 'react-i18next';
import { formatMonth } from '#base/i18n/formats/format-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { focusClass } from '#base/ui/pictures/picture-focus.ts';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import { Rating } from '#base/ui/rating.tsx';
import type { Testimonial } from '#contract/content/home.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

const AVATAR = { width: 112, height: 112 } as const;

export function TestimonialCard({ testimonial }: { testimonial: InLanguage<Testimonial> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <figure className="flex h-full flex-col gap-5 rounded-card bg-white p-7 wrap-anywhere shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Rating value={testimonial.rating} showsValue={false} />
        {testimonial.isDemo && (
          <span className="rounded-full bg-limestone-200 px-3 py-1 text-sm text-ink">
            {t('testimonials.example')}
          </span>
        )}
      </div>
      <blockquote lang={testimonial.textLanguages.text} className="grow text-lg">
        {testimonial.text}
      </blockquote>
      <figcaption className="flex items-center gap-4">
        {testimonial.avatar ? (
          <img
            src={pictureUrl(testimonial.avatar, AVATAR)}
            alt=""
            width={56}
            height={56}
            loading="lazy"
            className={`size-14 shrink-0 rounded-full object-cover ${focusClass(testimonial.avatar)}`}
          />
        ) : (
          <span
            aria-hidden="true"
            className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-sea-100 font-display text-2xl text-sea-800"
          >
            {testimonial.name.charAt(0)}
          </span>
        )}
        <span>
          <span className="block font-semibold text-deep-900">{testimonial.name}</span>
          <span className="text-stone">
            {t('testimonials.from', { country: testimonial.country })}
          </span>
          {testimonial.visitedOn && (
            <span className="block text-sm text-stone">
              {t('testimonials.visited', { month: formatMonth(testimonial.visitedOn, language) })}
            </span>
          )}
        </span>
      </figcaption>
    </figure>
  );
}
