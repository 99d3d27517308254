import type { TFunction } from 'i18next';
import type { HeroBanner } from '#contract/content/home.ts';
import type { InLanguage, InOneLanguage } from '#contract/languages/in-language.ts';

export type Slide = {
  id: number;
  image: string;
  tint?: string | null;
  title: string;
  subtitle: string;
  buttonText: string;
  buttonLink: string;
};

/** Shown if no banner is active; part of the static build, so they need neither database nor bucket. */
export const PLACEHOLDER_IMAGES = [
  '/assets/placeholders/cove.webp',
  '/assets/placeholders/harbour.webp',
  '/assets/placeholders/lighthouse.webp',
] as const;

type ShownBanner = Omit<InLanguage<HeroBanner>, 'tint' | keyof InOneLanguage> & {
  tint?: string | null;
};

/** The active banners in the page's language, with default texts for missing ones; three placeholders if there is no banner. */
export function heroSlides(banners: readonly ShownBanner[], t: TFunction<'home'>): Slide[] {
  // Looked up individually: a rendered page carries only the strings that were used.
  const defaults = [
    {
      title: () => t('hero.default_1.title'),
      subtitle: () => t('hero.default_1.subtitle'),
      button: () => t('hero.default_1.button'),
      link: '/trips',
    },
    {
      title: () => t('hero.default_2.title'),
      subtitle: () => t('hero.default_2.subtitle'),
      button: () => t('hero.default_2.button'),
      link: '/about',
    },
    {
      title: () => t('hero.default_3.title'),
      subtitle: () => t('hero.default_3.subtitle'),
      button: () => t('hero.default_3.button'),
      link: '/airport-transfers/request',
    },
  ] as const;
  const fallback = (position: number) => defaults[position % 3] ?? defaults[0];
  if (banners.length === 0)
    return PLACEHOLDER_IMAGES.map((image, position) => {
      const { title, subtitle, button, link } = fallback(position);
      return {
        id: -position,
        image,
        title: title(),
        subtitle: subtitle(),
        buttonText: button(),
        buttonLink: link,
      };
    });
  return banners.map((banner, position) => ({
    id: banner.id,
    image: banner.image,
    tint: banner.tint,
    title: banner.title || fallback(position).title(),
    subtitle: banner.subtitle || fallback(position).subtitle(),
    buttonText: banner.buttonText || fallback(position).button(),
    buttonLink: banner.buttonLink || fallback(position).link,
  }));
}
