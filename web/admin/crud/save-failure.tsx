import { useTranslation } from 'react-i18next';
import { useFailureText } from '#forms/failure-text.ts';
import { failureReason } from './failure-reason.ts';
import type { Editor } from './use-editor.ts';

/** Error of the last save; hidden once the rejected values change. The edits remain. */
export function SaveFailure<T extends object>({ editor }: { editor: Editor<T> }) {
  const { t } = useTranslation('admin');
  const failureText = useFailureText();
  const { failure } = editor;
  if (!failure) return null;
  const reasonOf = (error: unknown, isGone: boolean) => {
    const { key, isFallback } = failureReason(error, isGone);
    return isFallback ? failureText(error, t(key)) : t(key);
  };
  return (
    <p role="alert" className="my-6 rounded-card bg-danger p-4 font-semibold text-white">
      {failure.is === 'fields' ? t('editor.check_fields') : t('editor.failed', { reason: reasonOf(failure.error, failure.isGone) })}
    </p>
  );
}
