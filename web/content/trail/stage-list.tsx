import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Stage } from './planner/plan-days.ts';
import { RideLinks } from './ride-links.tsx';
import { StageFacts } from './stage-facts.tsx';
import { stageLink, type TrailSearch } from './trail-search.ts';

type StageListProps = {
  stages: readonly Stage[];
  selected: Stage | undefined;
  search: TrailSearch;
};

function StageItem({
  stage,
  isSelected,
  search,
}: {
  stage: Stage;
  isSelected: boolean;
  search: TrailSearch;
}) {
  const { t } = useTranslation('trail');
  return (
    <li
      aria-current={isSelected || undefined}
      className={`flex gap-4 rounded-card bg-white p-5 break-inside-avoid sm:p-6 ${isSelected ? 'shadow-lifted ring-3 ring-sea-700' : 'shadow-card'}`}
    >
      <span
        aria-hidden="true"
        className={`flex size-12 shrink-0 items-center justify-center rounded-full font-display text-xl ${isSelected ? 'bg-sea-700 text-white' : 'bg-limestone-200 text-deep-900'}`}
      >
        {stage.number}
      </span>
      <div className="min-w-0">
        <h3 className="mb-3 text-xl">
          <span className="sr-only">{`${t('trail.stage.name', { number: stage.number })}: `}</span>
          {`${stage.from} – ${stage.to}`}
        </h3>
        <StageFacts stage={stage} />
        <p className="mt-3 text-stone" lang={stage.textLanguages.sights}>
          {stage.sights}
        </p>
        <Link
          {...stageLink(search, stage.number)}
          aria-label={t('trail.list.show_stage', { number: stage.number })}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-800"
          data-no-print
        >
          {t('trail.list.show')}
        </Link>
        <RideLinks from={stage.from} to={stage.to} base={search.base ?? ''} />
      </div>
    </li>
  );
}

export const StageList = ({ stages, selected, search }: StageListProps) => (
  <ol className="grid gap-5 lg:grid-cols-2 print:block print:space-y-4">
    {stages.map((stage) => (
      <StageItem key={stage.number} stage={stage} isSelected={stage === selected} search={search} />
    ))}
  </ol>
);
