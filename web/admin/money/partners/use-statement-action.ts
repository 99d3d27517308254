import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Statement } from '#contract/money/partners.ts';
import { REFUSALS } from './partner-words.ts';
import { statementsQuery } from './partners.api.ts';

/** What is done to a statement: a toast says that it was, or why it was refused; the list is read again either way. */
export function useStatementAction(
  id: number,
  done: AdminKey,
  action: () => Promise<Statement>,
  onDone: () => void,
) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  return useAction<Statement>({
    mutationFn: action,
    onSuccess: () => {
      addToast({ title: t(done) });
      onDone();
    },
    onError: (error) => {
      const reason = error instanceof AnswerError ? REFUSALS[error.problem?.code ?? ''] : undefined;
      if (reason) addToast({ title: t(reason), variant: 'destructive' });
      else showFailure(error);
    },
    onSettled: () => refresh(String(statementsQuery(id).queryKey[0])),
  });
}
