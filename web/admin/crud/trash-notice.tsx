import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Above what lies in the trash: visitors do not see it, and it can be brought back. */
export function TrashNotice({ onRestore }: { onRestore: () => Promise<unknown> }) {
  const { t } = useTranslation('admin');
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  };
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4">
      <p>{t('editor.in_trash')}</p>
      <button type="button" className={buttonClass('sea')} disabled={isBusy} onClick={() => void restore()}>
        {isBusy && <Spinner />}
        {t('list.restore')}
      </button>
    </div>
  );
}
