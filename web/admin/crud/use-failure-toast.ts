import { useTranslation } from 'react-i18next';
import { useFailureText } from '#forms/failure-text.ts';
import { addToast } from '#ui/toast-store.ts';

/** Says that something was not done, and why, where the server has words for it. */
export function useFailureToast() {
  const { t } = useTranslation('admin');
  const failureText = useFailureText();
  return (error: unknown, title = t('list.failed')) =>
    addToast({ title, description: failureText(error, '') || undefined, variant: 'destructive' });
}
