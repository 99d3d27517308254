import type { Language } from '#contract/language.ts';

export const Flag = ({ language, className }: { language: Language; className: string }) => (
  <img
    src={`/assets/flags/${language}.svg`}
    alt=""
    width={24}
    height={18}
    className={`rounded-[3px] object-cover shadow-[0_0_0_1px_rgb(11_42_66/0.12)] ${className}`}
  />
);
