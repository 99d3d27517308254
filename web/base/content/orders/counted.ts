import { useTranslation } from 'react-i18next';
import { countedUnit } from '#contract/bookings/unit-words.ts';

/** `1 child`, `2 adults`, in the page's language. */
export function useCounted(): (name: string, quantity: number) => string {
  const { t } = useTranslation();
  return (name, quantity) => countedUnit(name, quantity, (key, values) => t(key, values));
}
