import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import type { useDeskAction } from './use-desk-action.ts';

type DeskDialogProps = {
  title: string;
  submit: string;
  action: Pick<ReturnType<typeof useDeskAction>, 'frame' | 'failure' | 'isBusy'>;
  isWide?: boolean;
  /** Nothing can be sent yet. */
  isIdle?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Frame of the desk's dialogs: fields, what is wrong with them, and the button. */
export function DeskDialog({
  title,
  submit,
  action,
  isWide = false,
  isIdle = false,
  onSubmit,
  onClose,
  children,
}: DeskDialogProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide}>
      <SubmitForm noValidate onSubmit={onSubmit}>
        <div ref={action.frame} className="space-y-5">
          {children}
          {action.failure && <Failure text={action.failure} />}
          <div className="flex flex-wrap justify-end gap-3">
            <Button label={t('confirm.cancel')} onClick={onClose} />
            <Button
              look="sea"
              label={submit}
              type="submit"
              disabled={isIdle}
              isBusy={action.isBusy}
            />
          </div>
        </div>
      </SubmitForm>
    </Dialog>
  );
}
