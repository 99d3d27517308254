import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, COMPACT_CONTROL, TextInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import { useFailureToast } from '#admin/use-failure-toast.ts';
import { useRefresh } from '#admin/use-refresh.ts';
import { AnswerError } from '#api/fetch-json.ts';
import { buttonClass } from '#ui/button.tsx';
import { addToast } from '#ui/toast-store.ts';
import { exportSite, importSite, readBackupFile } from './backup-file.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof readBackupFile>>>;

function download(data: Uint8Array) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([data as BlobPart], { type: 'application/zip' }));
  link.download = `menorca-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The whole site as one file, and a file as the whole site. */
export function BackupPanel() {
  const { t } = useTranslation('admin');
  const tellFailure = useFailureToast();
  const refresh = useRefresh();
  const [hasPersonal, setPersonal] = useState(false);
  const [progress, setProgress] = useState<{ done: number; all: number }>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [typed, setTyped] = useState('');
  const onProgress = (done: number, all: number) => setProgress({ done, all });
  const word = t('backup.word');
  const rows = loaded ? Object.values(loaded.backup.tables).reduce((sum, table) => sum + (table?.length ?? 0), 0) : 0;

  const save = async () => {
    onProgress(0, 1);
    try {
      download(await exportSite(hasPersonal, onProgress));
    } catch (error) {
      tellFailure(error);
    } finally {
      setProgress(undefined);
    }
  };
  const read = async (file: File | undefined) => {
    const found = file && (await readBackupFile(new Uint8Array(await file.arrayBuffer())));
    setLoaded(found);
    setUnreadable(file !== undefined && found === undefined);
    setTyped('');
  };
  const put = async () => {
    if (!loaded) return;
    onProgress(0, 1);
    try {
      const failed = await importSite(loaded, true, onProgress);
      await refresh('/api/');
      setLoaded(undefined);
      addToast(
        failed.length > 0
          ? { title: t('backup.pictures_missing', { number: failed.length }), variant: 'destructive' }
          : { title: t('backup.done') },
      );
    } catch (error) {
      const isRefused = error instanceof AnswerError && error.status === 422;
      addToast({ title: t(isRefused ? 'backup.refused' : 'list.failed'), variant: 'destructive' });
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <Panel title={t('backup.title')}>
      <p className="text-stone">{t('backup.export_text')}</p>
      <Checkbox label={t('backup.personal')} hint={t('backup.personal_hint')} value={hasPersonal} onChange={setPersonal} />
      <button type="button" className={buttonClass('sea')} disabled={progress !== undefined} onClick={() => void save()}>
        {t('backup.export')}
      </button>
      <Field label={t('backup.import')} hint={t('backup.import_text')}>
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".zip,.json"
            disabled={progress !== undefined}
            onChange={(event) => void read(event.target.files?.[0])}
            className={COMPACT_CONTROL}
          />
        )}
      </Field>
      {isUnreadable && (
        <p role="alert" className="rounded-xl bg-danger p-3 font-semibold text-white">
          {t('backup.unreadable')}
        </p>
      )}
      {loaded && (
        <div className="space-y-4 rounded-xl border border-limestone-400 p-4">
          <p>
            {t('backup.found', {
              rows,
              pictures: loaded.backup.pictures.length,
              at: loaded.backup.exportedAt.slice(0, 16).replace('T', ' '),
            })}
          </p>
          <Field label={t('backup.type_word', { word })}>
            {(tie) => <TextInput {...tie} value={typed} onChange={setTyped} autoComplete="off" />}
          </Field>
          <button
            type="button"
            className={buttonClass('primary')}
            disabled={typed.trim() !== word || progress !== undefined}
            onClick={() => void put()}
          >
            {t('backup.replace')}
          </button>
        </div>
      )}
      {progress && <progress className="w-full accent-sea-700" value={progress.done} max={progress.all} aria-label={t('backup.title')} />}
    </Panel>
  );
}
