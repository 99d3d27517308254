import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/page-language.tsx';
import { SiteLink } from '#shell/site-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { HeroSearch } from './hero-search.tsx';
import { heroSlides } from './hero-slides.ts';
import { bannersQuery } from './home.queries.ts';
import { useRotation } from './use-rotation.ts';

const ROUND =
  'inline-flex size-11 items-center justify-center rounded-full bg-deep-950/55 text-white transition-colors hover:bg-deep-950/80 noscript:hidden';

/** Banner carousel with the trip search; 500 px high, 650 px on large screens. */
export function Hero() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { data: banners = [] } = useQuery(bannersQuery);
  const slides = heroSlides(banners, language, t);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const { index, isPaused, setPaused, step } = useRotation(slides.length, isHovered || isFocused);
  const [furthest, setFurthest] = useState(0);
  const shown = slides[index] ?? slides[0];
  if (index > furthest) setFurthest(index);
  if (!shown) return null;

  return (
    <section
      aria-roledescription={t('hero.carousel')}
      aria-label={t('hero.label')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="on-dark relative h-[500px] overflow-hidden bg-deep-800 lg:h-[650px]">
        {slides.map((slide, position) =>
          position <= furthest || position === index ? (
            <HeroPicture key={slide.id} path={slide.image} isFirst={position === 0} isShown={position === index} />
          ) : null,
        )}
        <div className="absolute inset-0 bg-linear-to-t from-deep-950/85 via-deep-950/35 to-deep-950/5" />
        <div className="container-page absolute inset-x-0 bottom-0 pb-24 lg:pb-32">
          <div aria-live={isPaused ? 'polite' : 'off'} className="max-w-3xl">
            <h1 className="text-4xl text-white drop-shadow-md sm:text-5xl lg:text-6xl">{shown.title}</h1>
            <p className="mt-3 max-w-xl text-lg text-white lg:text-xl">{shown.subtitle}</p>
            <SiteLink to={shown.buttonLink} className={buttonClass('primary', 'mt-6 px-7')}>
              {shown.buttonText}
            </SiteLink>
          </div>
          {slides.length > 1 && (
            <div className="absolute right-[clamp(1rem,4vw,2.5rem)] bottom-11 flex gap-2 lg:bottom-32">
              <button type="button" className={ROUND} aria-label={t('hero.previous')} onClick={() => step(-1)}>
                <ChevronLeftIcon />
              </button>
              <button
                type="button"
                className={ROUND}
                aria-label={t(isPaused ? 'hero.play' : 'hero.pause')}
                onClick={() => setPaused(!isPaused)}
              >
                {isPaused ? <PlayIcon /> : <PauseIcon />}
              </button>
              <button type="button" className={ROUND} aria-label={t('hero.next')} onClick={() => step(1)}>
                <ChevronRightIcon />
              </button>
            </div>
          )}
        </div>
      </div>
      <HeroSearch />
    </section>
  );
}
