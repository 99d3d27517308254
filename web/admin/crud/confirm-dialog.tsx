import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Dialog } from './dialog.tsx';
import { useFailureToast } from './use-failure-toast.ts';

type ConfirmDialogProps = {
  title: string;
  text: string;
  button: string;
  /** Where «Cancel» beside what is asked could mean either. */
  dismiss?: string;
  onClose: () => void;
  /** False when it was not done, which has been said already. */
  onConfirm: () => Promise<unknown>;
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, button, dismiss, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      const isDone = (await onConfirm()) !== false;
      if (isDone) return onClose();
    } catch (error) {
      tellFailure(error);
    }
    setBusy(false);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {dismiss ?? t('confirm.cancel')}
        </button>
        <button type="button" className={buttonClass('primary')} disabled={isBusy} onClick={() => void confirm()}>
          {isBusy && <Spinner />}
          {button}
        </button>
      </div>
    </Dialog>
  );
}
