import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';

type RemovedLineProps = { title: string; onUndo: () => void };

/** In the place of what was removed: the way back, with the focus that was on its button. */
export function RemovedLine({ title, onUndo }: RemovedLineProps) {
  const { t } = useTranslation('basket');
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-sea-50 px-4 py-2">
      <span id={id}>{t('removed', { title })}</span>
      <button
        ref={undo}
        type="button"
        onClick={onUndo}
        aria-describedby={id}
        className={buttonClass('quiet')}
      >
        {t('undo')}
      </button>
    </div>
  );
}
