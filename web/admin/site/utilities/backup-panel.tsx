import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { saveFile } from '#admin/frame/behaviour/save-file.ts';
import { type TaskEnd, useLongTask } from '#admin/frame/behaviour/use-long-task.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Checkbox, COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { TaskProgress } from '#admin/frame/task-progress.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { serverDate } from '#base/clock/server-clock.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import {
  type BackupFile,
  exportSite,
  importPictures,
  importRows,
  readBackupFile,
} from './backup-file.ts';

type RestoreConfirmationProps = {
  backup: BackupFile['backup'];
  isBusy: boolean;
  onConfirm: () => void;
};

/** Contents of a backup, and a word to type before it replaces the current data. */
function RestoreConfirmation({ backup, isBusy, onConfirm }: RestoreConfirmationProps) {
  const { t } = useTranslation('admin-area');
  const [typed, setTyped] = useState('');
  const word = t('backup.word');
  const rows = Object.values(backup.tables).reduce((sum, table) => sum + table.length, 0);
  return (
    <div className="space-y-4 rounded-xl border border-limestone-400 p-4">
      <p>
        {t('backup.found', {
          rows,
          pictures: backup.pictures.length,
          at: backup.exportedAt.slice(0, 16).replace('T', ' '),
        })}
      </p>
      <TextField
        label={t('backup.type_word', { word })}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <Button
        look="primary"
        label={t('backup.replace')}
        disabled={typed.trim() !== word || isBusy}
        onClick={onConfirm}
      />
    </div>
  );
}

type Trouble = { key: AdminKey; number?: number };

const refusalOf = (error: unknown): AdminKey => {
  if (!(error instanceof AnswerError)) return 'backup.interrupted';
  if (error.problem?.code === 'in_use') return 'backup.in_use';
  return error.status === 422 ? 'backup.refused' : 'list.failed';
};

/** Export and restore of the whole site. */
export function BackupPanel() {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const { task, run } = useLongTask();
  const [hasPersonal, setPersonal] = useState(false);
  const [loaded, setLoaded] = useState<BackupFile>();
  const [trouble, setTrouble] = useState<Trouble>();
  const isBusy = task !== undefined;

  const tell = (
    end: TaskEnd,
    keys: { stopped: AdminKey; failed: (error: unknown) => AdminKey },
  ) => {
    if (end.state === 'stopped') setTrouble({ key: keys.stopped });
    if (end.state === 'failed') setTrouble({ key: keys.failed(end.error) });
  };
  const save = async () => {
    setTrouble(undefined);
    const end = await run(async (context) => {
      const { file, lost } = await exportSite(hasPersonal, context);
      saveFile(`menorca-${serverDate().toISOString().slice(0, 10)}.zip`, 'application/zip', file);
      if (lost.length > 0) setTrouble({ key: 'backup.pictures_lost', number: lost.length });
    });
    tell(end, { stopped: 'backup.export_stopped', failed: () => 'backup.export_failed' });
  };
  const read = async (file: File | undefined) => {
    const found = file && (await readBackupFile(file));
    const isDamaged = found === 'damaged';
    setLoaded(isDamaged ? undefined : found);
    if (isDamaged) setTrouble({ key: 'backup.damaged' });
    else setTrouble(file && !found ? { key: 'backup.unreadable' } : undefined);
  };
  const put = async ({ backup, picture }: BackupFile) => {
    setTrouble(undefined);
    let isWritten = false;
    const end = await run(async (context) => {
      const { missingPictures } = await importRows(backup, true, context.signal);
      isWritten = true;
      const lost = await importPictures(missingPictures, picture, context);
      setLoaded(undefined);
      if (lost.length > 0) setTrouble({ key: 'backup.pictures_missing', number: lost.length });
      else addToast({ title: t('backup.done') });
    });
    const unfinished = isWritten ? 'backup.half' : 'backup.interrupted';
    tell(end, {
      stopped: unfinished,
      failed: (error) => (isWritten ? 'backup.half' : refusalOf(error)),
    });
    // Also after a cancellation: the rows may have been written.
    await refresh('/api/');
  };
  return (
    <Panel title={t('backup.title')}>
      <p className="text-stone">{t('backup.export_text')}</p>
      <Checkbox
        label={t('backup.personal')}
        hint={t('backup.personal_hint')}
        value={hasPersonal}
        onChange={setPersonal}
      />
      <Button look="sea" label={t('backup.export')} disabled={isBusy} onClick={() => void save()} />
      <Field label={t('backup.import')} hint={t('backup.import_text')}>
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".zip,.json"
            disabled={isBusy}
            onChange={(event) => void read(event.target.files?.[0])}
            className={COMPACT_CONTROL}
          />
        )}
      </Field>
      {trouble && (
        <p role="alert" className="rounded-xl bg-danger p-3 font-semibold text-white">
          {t(trouble.key, { number: trouble.number })}
        </p>
      )}
      {loaded && (
        <RestoreConfirmation
          backup={loaded.backup}
          isBusy={isBusy}
          onConfirm={() => void put(loaded)}
        />
      )}
      <TaskProgress label={t('backup.title')} task={task} />
    </Panel>
  );
}
