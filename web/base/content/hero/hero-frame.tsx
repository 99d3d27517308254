import type { ReactNode } from 'react';

/** The home page's banner pictures with the content in front of them; 500 px high, 650 px on large screens. */
export const HeroFrame = ({ pictures, children }: { pictures: ReactNode; children: ReactNode }) => (
  <div className="on-dark relative h-[500px] overflow-hidden bg-deep-800 lg:h-[650px]">
    <div className="container-page absolute inset-0 z-10 flex flex-col justify-end pb-24 lg:pb-32 hidden-until-complete">
      {children}
    </div>
    {pictures}
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
    <div key={`${title} ${subtitle}`} className="w-fit max-w-4xl hero-words">
      <h1 className="text-3xl text-white sm:text-4xl lg:text-5xl">{title}</h1>
      <p className="mt-2 max-w-xl text-white lg:text-lg">{subtitle}</p>
      {children}
    </div>
  </div>
);

export const HERO_BUTTON = 'mt-4 px-7';
