import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';

/** Toast for a failed action, with the server's reason if it gives one. */
export function useFailureToast() {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  return (error: unknown, title = t('list.failed')) =>
    addToast({ title, description: failureText(error, '') || undefined, variant: 'destructive' });
}

/** A write whose failure is a toast. */
export function useAction<A, V = void>(options: UseMutationOptions<A, Error, V>) {
  const showFailure = useFailureToast();
  return useMutation({ onError: (error) => showFailure(error), ...options });
}
