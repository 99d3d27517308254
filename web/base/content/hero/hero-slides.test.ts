import { expect, test } from 'vitest';
import { createI18n } from '#base/i18n/create-i18n.ts';
import type { HeroBanner } from '#contract/content/home.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type { Language } from '#contract/languages/language.ts';
import { aBanner } from '../../../test/builders.ts';
import { STRINGS } from '../../../test/strings.ts';
import { heroSlides } from './hero-slides.ts';

const slides = (banners: InLanguage<HeroBanner>[], language: Language = 'en') =>
  heroSlides(banners, createI18n(language, STRINGS).getFixedT(language, 'home'));

test('title, subtitle, button and link come from the banner', () => {
  expect(slides([aBanner()])).toEqual([
    {
      id: 1,
      image: 'hero/cove.jpg',
      tint: '#2aa9a8',
      title: 'A cove',
      subtitle: 'Quiet water',
      buttonText: 'Go there',
      buttonLink: '/destinations',
    },
  ]);
});

test('what a banner leaves empty has a default text, and the default buttons lead to /trips, /about and /airport-transfers/request', () => {
  const empty = aBanner({ title: '', subtitle: '', buttonText: '', buttonLink: null });
  const shown = slides([empty, { ...empty, id: 2 }, { ...empty, id: 3 }, { ...empty, id: 4 }]);
  expect(shown.map(({ buttonLink }) => buttonLink)).toEqual([
    '/trips',
    '/about',
    '/airport-transfers/request',
    '/trips',
  ]);
  expect(shown.map(({ buttonText }) => buttonText)).toEqual([
    'See all trips',
    'Get to know us',
    'Request a transfer',
    'See all trips',
  ]);
  expect(shown[0]).toMatchObject({
    title: 'Menorca at its own pace',
    subtitle: 'Coves, harbours and old stones with people who grew up among them.',
  });
});

test('the default texts of the placeholders are in the language of the page', () => {
  expect(slides([], 'de').map(({ buttonText }) => buttonText)).toEqual(
    [1, 2, 3].map((slide) => STRINGS.de.home[`hero.default_${slide}.button`]),
  );
});
