import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

/** The day in words, and the time if it starts at one. */
export function useStart() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return ({ date, time }: { date: string; time: string }) => {
    const day = formatWeekday(date, language);
    return time ? t('inbox.day_time', { day, time }) : day;
  };
}
