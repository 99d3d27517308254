import { useTranslation } from 'react-i18next';

/** By how much a guide or driver reported to be late; nothing on time. */
export function Delay({ minutes }: { minutes: number | null | undefined }) {
  const { t } = useTranslation('admin-area');
  return minutes ? (
    <span className="block font-semibold text-terracotta-700">{t('week.delay', { minutes })}</span>
  ) : null;
}
