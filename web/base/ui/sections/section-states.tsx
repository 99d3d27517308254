import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { buttonClass } from '../button.tsx';

type Query<T> = {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
};

export const NoResults = ({ children }: { children: ReactNode }) => (
  <p className="rounded-card border border-dashed border-limestone-400 px-6 py-10 text-center text-pretty text-stone">
    {children}
  </p>
);

/** Error of a section with a retry; the rest of the page stays. */
export function LoadError({ error, onRetry }: { error?: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <div
      role="alert"
      className="rounded-card border border-terracotta-200 bg-white px-6 py-10 text-center"
    >
      <p>{failureText(error, t('error.part'))}</p>
      <button type="button" onClick={() => void onRetry()} className={buttonClass('quiet', 'mt-4')}>
        {t('error.retry')}
      </button>
    </div>
  );
}

/** One of four states: loading, error, empty, or the list. */
export function ListStates<T>({
  query,
  skeleton,
  empty,
  children,
}: {
  query: Query<T[]>;
  skeleton: ReactNode;
  /** Absent where an empty list is not shown at all. */
  empty?: string;
  children: (items: T[]) => ReactNode;
}) {
  if (query.isPending) return skeleton;
  if (query.isError || !query.data)
    return <LoadError error={query.error} onRetry={query.refetch} />;
  if (query.data.length === 0) return empty && <NoResults>{empty}</NoResults>;
  return children(query.data);
}
