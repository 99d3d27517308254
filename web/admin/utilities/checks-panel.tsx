import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { CHECK_WORDS, type InstallationCheck } from '#contract/operations.ts';
import { buttonClass } from '#ui/button.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { Spinner } from '#ui/spinner.tsx';

const TONES = {
  ok: { label: 'checks.ok', tone: 'bg-sea-100 text-sea-800' },
  warning: { label: 'checks.warning', tone: 'bg-sun text-ink' },
  failed: { label: 'checks.failed', tone: 'bg-danger text-white' },
} as const;

/** How the installation is, part by part, in plain words. */
export function ChecksPanel() {
  const { t } = useTranslation('admin');
  const { data, isPending, isError, isFetching, refetch } = useQuery<InstallationCheck[]>({
    queryKey: ['/api/admin/utilities/checks'],
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Panel title={t('checks.title')}>
      {isPending && <Spinner />}
      {isError && <LoadError onRetry={refetch} />}
      <ul className="divide-y divide-limestone-200">
        {data?.map(({ name, state, detail }) => (
          <li key={name} className="py-3">
            <p className="flex flex-wrap items-center gap-3">
              <span className={`rounded-full px-2.5 text-sm font-semibold ${TONES[state].tone}`}>{t(TONES[state].label)}</span>
              <span className="font-semibold text-deep-900">{t(CHECK_WORDS[name].name)}</span>
              {detail !== undefined && <code className="text-sm break-all text-stone">{detail}</code>}
            </p>
            {state !== 'ok' && <p className="mt-1 text-stone">{t(CHECK_WORDS[name].remedy)}</p>}
          </li>
        ))}
      </ul>
      <button type="button" className={buttonClass('quiet')} disabled={isFetching} onClick={() => void refetch()}>
        {t('checks.again')}
      </button>
    </Panel>
  );
}
