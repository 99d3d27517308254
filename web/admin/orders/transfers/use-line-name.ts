import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isLineCode, LINE_LABELS } from '#contract/transfers/line-labels.ts';

/** Names price lines and extras as the public site does. */
export function useLineName(): (code: string) => string {
  const { t } = useStrings(useLanguage(), 'airport-transfers');
  return (code) => (isLineCode(code) ? t(LINE_LABELS[code]) : code);
}
