import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { BusyLabel } from '#ui/spinner.tsx';
import { Dialog } from './dialog.tsx';
import { useFailureToast } from './use-failure-toast.ts';

type ConfirmDialogProps<A> = {
  title: string;
  text: string;
  button: string;
  /** Where «Cancel» beside what is asked could mean either. */
  dismiss?: string;
  onClose: () => void;
  /** Does it; answers false when it was not done, which has been said already. */
  onConfirm: () => Promise<A>;
  /** Runs before the dialog closes. */
  onDone?: (answer: A) => unknown;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog<A>({ title, text, button, dismiss, onClose, onConfirm, onDone }: ConfirmDialogProps<A>) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: onConfirm,
    onSuccess: async (answer) => {
      if (answer === false) return;
      await onDone?.(answer);
      onClose();
    },
    onError: (error) => tellFailure(error),
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {dismiss ?? t('confirm.cancel')}
        </button>
        <button type="button" className={buttonClass('primary')} disabled={isPending} onClick={() => mutate()}>
          <BusyLabel isBusy={isPending}>{button}</BusyLabel>
        </button>
      </div>
    </Dialog>
  );
}
