import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';

/** Asks before navigating away from unsaved changes or closing the tab. `hasDraft`: they are stored as a draft either way. */
export function LeaveGuard({
  isDirty,
  hasDraft = false,
}: {
  isDirty: () => boolean;
  hasDraft?: boolean;
}) {
  const { t } = useTranslation('admin-area');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog title={t('leave.title')} onClose={reset}>
      <p>{t(hasDraft ? 'leave.text' : 'leave.text_lost')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button label={t('leave.go')} onClick={proceed} />
        <Button look="sea" label={t('leave.stay')} onClick={reset} />
      </div>
    </Dialog>
  );
}
