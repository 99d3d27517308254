import { useSite } from '#base/api/site-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Language } from '#contract/languages/language.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';
import { durationInWords, minutesInWords } from '#contract/texts/duration.ts';

/** Figures that the owner can change, in words; empty where there is none. Fixed texts take them from here. */
export type FiguresInWords = {
  waiting: string;
  transferNotice: string;
  tripNotice: string;
  hours: { from: string; to: string } | null;
};

export function figuresInWords(
  site: Partial<Pick<PublicSettings, 'figures' | 'tripCancellationHours'>> | undefined,
  language: Language,
): FiguresInWords {
  const { freeCancellationHours, airportWaitingMinutes, hours } = site?.figures ?? {};
  const notice = (count: number | null | undefined) =>
    count ? durationInWords(count, 'hour', language) : '';
  return {
    waiting: airportWaitingMinutes ? minutesInWords(airportWaitingMinutes, language) : '',
    transferNotice: notice(freeCancellationHours),
    tripNotice: notice(site?.tripCancellationHours),
    hours: hours ?? null,
  };
}

export const useFigures = (): FiguresInWords => figuresInWords(useSite(), useLanguage());

/** Sentences in a row, without the empty ones. */
export const sentences = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
