import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { formatInstant } from '../../behaviour/dates.ts';
import type { ResourceApi } from '../../behaviour/resource-api.ts';
import { useAction } from '../../behaviour/use-action.ts';
import { useGo } from '../../behaviour/use-go.ts';
import { useRefresh } from '../../behaviour/use-refresh.ts';
import { useRemoval } from '../../behaviour/use-removal.ts';
import { Button, TextButton } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { NewTabLink } from '../../markdown/markup.tsx';
import type { EditorScreenProps } from '../editor-screen.tsx';
import type { AutosaveState } from '../use-autosave.ts';
import type { Editor } from '../use-editor.ts';

type PreviewMenuProps = {
  api: Pick<ResourceApi<object>, 'preview'>;
  id: number;
  path: string;
  language: Language;
};

/** Signed links to the saved state of a page, one per language; valid for a day and without an account. */
function PreviewMenu({ api, id, path, language }: PreviewMenuProps) {
  const { t } = useTranslation('admin-area');
  const {
    data: link,
    mutate: open,
    reset: close,
    isPending,
  } = useMutation({
    mutationFn: () => api.preview(id),
    onError: () => addToast({ title: t('preview.failed'), variant: 'destructive' }),
  });
  const addressOf = (code: Language) =>
    `${window.location.origin}/${code}${path}?preview=${link?.token}`;
  const copy = async (code: Language) => {
    await navigator.clipboard.writeText(addressOf(code));
    addToast({ title: t('preview.copied') });
  };
  return (
    <>
      <Button label={t('preview.open')} onClick={() => open()} isBusy={isPending} />
      {link && (
        <Dialog title={t('preview.title')} onClose={close}>
          <p className="text-stone">
            {t('preview.text', { until: formatInstant(link.expiresAt, language) })}
          </p>
          <ul className="mt-4 space-y-2">
            {LANGUAGES.map((code) => (
              <li
                key={code}
                className="flex flex-wrap items-center justify-between gap-2 rounded-xl bg-white px-4 py-2"
              >
                <NewTabLink
                  href={addressOf(code)}
                  className="font-semibold text-sea-700 underline underline-offset-4"
                  label={LANGUAGE_LABELS[code]}
                />
                <Button
                  className="px-4"
                  label={t('preview.copy')}
                  onClick={() => void copy(code)}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

const NOTES = {
  waiting: 'autosave.saving',
  saving: 'autosave.saving',
  saved: 'autosave.saved',
  failed: 'autosave.failed',
} as const;

/** Autosave state: saved, stored as a draft, or at risk of being lost. */
function AutosaveNote({ state, isDirty }: { state: AutosaveState; isDirty: boolean }) {
  const { t } = useTranslation('admin-area');
  const text = !isDirty
    ? t('autosave.clean')
    : state === 'idle'
      ? t('autosave.dirty')
      : t(NOTES[state]);
  return (
    <p
      role="status"
      className={`text-sm ${isDirty && state === 'failed' ? 'font-semibold text-danger' : 'text-stone'}`}
    >
      {text}
    </p>
  );
}

type EditorActionsProps<T extends object> = EditorScreenProps<T> &
  Required<Pick<EditorScreenProps<T>, 'listPath' | 'editPath'>> & {
    editor: Editor<T>;
    onHistory: () => void;
  };

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
  const { t } = useTranslation('admin-area');
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
      {row && api.hasRevisions && row.version > 0 && (
        <TextButton
          className="min-h-11 px-2 -ml-2"
          label={t('revisions.open')}
          onClick={onHistory}
        />
      )}
      {row && !isDocument && (
        <>
          {canDuplicate && !isInTrash && (
            <TextButton
              className="min-h-11 px-2"
              label={t('list.duplicate')}
              onClick={() => duplicate(row.id)}
            />
          )}
          {!isInTrash && (
            <TextButton
              isDanger
              className="min-h-11 px-2"
              label={t('list.delete')}
              onClick={async () => {
                if (await removal([{ id: row.id, name: titleOf(editor.values, language) }])) {
                  editor.discard();
                  await go(listPath, { ignoreBlocker: true });
                }
              }}
            />
          )}
          {path && canPreview && !isInTrash && (
            <PreviewMenu api={api} id={row.id} path={path} language={language} />
          )}
        </>
      )}
      {/* At the bottom of a phone's screen, within reach of the thumb. */}
      <div
        data-save-bar=""
        className="flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:justify-between max-md:border-t max-md:border-limestone-300 max-md:bg-limestone-50 max-md:px-4 max-md:py-2.5"
      >
        {(row || editor.isDirty) && (
          <AutosaveNote state={editor.autosave} isDirty={editor.isDirty} />
        )}
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
