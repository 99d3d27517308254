import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Directions } from '#base/content/directions.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#base/ui/icons.tsx';
import type { Stage } from './planner/plan-days.ts';
import { RideLinks } from './ride-links.tsx';
import { StageFacts } from './stage-facts.tsx';
import { stageLink, type TrailSearch } from './trail-search.ts';

const STEP =
  'inline-flex size-12 items-center justify-center rounded-full border border-deep-800/25 text-deep-800 transition-colors hover:border-deep-800/60 hover:bg-limestone-100';

function NoStage({ first, search }: { first: number; search: TrailSearch }) {
  const { t } = useTranslation('trail');
  return (
    <>
      <h3 className="text-2xl">{t('trail.map.choose')}</h3>
      <p className="mt-3 text-stone">{t('trail.map.choose_text')}</p>
      <Link {...stageLink(search, first)} className={buttonClass('sea', 'mt-6')}>
        {t('trail.map.first')}
      </Link>
    </>
  );
}

/** Details of the selected stage, with links to the previous and next one. */
export function StagePanel({
  stages,
  selected,
  search,
}: {
  stages: readonly Stage[];
  selected: Stage | undefined;
  search: TrailSearch;
}) {
  const { t } = useTranslation('trail');
  if (!selected) return <NoStage first={stages[0]?.number ?? 1} search={search} />;
  const position = stages.indexOf(selected);
  const before = stages.at(position - 1) ?? selected;
  const after = stages[(position + 1) % stages.length] ?? selected;
  return (
    <>
      <p className="font-semibold text-terracotta-700">
        {t('trail.stage.name', { number: selected.number })}
      </p>
      <h3 className="mt-1 mb-4 text-2xl lg:text-3xl">
        {selected.from} – {selected.to}
      </h3>
      <StageFacts stage={selected} />
      <p className="mt-4 text-lg" lang={selected.textLanguages.sights}>
        {selected.sights}
      </p>
      <RideLinks from={selected.from} to={selected.to} base={search.base ?? ''} className="mt-4" />
      <Directions
        to={{ latitude: selected.fromLatitude, longitude: selected.fromLongitude }}
        name={selected.from}
      />
      <div className="mt-4 flex gap-3" data-no-print>
        <Link
          {...stageLink(search, before.number)}
          className={STEP}
          aria-label={t('trail.stage.previous')}
        >
          <ChevronLeftIcon className="size-6" />
        </Link>
        <Link
          {...stageLink(search, after.number)}
          className={STEP}
          aria-label={t('trail.stage.next')}
        >
          <ChevronRightIcon className="size-6" />
        </Link>
      </div>
    </>
  );
}
