import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { HERO_BUTTON, HeroFrame, HeroText } from '#base/content/hero/hero-frame.tsx';
import { HeroPicture } from '#base/content/hero/hero-picture.tsx';
import { heroSlides } from '#base/content/hero/hero-slides.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#base/ui/icons.tsx';
import { SiteLink } from '#base/ui/site-link.tsx';
import { bannersQuery } from '../home.queries.ts';
import { HeroSearch } from './hero-search.tsx';
import { useRotation } from './use-rotation.ts';

const ROUND =
  'inline-flex size-11 items-center justify-center rounded-full bg-deep-950/55 text-white transition-colors hover:bg-deep-950/80 noscript:hidden';

/** Banner carousel with the trip search. */
export function Hero() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { data: banners = [] } = useQuery(bannersQuery(language));
  const site = useSite();
  const isOffered = ({ buttonLink }: { buttonLink: string | null }) =>
    !(site?.hasNoTransfers && buttonLink?.startsWith('/airport-transfers')) &&
    !(site?.hasNoTrips && buttonLink?.startsWith('/trips'));
  const slides = heroSlides(banners.filter(isOffered), t).filter(isOffered);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [shownIndex, setShownIndex] = useState(0);
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set([0]));
  const [isWaiting, setWaiting] = useState(false);
  const { index, isPaused, setPaused, step } = useRotation(
    slides.length,
    isHovered || isFocused || isWaiting,
  );
  const [furthest, setFurthest] = useState(0);
  if (index > furthest) setFurthest(index);
  // A slide is shown once its picture is decoded; until then the previous one stays with its text.
  if (ready.has(index) && shownIndex !== index) setShownIndex(index);
  if (isWaiting === ready.has(index)) setWaiting(!isWaiting);
  const shown = slides[shownIndex] ?? slides[0];
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
      <HeroFrame
        pictures={slides.map((slide, position) =>
          position <= furthest || position === index ? (
            <HeroPicture
              key={slide.id}
              path={slide.image}
              tint={slide.tint}
              isFirst={position === 0}
              isShown={position === shownIndex}
              onReady={() => setReady((known) => new Set(known).add(position))}
            />
          ) : null,
        )}
      >
        <HeroText title={shown.title} subtitle={shown.subtitle} isLive={isPaused}>
          <SiteLink to={shown.buttonLink} className={buttonClass('primary', HERO_BUTTON)}>
            {shown.buttonText}
          </SiteLink>
        </HeroText>
        {slides.length > 1 && (
          <div className="absolute right-[clamp(1rem,4vw,2.5rem)] bottom-11 flex w-37 gap-2 lg:bottom-32">
            <button
              type="button"
              className={ROUND}
              aria-label={t('hero.previous')}
              onClick={() => step(-1)}
            >
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
            <button
              type="button"
              className={ROUND}
              aria-label={t('hero.next')}
              onClick={() => step(1)}
            >
              <ChevronRightIcon />
            </button>
          </div>
        )}
      </HeroFrame>
      <HeroSearch />
    </section>
  );
}
