import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { TextInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import type { Backup } from '#contract/backup.ts';

type RestoreConfirmationProps = { backup: Backup; isBusy: boolean; onConfirm: () => void };

/** Contents of a backup, and a word to type before it replaces the current data. */
export function RestoreConfirmation({ backup, isBusy, onConfirm }: RestoreConfirmationProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const word = t('backup.word');
  const rows = Object.values(backup.tables).reduce((sum, table) => sum + (table?.length ?? 0), 0);
  return (
    <div className="space-y-4 rounded-xl border border-limestone-400 p-4">
      <p>
        {t('backup.found', {
          rows,
          pictures: backup.pictures.length,
          at: backup.exportedAt.slice(0, 16).replace('T', ' '),
        })}
      </p>
      <Field label={t('backup.type_word', { word })}>
        {(tie) => <TextInput {...tie} value={typed} onChange={setTyped} autoComplete="off" />}
      </Field>
      <Button look="primary" label={t('backup.replace')} disabled={typed.trim() !== word || isBusy} onClick={onConfirm} />
    </div>
  );
}
