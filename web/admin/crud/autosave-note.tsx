import { useTranslation } from 'react-i18next';
import type { AutosaveState } from './use-autosave.ts';

const NOTES = {
  waiting: 'autosave.saving',
  saving: 'autosave.saving',
  saved: 'autosave.saved',
  failed: 'autosave.failed',
} as const;

/** Whether the changes are saved, kept as a draft, or in danger. */
export function AutosaveNote({ state, isDirty }: { state: AutosaveState; isDirty: boolean }) {
  const { t } = useTranslation('admin');
  const text = !isDirty ? t('autosave.clean') : state === 'idle' ? t('autosave.dirty') : t(NOTES[state]);
  return (
    <p role="status" className={`text-sm ${isDirty && state === 'failed' ? 'font-semibold text-danger' : 'text-stone'}`}>
      {text}
    </p>
  );
}
