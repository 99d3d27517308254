import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Priced } from '../items/priced-item.ts';

/** The words of the button that binds the guest. */
export function useOrderLabel(items: readonly Priced[], nowCents: number): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (nowCents > 0) return t('binding.pay_now', { amount: formatCents(nowCents, 'EUR', language) });
  return items.every(({ isRequest }) => isRequest) ? t('binding.request') : t('binding.book');
}
