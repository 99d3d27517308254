import { useTranslation } from 'react-i18next';

/** Skeleton of a post's heading, cover and first lines. */
export function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('loading')}
      className="container-page animate-pulse space-y-6 py-12"
    >
      <div className="h-12 w-2/3 rounded bg-limestone-200" />
      <div className="aspect-3/2 w-full rounded-card bg-limestone-200 lg:aspect-5/2" />
      <div className="h-40 max-w-2xl rounded bg-limestone-200" />
    </div>
  );
}
