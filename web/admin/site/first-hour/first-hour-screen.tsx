import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { TextButton, TextLink } from '#admin/frame/button.tsx';
import {
  firstHourQuery,
  STEPS,
  useFirstHourChange,
} from '#admin/frame/first-hour/first-hour.api.ts';
import { LockedKeysNotice } from '#admin/frame/first-hour/locked-keys-notice.tsx';
import { Loading } from '#admin/frame/loading.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { FirstHour } from '#contract/admin/first-hour.ts';
import { ExamplesPanel } from './examples-panel.tsx';

type StepProps = {
  state: FirstHour['steps'][number];
  number: number;
  onSkip: (isSkipped: boolean) => void;
};

function Step({ state: { step, isDone, isSkipped }, number, onSkip }: StepProps) {
  const { t } = useTranslation('admin-area');
  const { label, text, to, field } = STEPS[step];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-white p-4 shadow-card">
      <span
        aria-hidden="true"
        className={`flex size-10 shrink-0 items-center justify-center rounded-full text-lg font-semibold ${isDone ? 'bg-sea-700 text-white' : 'bg-limestone-200 text-deep-900'}`}
      >
        {isDone ? '✓' : number}
      </span>
      <div className="min-w-48 flex-1">
        <p className="font-semibold text-deep-900">
          {t(label)}
          {(isDone || isSkipped) && (
            <span className="ml-2 text-sm font-normal text-stone">
              {t(isDone ? 'first_hour.done' : 'first_hour.skipped')}
            </span>
          )}
        </p>
        <p className="text-sm text-stone">{t(text)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {!isDone && (
          <TextButton
            className="min-h-11 px-2"
            label={t(isSkipped ? 'first_hour.unskip' : 'first_hour.skip')}
            of={t(label)}
            onClick={() => onSkip(!isSkipped)}
          />
        )}
        <AdminLink
          to={to}
          {...(field && { hash: field })}
          className={buttonClass(isDone ? 'quiet' : 'sea', 'px-4!')}
        >
          {t(isDone ? 'first_hour.look' : 'first_hour.do')}
          <span className="sr-only"> {t(label)}</span>
        </AdminLink>
      </div>
    </li>
  );
}

const THEN = [
  { to: '/settings/sections', label: 'sections.title' },
  { to: '/images/slots', label: 'photographs.title' },
  { to: '/settings/menus', label: 'menus.title' },
  { to: '/pages', label: 'menu.own_pages' },
] as const;

/** What else came with the site and is no step: its texts, pictures and menus. */
function ThenPanel() {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('first_hour.then')}>
      <p className="text-stone">{t('first_hour.then_text')}</p>
      <ul>
        {THEN.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} label={t(label)} className="inline-flex min-h-11 items-center" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The steps by which a new owner makes the site theirs, each optional. */
export function FirstHourScreen() {
  const { t } = useTranslation('admin-area');
  const { data, error, isError, refetch } = useQuery(firstHourQuery);
  const change = useFirstHourChange();
  const done = (data?.steps ?? []).filter(({ isDone }) => isDone).length;
  return (
    <>
      <ScreenHead title={t('first_hour.title')} />
      <p className="mt-2 max-w-prose text-stone">{t('first_hour.text')}</p>
      <LockedKeysNotice />
      {isError && <LoadError error={error} onRetry={refetch} />}
      {!data && !isError && <Loading />}
      {data && (
        <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="min-w-0">
            <p className="mb-3 font-semibold text-deep-900" role="status">
              {t('first_hour.progress', { done, all: data.steps.length })}
            </p>
            <ol className="space-y-3">
              {data.steps.map((state, index) => (
                <Step
                  key={state.step}
                  state={state}
                  number={index + 1}
                  onSkip={(isSkipped) => change.mutate({ step: state.step, isSkipped })}
                />
              ))}
            </ol>
            <TextButton
              className="mt-4 min-h-11"
              label={t(data.isPutAway ? 'first_hour.show_again' : 'first_hour.put_away')}
              onClick={() => change.mutate({ isPutAway: !data.isPutAway })}
            />
          </div>
          <div className="space-y-6">
            <ExamplesPanel />
            <ThenPanel />
          </div>
        </div>
      )}
    </>
  );
}
