import { useTranslation } from 'react-i18next';
import { LONG_ANSWER_MS } from '#admin/frame/behaviour/long-answer.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { Button, TextLink } from '#admin/frame/button.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';

/** Maintenance tasks: page cache, search index, pictures. */
export function UpkeepPanel() {
  const { t } = useTranslation('admin-area');
  const refresh = useAction({
    mutationFn: () =>
      fetchJson<unknown>('/api/admin/utilities/refresh', { method: 'POST' }).then(() => Date.now()),
  });
  const rebuild = useAction({
    mutationFn: () =>
      fetchJson<{ rows: number }>('/api/admin/utilities/search-index', {
        method: 'POST',
        limitMs: LONG_ANSWER_MS,
      }),
    onSuccess: ({ rows }) => addToast({ title: t('utilities.search_done', { number: rows }) }),
  });
  const isBusy = refresh.isPending || rebuild.isPending;
  return (
    <Panel title={t('utilities.upkeep')}>
      <div>
        <p className="text-stone">{t('utilities.refresh_text')}</p>
        <Button
          className="mt-3"
          label={t('utilities.refresh')}
          disabled={isBusy}
          onClick={() => refresh.mutate()}
          isBusy={refresh.isPending}
        />
        {refresh.data && (
          <div className="mt-4">
            <LiveProof key={refresh.data} path="" />
          </div>
        )}
      </div>
      <div>
        <p className="text-stone">{t('utilities.search_text')}</p>
        <Button
          className="mt-3"
          label={t('utilities.search')}
          disabled={isBusy}
          onClick={() => rebuild.mutate()}
          isBusy={rebuild.isPending}
        />
      </div>
      <ul>
        <li>
          <TextLink
            to="/images"
            search={{ missingAlt: 'es' }}
            className="inline-flex min-h-11 items-center"
            label={t('utilities.missing_alt')}
          />
        </li>
        <li>
          <TextLink
            to="/images"
            search={{ unused: 1 }}
            className="inline-flex min-h-11 items-center"
            label={t('utilities.unused_pictures')}
          />
        </li>
        <li>
          <TextLink
            to="/translations/glossary"
            className="inline-flex min-h-11 items-center"
            label={t('translations.glossary')}
          />
        </li>
        <li>
          <TextLink
            to="/redirects"
            className="inline-flex min-h-11 items-center"
            label={t('redirects.title')}
          />
        </li>
        <li>
          <TextLink
            to="/audit"
            className="inline-flex min-h-11 items-center"
            label={t('utilities.audit')}
          />
        </li>
      </ul>
    </Panel>
  );
}
