import type { Language } from '#contract/languages/language.ts';

type FlagProps = { language: Language; className: string; isHidden?: boolean };

/** `isHidden`: in a closed menu; loads once the menu is laid out. */
export const Flag = ({ language, className, isHidden }: FlagProps) => (
  <img
    src={`/assets/flags/${language}.webp`}
    alt=""
    loading={isHidden ? 'lazy' : undefined}
    fetchPriority="low"
    width={24}
    height={18}
    className={`rounded-[3px] object-cover shadow-[0_0_0_1px_rgb(11_42_66/0.12)] ${className}`}
  />
);
