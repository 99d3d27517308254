import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before unsaved changes are left behind; closing the tab asks too. They stay kept as a draft either way. */
export function LeaveGuard({ isDirty }: { isDirty: () => boolean }) {
  const { t } = useTranslation('admin');
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Dialog title={t('leave.title')} onClose={reset}>
      <p>{t('leave.text')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('quiet')} onClick={proceed}>
          {t('leave.go')}
        </button>
        <button type="button" className={buttonClass('sea')} onClick={reset}>
          {t('leave.stay')}
        </button>
      </div>
    </Dialog>
  );
}
