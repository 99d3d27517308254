import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useLongTask } from '#admin/frame/behaviour/use-long-task.ts';
import { Button } from '#admin/frame/button.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { TaskProgress } from '#admin/frame/task-progress.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError, NoResults } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { CHECK_WORDS, detailInWords, type InstallationCheck } from '#contract/admin/operations.ts';
import { BackupPanel } from './backup-panel.tsx';
import { type BrokenLink, findBrokenLinks, sitemapPages } from './find-broken-links.ts';
import { UpkeepPanel } from './upkeep-panel.tsx';

/** A page that takes longer counts as broken. */
const PAGE_LIMIT_MS = 60_000;

/** Crawls all public pages and lists broken links. */
function LinksPanel() {
  const { t } = useTranslation('admin-area');
  const { task, run } = useLongTask();
  const showFailure = useFailureToast();
  const [broken, setBroken] = useState<BrokenLink[]>();
  const check = async () => {
    setBroken(undefined);
    const end = await run(async ({ signal, onProgress }) => {
      // Without credentials, to get the pages that visitors see.
      const get = (path: string, init: RequestInit = {}) =>
        fetch(path, {
          ...init,
          credentials: 'omit',
          signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_LIMIT_MS)]),
        });
      const { origin } = window.location;
      const pages = await sitemapPages(origin, get);
      const found = await findBrokenLinks(pages, { origin, get, signal, onProgress });
      setBroken(found);
    });
    if (end.state === 'failed') showFailure(end.error, t('links.failed'));
  };
  return (
    <Panel title={t('links.title')}>
      <p className="text-stone">{t('links.text')}</p>
      <Button label={t('links.check')} disabled={task !== undefined} onClick={() => void check()} />
      <TaskProgress label={t('links.check')} task={task} />
      {broken?.length === 0 && <NoResults>{t('links.none')}</NoResults>}
      <ul className="space-y-2">
        {broken?.map(({ page, target, status }) => (
          <li key={`${page} ${target}`} className="text-sm break-all">
            <span className="font-semibold text-danger">{status || '—'}</span> {target} ←{' '}
            <NewTabLink href={page} className="text-sea-700 underline" label={page} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const TONES = {
  ok: 'bg-sea-100 text-sea-800',
  warning: 'bg-sun text-ink',
  failed: 'bg-danger text-white',
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Health of the installation, part by part. */
function ChecksPanel() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { error, data, isPending, isError, isFetching, refetch } = useQuery<InstallationCheck[]>({
    queryKey: ['/api/admin/utilities/checks'],
    staleTime: 0,
    gcTime: 0,
  });
  const checks = (data ?? []).map((check) => ({ ...check, detail: detailInWords(check, t) }));
  return (
    <Panel title={t('checks.title')}>
      {isPending && <Spinner />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      <ul className="divide-y divide-limestone-200">
        {checks.map(({ name, state, detail }) => (
          <li key={name} className="py-3">
            <p className="flex items-baseline gap-3">
              <span
                className={`min-w-28 shrink-0 rounded-full px-2.5 text-center text-sm font-semibold ${TONES[state]}`}
              >
                {t(`checks.${state}`)}
              </span>
              <span className="min-w-0">
                <span className="mr-3 font-semibold text-deep-900">
                  {t(CHECK_WORDS[name].name)}
                </span>{' '}
                {detail !== undefined && (
                  <span className="text-sm wrap-anywhere text-stone">
                    {typeof detail === 'string' && INSTANT.test(detail)
                      ? formatInstant(detail, language)
                      : detail}
                  </span>
                )}
              </span>
            </p>
            {state !== 'ok' && <p className="mt-1 text-stone">{t(CHECK_WORDS[name].remedy)}</p>}
          </li>
        ))}
      </ul>
      <Button label={t('checks.again')} disabled={isFetching} onClick={() => void refetch()} />
    </Panel>
  );
}

/** Maintenance of the site: checks, exports, links, backups. */
export function UtilitiesScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <ScreenHead title={t('utilities.title')} className="mb-6" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ChecksPanel />
        <div className="min-w-0 space-y-6">
          <UpkeepPanel />
          <LinksPanel />
          <BackupPanel />
        </div>
      </div>
    </>
  );
}
