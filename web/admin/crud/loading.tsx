import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/spinner.tsx';

export function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex justify-center py-16 text-deep-900">
      <Spinner className="size-10" />
      <span className="sr-only">{t('loading')}</span>
    </div>
  );
}
