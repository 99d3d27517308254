import type { ReactNode } from 'react';

/** The home page's banner pictures with the content in front of them; 500 px high, 650 px on large screens. */
export const HeroFrame = ({ pictures, children }: { pictures: ReactNode; children: ReactNode }) => (
  <div className="on-dark relative h-[500px] overflow-hidden bg-deep-800 lg:h-[650px]">
    {pictures}
    <div className="container-page absolute inset-0 z-10 flex flex-col justify-end pb-24 lg:pb-32 hidden-until-complete">
      {children}
    </div>
    <div className="absolute inset-0 hero-shade" />
  </div>
);

type HeroTextProps = {
  title: string;
  subtitle: string;
  /** Announces slide changes to screen readers. */
  isLive?: boolean;
  children: ReactNode;
};

/**
 * A banner's text, above its button. Each banner's text is a new element in an area of constant height: changing the text of one element
 * would cause a layout shift.
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
