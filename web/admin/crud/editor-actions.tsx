import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/page-language.tsx';
import { addToast } from '#ui/toast-store.ts';
import { Button, TextButton } from './button.tsx';
import type { EditorScreenProps } from './editor-screen.tsx';
import { PreviewMenu } from './preview-menu.tsx';
import { useAction } from './use-action.ts';
import type { AutosaveState } from './use-autosave.ts';
import type { Editor } from './use-editor.ts';
import { useGo } from './use-go.ts';
import { useRefresh } from './use-refresh.ts';
import { useRemoval } from './use-removal.ts';

const NOTES = {
  waiting: 'autosave.saving',
  saving: 'autosave.saving',
  saved: 'autosave.saved',
  failed: 'autosave.failed',
} as const;

/** Autosave state: saved, stored as a draft, or at risk of being lost. */
function AutosaveNote({ state, isDirty }: { state: AutosaveState; isDirty: boolean }) {
  const { t } = useTranslation('admin');
  const text = !isDirty ? t('autosave.clean') : state === 'idle' ? t('autosave.dirty') : t(NOTES[state]);
  return (
    <p role="status" className={`text-sm ${isDirty && state === 'failed' ? 'font-semibold text-danger' : 'text-stone'}`}>
      {text}
    </p>
  );
}

type EditorActionsProps<T extends object> = EditorScreenProps<T> &
  Required<Pick<EditorScreenProps<T>, 'listPath' | 'editPath'>> & { editor: Editor<T>; onHistory: () => void };

/** Actions on the row; «Save» comes last. */
export function EditorActions<T extends object>({
  api,
  editor,
  onHistory,
  listPath,
  editPath,
  publicPath,
  canDuplicate,
  canPreview,
  isDocument = false,
  titleOf,
}: EditorActionsProps<T>) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const go = useGo();
  const refresh = useRefresh();
  const removal = useRemoval(api);
  const { row } = editor;
  const path = row && publicPath?.(row);
  /** A row in the trash must be restored first. */
  const isInTrash = (row?.deletedAt ?? null) !== null;
  const { mutate: duplicate } = useAction({
    mutationFn: api.duplicate,
    onSuccess: async (copy) => {
      await refresh(api.base);
      addToast({ title: t('list.duplicated') });
      await go(editPath(copy));
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {row && !isDocument && (
        <>
          <TextButton className="min-h-11 px-2 -ml-2" label={t('revisions.open')} onClick={onHistory} />
          {canDuplicate && !isInTrash && (
            <TextButton className="min-h-11 px-2" label={t('list.duplicate')} onClick={() => duplicate(row.id)} />
          )}
          {!isInTrash && (
            <TextButton
              isDanger
              className="min-h-11 px-2"
              label={t('list.delete')}
              onClick={async () => {
                if (await removal([{ id: row.id, name: titleOf(editor.values) }])) {
                  editor.discard();
                  await go(listPath, { ignoreBlocker: true });
                }
              }}
            />
          )}
          {path && canPreview && !isInTrash && <PreviewMenu api={api} id={row.id} path={path} language={language} />}
        </>
      )}
      {/* At the bottom of a phone's screen, within reach of the thumb. */}
      <div className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:justify-between max-md:border-t max-md:border-limestone-300 max-md:bg-limestone-50 max-md:px-4 max-md:py-2.5">
        {(row || editor.isDirty) && <AutosaveNote state={editor.autosave} isDirty={editor.isDirty} />}
        <Button
          look="sea"
          className="ml-auto shrink-0"
          label={t('editor.save')}
          type="submit"
          disabled={isInTrash}
          isBusy={editor.isSaving}
        />
      </div>
    </div>
  );
}
