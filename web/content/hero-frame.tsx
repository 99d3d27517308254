import type { ReactNode } from 'react';

/** The pictures of the home page's banners with what stands in front of them; 500 px high, 650 px on large screens. */
export const HeroFrame = ({ pictures, children }: { pictures: ReactNode; children: ReactNode }) => (
  <div className="on-dark relative h-[500px] overflow-hidden bg-deep-800 lg:h-[650px]">
    {pictures}
    <div className="container-page absolute inset-0 z-10 flex flex-col justify-end pb-24 lg:pb-32 seen-whole">{children}</div>
    <div className="absolute inset-0 hero-shade" />
  </div>
);

type HeroTextProps = {
  title: string;
  subtitle: string;
  /** A change of slide is read out. */
  isLive?: boolean;
  children: ReactNode;
};

/**
 * What a banner says, over its button. Another banner's words are new elements in a place that stays as high: in longer or shorter words
 * the same ones would move.
 */
export const HeroText = ({ title, subtitle, isLive = false, children }: HeroTextProps) => (
  <div aria-live={isLive ? 'polite' : 'off'} className="flex grow flex-col justify-end">
    <div key={`${title} ${subtitle}`} className="w-fit max-w-3xl hero-words">
      <h1 className="text-4xl text-white drop-shadow-md sm:text-5xl lg:text-6xl">{title}</h1>
      <p className="mt-3 max-w-xl text-lg text-white lg:text-xl">{subtitle}</p>
      {children}
    </div>
  </div>
);

export const HERO_BUTTON = 'mt-6 px-7';
