import { useTranslation } from 'react-i18next';
import { formatCents } from '#content/format.ts';
import { useLanguage } from '#i18n/page-language.tsx';

const LINES = {
  outbound: 'line.outbound',
  return: 'line.return',
  night: 'line.night',
  holiday: 'line.holiday',
  'child-seat': 'line.child_seat',
  booster: 'line.booster',
  'bulky-luggage': 'line.bulky',
  pet: 'line.pet',
  'extra-stop': 'line.stop',
  'meet-and-greet': 'line.meet',
  wheelchair: 'line.wheelchair',
  'extra-waiting': 'line.waiting',
  adjustment: 'line.adjustment',
} as const;
const isKnown = (code: string): code is keyof typeof LINES => code in LINES;

type Line = { code: string; quantity: number; cents: number };

/** What a total is made of. */
export function QuoteLines({ lines, currency }: { lines: readonly Line[]; currency: string }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  return (
    <ul className="space-y-1">
      {lines.map((line) => (
        <li key={line.code} className="flex justify-between gap-4 tabular-nums">
          <span>
            {isKnown(line.code) ? t(LINES[line.code]) : line.code}
            {line.quantity > 1 && ` × ${line.quantity}`}
          </span>
          <span>{line.cents === 0 ? t('line.included') : formatCents(line.cents, currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}
