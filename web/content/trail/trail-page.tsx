import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { latePart } from '#base/ui/parts/near-part.tsx';
import { PartFrame } from '#base/ui/parts/part-frame.tsx';
import { Section } from '#base/ui/sections/section.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { OfflineNote } from './offline-note.tsx';
import { Planner } from './planner/planner.tsx';
import { StageList } from './stage-list.tsx';
import { StageMap } from './stage-map.tsx';
import { trailQueries, trailQuery } from './trail.queries.ts';
import { TrailHero } from './trail-hero.tsx';
import { planKey, readTrailSearch } from './trail-search.ts';

const Advice = lazyPart(async () => (await import('./advice.tsx')).Advice);
const WalkingTrips = lazyPart(async () => (await import('./walking-trips.tsx')).WalkingTrips);

/** Totals of the trail, until its stages have loaded. */
const OFFICIAL = { km: 185, stages: 20 };

function Stages() {
  const { t } = useTranslation('trail');
  const search = useSearch({ from: '/layout/cami-de-cavalls' });
  const { error, data: trail, isPending, isError, refetch } = useQuery(trailQuery(useLanguage()));
  if (isPending || isError || trail.stages.length === 0) {
    return (
      <Section title={t('trail.list.title')}>
        {isPending ? (
          <div role="status" aria-label={t('loading', { ns: 'common' })}>
            <Spinner className="size-10" />
          </div>
        ) : isError ? (
          <LoadError error={error} onRetry={refetch} />
        ) : (
          <NoResults>{t('trail.list.empty')}</NoResults>
        )}
      </Section>
    );
  }
  const { stages } = trail;
  const options = readTrailSearch(search, stages.length);
  const selected = stages.find((stage) => stage.number === options.stage);
  return (
    <>
      <Section title={t('trail.map.title')} text={t('trail.map.text')}>
        <StageMap stages={stages} selected={selected} search={search} />
      </Section>
      <div id="plan" className="scroll-mt-24 print:break-before-page">
        <Section
          title={t('trail.plan.title')}
          text={t('trail.plan.text')}
          className="bg-limestone-100"
        >
          <Planner stages={stages} options={options} search={search} />
        </Section>
      </div>
      <Section title={t('trail.list.title')} text={t('trail.list.text')}>
        <StageList stages={stages} selected={selected} search={search} />
      </Section>
    </>
  );
}

function Trail() {
  const { t } = useTranslation('trail');
  const { data: trail } = useQuery(trailQuery(useLanguage()));
  const search = useSearch({ from: '/layout/cami-de-cavalls' });
  const stages = trail?.stages ?? [];
  return (
    <>
      <TrailHero
        km={stages.reduce((total, stage) => total + stage.km, 0) || OFFICIAL.km}
        stageCount={stages.length || OFFICIAL.stages}
      />
      <section className="container-page pt-12 lg:pt-16">
        <div className="grid gap-x-10 gap-y-6 sm:px-8 lg:grid-cols-[1fr_1.4fr] lg:px-12">
          <h2 className="text-3xl lg:text-4xl">{t('trail.about.title')}</h2>
          <div className="space-y-4 text-lg">
            <p>{t('trail.about.text_1')}</p>
            <p>{t('trail.about.text_2')}</p>
            <OfflineNote plan={planKey(search)} />
          </div>
        </div>
      </section>
      <Stages />
      <PartFrame>
        <Advice />
      </PartFrame>
      <div data-no-print>
        <WalkingTrips />
      </div>
    </>
  );
}

export const TrailPage = latePart(Trail, {
  texts: ['trail'],
  queries: trailQueries,
  frame: { className: 'contents' },
});
