import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { addToast } from '#ui/toast-store.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = { title: string; text: string; button: string; onClose: () => void; onConfirm: () => Promise<unknown> };

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ title, text, button, onClose, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      addToast({ title: t('list.failed'), variant: 'destructive' });
      setBusy(false);
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          {t('confirm.cancel')}
        </button>
        <button type="button" className={buttonClass('primary')} disabled={isBusy} onClick={() => void confirm()}>
          {isBusy && <Spinner />}
          {button}
        </button>
      </div>
    </Dialog>
  );
}
