import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { failureReason } from '../../behaviour/failure-reason.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { pathText, valueText } from '../../fields/value-text.ts';
import { subjectsOf } from '../../orders/subjects.ts';
import { useTargetLanguage } from '../target-language.tsx';
import type { Conflict, Editor } from '../use-editor.ts';

/** Error of the last save; hidden once the rejected values change. The edits remain. */
export function SaveFailure<T extends object>({ editor }: { editor: Editor<T> }) {
  const { t } = useTranslation('admin-area');
  const failureText = useFailureText();
  const { failure } = editor;
  if (!failure) return null;
  const reasonOf = (error: unknown, isGone: boolean) => {
    const { key, isFallback } = failureReason(error, isGone);
    return isFallback ? failureText(error, t(key)) : t(key);
  };
  return (
    <p role="alert" className="my-6 rounded-card bg-danger p-4 font-semibold text-white">
      {failure.is === 'fields'
        ? t('editor.check_fields')
        : t('editor.failed', { reason: reasonOf(failure.error, failure.isGone) })}
    </p>
  );
}

type ConflictDialogProps<T extends object> = {
  editor: Editor<T>;
  conflict: Conflict<T>;
  onResolved: () => void;
};

/** Conflict dialog: shows both values of each conflicting field and takes a choice. All other fields are already merged. */
export function ConflictDialog<T extends object>({
  editor,
  conflict,
  onResolved,
}: ConflictDialogProps<T>) {
  const { t } = useTranslation('admin-area');
  const { source } = useTargetLanguage();
  const { clashes } = conflict;
  const subjects = useMemo(() => subjectsOf(clashes, source), [clashes, source]);
  const [picks, setPicks] = useState<Record<string, 'mine' | 'theirs'>>({});
  const isChosen = subjects.every(({ name }) => picks[name]);
  const save = async () => {
    const chosen = subjects.flatMap(({ name, all }) =>
      all.map((clash) => ({ path: clash.path, value: clash[picks[name] ?? 'theirs'] })),
    );
    const { outcome } = await editor.resolve(chosen);
    if (outcome === 'saved' || outcome === 'merged') onResolved();
  };
  return (
    <Dialog title={t('conflict.title')} onClose={editor.dismissConflict} isWide>
      <p className="text-stone">{t('conflict.text')}</p>
      {subjects.map(({ name, shown }) => (
        <fieldset key={name} className="mt-5">
          <legend className="font-semibold text-deep-900">{pathText(t, shown.path)}</legend>
          <div className="mt-2 grid gap-3 md:grid-cols-2">
            {(['mine', 'theirs'] as const).map((side) => (
              <label
                key={side}
                className="flex cursor-pointer gap-3 rounded-xl border border-limestone-400 bg-white p-3 has-checked:border-deep-800 has-checked:ring-1 has-checked:ring-deep-800"
              >
                <input
                  type="radio"
                  name={`clash-${name}`}
                  checked={picks[name] === side}
                  onChange={() => setPicks({ ...picks, [name]: side })}
                  className="mt-1 size-5 shrink-0 accent-sea-700"
                />
                <span className="min-w-0">
                  <span className="block text-sm text-stone">
                    {t(side === 'mine' ? 'conflict.mine' : 'conflict.theirs')}
                  </span>
                  <span className="block break-words whitespace-pre-wrap">
                    {valueText(t, shown[side])}
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <SaveFailure editor={editor} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button label={t('conflict.back')} onClick={editor.dismissConflict} />
        <Button
          look="sea"
          label={t('conflict.save')}
          disabled={!isChosen || editor.isSaving}
          onClick={() => void save()}
        />
      </div>
    </Dialog>
  );
}
