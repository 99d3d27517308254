import { useTranslation } from 'react-i18next';
import type { AutosaveState } from './use-autosave.ts';

const NOTES = {
  waiting: 'autosave.saving',
  saving: 'autosave.saving',
  saved: 'autosave.saved',
  failed: 'autosave.failed',
} as const;

/** Autosave state: saved, stored as a draft, or at risk of being lost. */
export function AutosaveNote({ state, isDirty }: { state: AutosaveState; isDirty: boolean }) {
  const { t } = useTranslation('admin');
  const text = !isDirty ? t('autosave.clean') : state === 'idle' ? t('autosave.dirty') : t(NOTES[state]);
  return (
    <p role="status" className={`text-sm ${isDirty && state === 'failed' ? 'font-semibold text-danger' : 'text-stone'}`}>
      {text}
    </p>
  );
}
