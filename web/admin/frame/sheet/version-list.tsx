import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { formatInstant } from '../behaviour/dates.ts';
import { Button } from '../button.tsx';

type Version = { id: number; note: string; user: string | null; createdAt: string; cells: number };
type VersionListProps<V extends Version> = {
  versions: readonly V[];
  current: number;
  /** What is done with an earlier version. */
  action: string;
  onAction: (version: V) => void;
};

/** Published versions of a price sheet, newest first. */
export function VersionList<V extends Version>({
  versions,
  current,
  action,
  onAction,
}: VersionListProps<V>) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <ol className="divide-y divide-limestone-200 rounded-card bg-white px-6 py-2 shadow-card">
      {versions.map((version) => (
        <li key={version.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <div className="min-w-0 grow">
            <p className="font-semibold text-deep-900">
              {t('prices.version', { number: version.id })}
              {version.note && <span className="font-normal"> · {version.note}</span>}
            </p>
            <p className="text-sm text-stone">
              {formatInstant(version.createdAt, language)} ·{' '}
              {version.user ?? t('transfer_event.system')} ·{' '}
              {t('prices.version_cells', { count: version.cells })}
            </p>
          </div>
          {version.id === current ? (
            <span className="rounded-full bg-sea-100 px-3 py-1 text-sm font-semibold text-sea-800">
              {t('prices.version_current')}
            </span>
          ) : (
            <Button
              className="px-4"
              label={action}
              of={t('prices.version', { number: version.id })}
              onClick={() => onAction(version)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
