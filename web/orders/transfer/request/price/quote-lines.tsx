import { useTranslation } from 'react-i18next';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { isLineCode, LINE_LABELS } from '#contract/transfers/line-labels.ts';

type Line = { code: string; quantity: number; cents: number };

/** The lines of a total. */
export function QuoteLines({ lines, currency }: { lines: readonly Line[]; currency: string }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  return (
    <ul className="space-y-1">
      {lines.map((line) => (
        <li key={line.code} className="flex justify-between gap-4 tabular-nums">
          <span>
            {(isLineCode(line.code) ? t(LINE_LABELS[line.code]) : line.code) +
              (line.quantity > 1 ? ` × ${line.quantity}` : '')}
          </span>
          <span>
            {line.cents === 0 ? t('line.included') : formatCents(line.cents, currency, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}
