import { useTranslation } from 'react-i18next';
import { formatNumber } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Stage } from './planner/plan-days.ts';
import { walkingHours } from './planner/walking-hours.ts';
import { useKm } from './use-km.ts';

const LABELS = {
  easy: 'trail.stage.easy',
  moderate: 'trail.stage.moderate',
  hard: 'trail.stage.hard',
} as const;
const LOOKS = {
  easy: 'bg-sea-100 text-sea-800',
  moderate: 'bg-limestone-200 text-deep-900',
  hard: 'bg-terracotta-200 text-terracotta-700',
};
export function StageFacts({ stage }: { stage: Stage }) {
  const { t } = useTranslation('trail');
  const language = useLanguage();
  const formatKm = useKm();
  const hours = formatNumber(walkingHours([stage]), language);
  return (
    <dl className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
      <div>
        <dt className="sr-only">{t('trail.stage.distance')}</dt>
        <dd className="text-base font-bold text-deep-900">{formatKm(stage.km)}</dd>
      </div>
      <div>
        <dt className="sr-only">{t('trail.stage.difficulty')}</dt>
        <dd
          className={`rounded-full px-3 py-1 font-semibold print:border ${LOOKS[stage.difficulty]}`}
        >
          {t(LABELS[stage.difficulty])}
        </dd>
      </div>
      <div>
        <dt className="sr-only">{t('trail.stage.time')}</dt>
        <dd className="text-stone">{t('trail.stage.hours', { hours })}</dd>
      </div>
    </dl>
  );
}
