import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoResults } from '#ui/section-states.tsx';
import { type BrokenLink, findBrokenLinks, sitemapPages } from './find-broken-links.ts';

/** Visitors' pages, not the signed-in owner's. */
const get = (path: string, init: RequestInit = {}) => fetch(path, { ...init, credentials: 'omit' });

/** Walks all public pages and tells which links lead nowhere. */
export function LinksPanel() {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [broken, setBroken] = useState<BrokenLink[]>();
  const check = async () => {
    setBroken(undefined);
    setProgress({ done: 0, all: 1 });
    try {
      const { origin } = window.location;
      const pages = await sitemapPages(origin, get);
      setBroken(await findBrokenLinks(pages, { origin, get, onProgress: (done, all) => setProgress({ done, all }) }));
    } catch (error) {
      tellFailure(error);
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Panel title={t('links.title')}>
      <p className="text-stone">{t('links.text')}</p>
      <button type="button" className={buttonClass('quiet')} disabled={progress !== undefined} onClick={() => void check()}>
        {t('links.check')}
      </button>
      {progress && (
        <div>
          <progress className="w-full accent-sea-700" value={progress.done} max={progress.all} aria-label={t('links.check')} />
          <p role="status" className="text-sm text-stone">
            {progress.done} / {progress.all}
          </p>
        </div>
      )}
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
