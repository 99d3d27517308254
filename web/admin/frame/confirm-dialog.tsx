import { useTranslation } from 'react-i18next';
import { useAction } from './behaviour/use-action.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps<A> = {
  title: string;
  text: string;
  button: string;
  /** Label of the dismiss button, where «Cancel» would be ambiguous. */
  dismiss?: string;
  onClose: () => void;
  /** Performs the action; resolves to false if it failed and the error has already been shown. */
  onConfirm: () => Promise<A>;
  /** Runs before the dialog closes. */
  onDone?: (answer: A) => unknown;
};

/** Confirmation dialog for an action that cannot be undone. */
export function ConfirmDialog<A>({
  title,
  text,
  button,
  dismiss,
  onClose,
  onConfirm,
  onDone,
}: ConfirmDialogProps<A>) {
  const { t } = useTranslation('admin-area');
  const { mutate, isPending } = useAction({
    mutationFn: onConfirm,
    onSuccess: async (answer) => {
      if (answer === false) return;
      await onDone?.(answer);
      onClose();
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button label={dismiss ?? t('confirm.cancel')} onClick={onClose} />
        <Button look="primary" label={button} onClick={() => mutate()} isBusy={isPending} />
      </div>
    </Dialog>
  );
}
