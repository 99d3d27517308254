import { useTranslation } from 'react-i18next';
import { AnswerError } from '#base/api/fetch-json.ts';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { AdminPath } from '../behaviour/paths.ts';
import { ButtonLink } from '../button.tsx';
import { Loading } from '../loading.tsx';

type RowStateProps = {
  query: { error: Error | null; refetch: () => unknown };
  listPath: AdminPath;
  listTitle: string;
  /** Text for a row that does not exist. */
  unknown?: string;
};

/** Placeholder of a row: loading, failed, or not found. */
export function RowState({
  query: { error, refetch },
  listPath,
  listTitle,
  unknown,
}: RowStateProps) {
  const { t } = useTranslation('admin-area');
  if (!error) return <Loading />;
  if (!(error instanceof AnswerError && error.status === 404))
    return (
      <>
        <h1 className="mb-6 text-3xl">{listTitle}</h1>
        <LoadError error={error} onRetry={refetch} />
      </>
    );
  return (
    <div className="py-10 text-center">
      <div role="alert">
        <h1 className="mb-5 text-2xl">{unknown ?? t('inbox.unknown')}</h1>
      </div>
      <ButtonLink to={listPath} label={listTitle} />
    </div>
  );
}
