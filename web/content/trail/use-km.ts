import { useTranslation } from 'react-i18next';
import { formatNumber } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

/** Formats kilometres in the page's language: `9,6 km`. */
export function useKm(): (km: number) => string {
  const { t } = useTranslation('trail');
  const language = useLanguage();
  return (km) => t('trail.km', { km: formatNumber(km, language, { max: 1 }) });
}
