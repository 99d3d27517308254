import { useTranslation } from 'react-i18next';

type LengthHintProps = { text: string; min: number; max: number };

/** Length of a text, and whether search results show it in full. */
export function LengthHint({ text, min, max }: LengthHintProps) {
  const { t } = useTranslation('admin');
  const { length } = text.trim();
  const verdict =
    length === 0 ? '' : length < min ? t('seo.too_short', { min }) : length > max ? t('seo.too_long', { max }) : t('seo.good_length');
  const isGood = length >= min && length <= max;
  return (
    <span className={`text-sm ${length === 0 ? 'text-stone' : isGood ? 'text-sea-700' : 'font-semibold text-terracotta-700'}`}>
      {verdict === '' ? length : `${length} · ${verdict}`}
    </span>
  );
}
