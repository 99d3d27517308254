import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { Dialog } from './dialog.tsx';
import { SaveFailure } from './save-failure.tsx';
import type { Conflict, Editor } from './use-editor.ts';
import { pathText, valueText } from './value-text.ts';

type ConflictDialogProps<T extends object> = { editor: Editor<T>; conflict: Conflict<T>; onResolved: () => void };

/** The same fields were changed by two: both values are shown, and one of each is chosen. All else is merged already. */
export function ConflictDialog<T extends object>({ editor, conflict, onResolved }: ConflictDialogProps<T>) {
  const { t } = useTranslation('admin');
  const { clashes } = conflict;
  const [picks, setPicks] = useState<('mine' | 'theirs' | undefined)[]>(() => clashes.map(() => undefined));
  const isChosen = picks.every(Boolean);
  const save = async () => {
    const { outcome } = await editor.resolve(clashes.map((clash, index) => ({ path: clash.path, value: clash[picks[index] ?? 'theirs'] })));
    if (outcome === 'saved' || outcome === 'merged') onResolved();
  };
  return (
    <Dialog title={t('conflict.title')} onClose={editor.dismissConflict} isWide>
      <p className="text-stone">{t('conflict.text')}</p>
      {clashes.map((clash, index) => (
        <fieldset key={pathText(clash.path)} className="mt-5">
          <legend className="font-semibold text-deep-900">{pathText(clash.path)}</legend>
          <div className="mt-2 grid gap-3 md:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <label
                key={side}
                className="flex cursor-pointer gap-3 rounded-xl border border-limestone-400 bg-white p-3 has-checked:border-deep-800 has-checked:ring-1 has-checked:ring-deep-800"
              >
                <input
                  type="radio"
                  name={`clash-${index}`}
                  checked={picks[index] === side}
                  onChange={() => setPicks(picks.map((pick, at) => (at === index ? side : pick)))}
                  className="mt-1 size-5 shrink-0 accent-sea-700"
                />
                <span className="min-w-0">
                  <span className="block text-sm text-stone">{t(side === 'mine' ? 'conflict.mine' : 'conflict.theirs')}</span>
                  <span className="block break-words whitespace-pre-wrap">{valueText(clash[side])}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <SaveFailure editor={editor} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonClass('quiet')} onClick={editor.dismissConflict}>
          {t('conflict.back')}
        </button>
        <button type="button" className={buttonClass('sea')} disabled={!isChosen || editor.isSaving} onClick={() => void save()}>
          {t('conflict.save')}
        </button>
      </div>
    </Dialog>
  );
}
