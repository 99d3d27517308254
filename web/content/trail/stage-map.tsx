import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { IslandMap } from '#base/content/map/island-map.tsx';
import type { Stage } from './planner/plan-days.ts';
import { stageLine } from './stage-lines.ts';
import { StagePanel } from './stage-panel.tsx';
import { stageLink, type TrailSearch } from './trail-search.ts';

type StageMapProps = { stages: readonly Stage[]; selected: Stage | undefined; search: TrailSearch };

const endsOf = (stage: Stage) => [
  { id: 'from', label: stage.from, latitude: stage.fromLatitude, longitude: stage.fromLongitude },
  { id: 'to', label: stage.to, latitude: stage.toLatitude, longitude: stage.toLongitude },
];

/** Map of the whole trail; each stage links to its selection in the URL. */
export function StageMap({ stages, selected, search }: StageMapProps) {
  const { t } = useTranslation('trail');
  const pins = useMemo(() => (selected ? endsOf(selected) : []), [selected]);
  const lines = useMemo(
    () =>
      stages.map((stage) => ({
        id: String(stage.number),
        points: stageLine(stage),
        label: t('trail.stage.line', { number: stage.number, from: stage.from, to: stage.to }),
        mark: String(stage.number),
        link: stageLink(search, stage.number),
      })),
    [stages, search, t],
  );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.45fr_1fr]">
      <div>
        <IslandMap
          pins={pins}
          lines={lines}
          selectedId={selected && String(selected.number)}
          label={t('trail.map.label')}
        />
        <p className="mt-2 text-sm text-stone">{t('trail.map.note')}</p>
      </div>
      <div
        id="stage"
        aria-live="polite"
        className={`scroll-mt-24 rounded-card bg-white p-6 shadow-card lg:p-8 ${selected ? '' : 'print:hidden'}`}
      >
        <StagePanel stages={stages} selected={selected} search={search} />
      </div>
    </div>
  );
}
