import { useStrings } from '#admin/use-strings.ts';
import { isLineCode, LINE_LABELS } from '#contract/transfers/line-labels.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** Names price lines and extras as the public site does. */
export function useLineName(): (code: string) => string {
  const { t } = useStrings(useLanguage(), 'airport-transfers');
  return (code) => (isLineCode(code) ? t(LINE_LABELS[code]) : code);
}
