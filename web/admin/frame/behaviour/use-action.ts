import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';

/** Whether it may have been written all the same: no answer came, or one that says nothing of the write. */
const isUnknown = (error: unknown) => !(error instanceof AnswerError) || error.status >= 500;

/** Toast for a failed action, with the server's reason if it gives one. */
export function useFailureToast() {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  return (error: unknown, title = t(isUnknown(error) ? 'list.failed_unknown' : 'list.failed')) =>
    addToast({ title, description: failureText(error, '') || undefined, variant: 'destructive' });
}

/** A write whose failure is a toast. */
export function useAction<A, V = void>(options: UseMutationOptions<A, Error, V>) {
  const showFailure = useFailureToast();
  return useMutation({ onError: (error) => showFailure(error), ...options });
}
