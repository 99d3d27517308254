import { useTranslation } from 'react-i18next';
import type { Editor } from './use-editor.ts';

/** Why the last save failed; nothing when it did not. What was typed still stands. */
export function SaveFailure<T extends object>({ editor }: { editor: Editor<T> }) {
  const { t } = useTranslation('admin');
  const { failure } = editor;
  if (!failure) return null;
  const reason = 'key' in failure ? t(failure.key) : failure.detail;
  return (
    <p role="alert" className="my-6 rounded-card bg-danger p-4 font-semibold text-white">
      {Object.keys(editor.errors).length > 0 ? t('editor.check_fields') : t('editor.failed', { reason })}
    </p>
  );
}
