import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { Panel } from '#admin/panel.tsx';
import { CHECK_WORDS, type InstallationCheck } from '#contract/operations.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { Spinner } from '#ui/spinner.tsx';

const TONES = { ok: 'bg-sea-100 text-sea-800', warning: 'bg-sun text-ink', failed: 'bg-danger text-white' };

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Health of the installation, part by part. */
export function ChecksPanel() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { error, data, isPending, isError, isFetching, refetch } = useQuery<InstallationCheck[]>({
    queryKey: ['/api/admin/utilities/checks'],
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Panel title={t('checks.title')}>
      {isPending && <Spinner />}
      {isError && <LoadError error={error} onRetry={refetch} />}
      <ul className="divide-y divide-limestone-200">
        {data?.map(({ name, state, detail }) => (
          <li key={name} className="py-3">
            <p className="flex items-baseline gap-3">
              <span className={`min-w-28 shrink-0 rounded-full px-2.5 text-center text-sm font-semibold ${TONES[state]}`}>
                {t(`checks.${state}`)}
              </span>
              <span className="min-w-0">
                <span className="mr-3 font-semibold text-deep-900">{t(CHECK_WORDS[name].name)}</span>{' '}
                {detail !== undefined && (
                  <code className="text-sm wrap-anywhere text-stone">
                    {typeof detail === 'string' && INSTANT.test(detail) ? formatInstant(detail, language) : detail}
                  </code>
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
