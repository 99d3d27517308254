import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Language } from '#contract/languages/language.ts';
import { durationInWords } from '#contract/texts/duration.ts';
import { AnswerError } from './fetch-json.ts';
import { retryAfterSeconds, serverMessage } from './server-message.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `60 seconds`, `15 minutes`, `2 hours`: seconds up to 90, never less than required. */
export function waitText(seconds: number, language: Language): string {
  const [count, unit]: [number, 'second' | 'minute' | 'hour'] =
    seconds <= 1.5 * MINUTE
      ? [seconds, 'second']
      : seconds <= 1.5 * HOUR
        ? [Math.ceil(seconds / MINUTE), 'minute']
        : [Math.ceil(seconds / HOUR), 'hour'];
  return durationInWords(count, unit, language);
}

/** Why a request failed, in the reader's language: the time to wait, the server's message, or else the given text. */
export function useFailureText() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error: unknown, fallback: string): string => {
    if (!(error instanceof AnswerError && error.status === 429))
      return serverMessage(error, language) ?? fallback;
    const seconds = retryAfterSeconds(error);
    return seconds === undefined
      ? t('form.throttled')
      : t('form.throttled_for', { wait: waitText(seconds, language) });
  };
}
