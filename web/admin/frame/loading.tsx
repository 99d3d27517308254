import { useTranslation } from 'react-i18next';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { Spinner } from '#base/ui/spinner.tsx';

export function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex justify-center py-16 text-deep-900">
      <Spinner className="size-10" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}

type QueryStateProps = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
};

/** State of a query without data: loading, or failed with a retry. */
export const QueryState = ({ query: { isPending, error, refetch } }: QueryStateProps) =>
  error ? <LoadError error={error} onRetry={refetch} /> : isPending && <Loading />;
