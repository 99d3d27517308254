import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import { Panel } from '#admin/panel.tsx';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { buttonClass } from '#ui/button.tsx';
import { BusyLabel } from '#ui/spinner.tsx';
import { addToast } from '#ui/toast-store.ts';

/** Maintenance tasks: page cache, search index, pictures. */
export function UpkeepPanel() {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const onError = (error: unknown) => tellFailure(error);
  const refresh = useMutation({
    mutationFn: () => fetchJson<unknown>('/api/admin/utilities/refresh', { method: 'POST' }).then(() => Date.now()),
    onError,
  });
  const rebuild = useMutation({
    mutationFn: () => fetchJson<{ rows: number }>('/api/admin/utilities/search-index', { method: 'POST' }),
    onSuccess: ({ rows }) => addToast({ title: t('utilities.search_done', { number: rows }) }),
    onError,
  });
  const isBusy = refresh.isPending || rebuild.isPending;
  const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';
  return (
    <Panel title={t('utilities.upkeep')}>
      <div>
        <p className="text-stone">{t('utilities.refresh_text')}</p>
        <button type="button" className={buttonClass('quiet', 'mt-3')} disabled={isBusy} onClick={() => refresh.mutate()}>
          <BusyLabel isBusy={refresh.isPending}>{t('utilities.refresh')}</BusyLabel>
        </button>
        {refresh.data && (
          <div className="mt-4">
            <LiveProof key={refresh.data} path="" />
          </div>
        )}
      </div>
      <div>
        <p className="text-stone">{t('utilities.search_text')}</p>
        <button type="button" className={buttonClass('quiet', 'mt-3')} disabled={isBusy} onClick={() => rebuild.mutate()}>
          <BusyLabel isBusy={rebuild.isPending}>{t('utilities.search')}</BusyLabel>
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
