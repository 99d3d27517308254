import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { addToast } from '#ui/toast-store.ts';

/** Work that puts things right again: copies at the edge, the search index, pictures. */
export function UpkeepPanel() {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState<'refresh' | 'search'>();
  const [refreshed, setRefreshed] = useState(0);
  const run = async (what: 'refresh' | 'search', work: () => Promise<void>) => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  const refresh = async () => {
    await fetchJson('/api/admin/utilities/refresh', { method: 'POST' });
    setRefreshed(Date.now());
  };
  const rebuild = async () => {
    const { rows } = await fetchJson<{ rows: number }>('/api/admin/utilities/search-index', { method: 'POST' });
    addToast({ title: t('utilities.search_done', { number: rows }) });
  };
  const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';
  return (
    <Panel title={t('utilities.upkeep')}>
      <div>
        <p className="text-stone">{t('utilities.refresh_text')}</p>
        <button
          type="button"
          className={buttonClass('quiet', 'mt-3')}
          disabled={busy !== undefined}
          onClick={() => void run('refresh', refresh)}
        >
          {busy === 'refresh' && <Spinner />}
          {t('utilities.refresh')}
        </button>
        {refreshed > 0 && (
          <div className="mt-4">
            <LiveProof key={refreshed} path="" />
          </div>
        )}
      </div>
      <div>
        <p className="text-stone">{t('utilities.search_text')}</p>
        <button
          type="button"
          className={buttonClass('quiet', 'mt-3')}
          disabled={busy !== undefined}
          onClick={() => void run('search', rebuild)}
        >
          {busy === 'search' && <Spinner />}
          {t('utilities.search')}
        </button>
      </div>
      <ul>
        <li>
          <AdminLink to="/images" search={{ missingAlt: 'es' }} className={link}>
            {t('utilities.missing_alt')}
          </AdminLink>
        </li>
        <li>
          <AdminLink to="/images" search={{ unused: 1 }} className={link}>
            {t('utilities.unused_pictures')}
          </AdminLink>
        </li>
        <li>
          <AdminLink to="/translations/glossary" className={link}>
            {t('translations.glossary')}
          </AdminLink>
        </li>
        <li>
          <AdminLink to="/redirects" className={link}>
            {t('redirects.title')}
          </AdminLink>
        </li>
        <li>
          <AdminLink to="/audit" className={link}>
            {t('utilities.audit')}
          </AdminLink>
        </li>
      </ul>
    </Panel>
  );
}
