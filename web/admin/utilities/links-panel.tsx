import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { Panel } from '#admin/panel.tsx';
import { TaskProgress } from '#admin/task-progress.tsx';
import { useFailureToast } from '#admin/use-action.ts';
import { useLongTask } from '#admin/use-long-task.ts';
import { NoResults } from '#ui/section-states.tsx';
import { type BrokenLink, findBrokenLinks, sitemapPages } from './find-broken-links.ts';

/** A page that takes longer counts as broken. */
const PAGE_LIMIT_MS = 60_000;

/** Crawls all public pages and lists broken links. */
export function LinksPanel() {
  const { t } = useTranslation('admin');
  const { task, run } = useLongTask();
  const tellFailure = useFailureToast();
  const [broken, setBroken] = useState<BrokenLink[]>();
  const check = async () => {
    setBroken(undefined);
    const end = await run(async ({ signal, onProgress }) => {
      // Without credentials, to get the pages that visitors see.
      const get = (path: string, init: RequestInit = {}) =>
        fetch(path, { ...init, credentials: 'omit', signal: AbortSignal.any([signal, AbortSignal.timeout(PAGE_LIMIT_MS)]) });
      const { origin } = window.location;
      const pages = await sitemapPages(origin, get);
      const found = await findBrokenLinks(pages, { origin, get, signal, onProgress });
      setBroken(found);
    });
    if (end.state === 'failed') tellFailure(end.error, t('links.failed'));
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
            <a href={page} target="_blank" rel="noopener noreferrer" className="text-sea-700 underline">
              {page}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
