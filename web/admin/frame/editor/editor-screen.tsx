import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';
import { formatInstant } from '../behaviour/dates.ts';
import type { AdminPath } from '../behaviour/paths.ts';
import type { EditorApi } from '../behaviour/resource-api.ts';
import { useGo } from '../behaviour/use-go.ts';
import { useRefresh } from '../behaviour/use-refresh.ts';
import { ParentLink, TextButton } from '../button.tsx';
import { FIRST_HOUR_BASE } from '../first-hour/first-hour.api.ts';
import { RowState } from '../list/row-state.tsx';
import { useScreenTitle } from '../screen-head.tsx';
import { ConflictDialog, SaveFailure } from './panels/conflict-dialog.tsx';
import { EditorActions } from './panels/editor-actions.tsx';
import { forgetCreated, justCreated, keepCreated } from './panels/just-created.ts';
import { LeaveGuard } from './panels/leave-guard.tsx';
import { RevisionsDialog } from './panels/revisions-dialog.tsx';
import { TrashNotice } from './panels/trash-notice.tsx';
import { type EditorTab, EditorTabs } from './tabs/editor-tabs.tsx';
import { useFocusNamedField } from './tabs/use-named-field.ts';
import { TargetLanguageProvider, TargetLanguageTabs } from './target-language.tsx';
import { type Editor, type SaveOutcome, useEditor } from './use-editor.ts';

export type EditorScreenProps<T extends object> = {
  api: EditorApi<T>;
  /** Id of the row, if it is not in the URL as such; undefined for a new one. */
  id?: number | string | undefined;
  empty: T;
  /** Title of a new row («New trip»). */
  newTitle: string;
  titleOf: (values: T, language: Language) => string;
  /** Path of the list, and of a row's editor, if they are not those of the API. */
  listPath?: AdminPath;
  listTitle: string;
  editPath?: (row: EditedRow<T>) => AdminPath;
  /** Path of the row's public page without language; undefined if it has none. */
  publicPath?: (row: EditedRow<T>) => string | undefined;
  /** Other lists to invalidate after a save. */
  refreshes?: string[];
  hasTranslations?: boolean;
  canDuplicate?: boolean;
  canPreview?: boolean;
  /** A single document: no list, trash or history. */
  isDocument?: boolean;
  /** Side column: publication, pictures, numbers. */
  side?: (editor: Editor<T>) => ReactNode;
  /** Parts of a long editor, so that none is longer than three screens of a phone. */
  tabs?: (editor: Editor<T>) => readonly EditorTab<T>[];
  /** Rendered after a save: proof that the change is live. */
  afterSave?: (row: EditedRow<T>) => ReactNode;
  /** All fields, or what stands above the tabs. */
  children?: (editor: Editor<T>) => ReactNode;
};

/** Editor for new and existing rows: loads, edits, saves, and stores unsaved changes as a draft. */
export function EditorScreen<T extends object>(props: EditorScreenProps<T>) {
  const { api, listPath = api.path, listTitle } = props;
  const { id: idInUrl } = useParams({ strict: false });
  const id = props.id ?? idInUrl;
  const query = useQuery({
    ...api.one(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    initialData: () => justCreated<EditedRow<T>>(api.path, id),
  });
  if (id === undefined) return <OpenEditor key="new" {...props} row={undefined} />;
  if (query.data) return <OpenEditor key={query.data.id} {...props} row={query.data} />;
  return <RowState query={query} listPath={listPath} listTitle={listTitle} />;
}

function OpenEditor<T extends object>({
  row,
  ...props
}: EditorScreenProps<T> & { row: EditedRow<T> | undefined }) {
  const {
    api,
    empty,
    newTitle,
    titleOf,
    listPath = api.path,
    listTitle,
    editPath = ({ id }) => `${api.path}/edit/${id}`,
    refreshes = [],
    hasTranslations = true,
    side,
    tabs,
    afterSave,
    children,
  } = props;
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const go = useGo();
  const refresh = useRefresh();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const editor = useEditor(api, row, empty);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [savedAt, setSavedAt] = useState(() => (justCreated(api.path, row?.id) ? Date.now() : 0));
  useEffect(forgetCreated, []);
  const form = useRef<HTMLFormElement>(null);
  const isInTrash = (editor.row?.deletedAt ?? null) !== null;
  const title = editor.row ? titleOf(editor.values, language) || t('editor.untitled') : newTitle;
  useScreenTitle(title);
  useFocusNamedField(form);

  const done = async (outcome: SaveOutcome, saved: EditedRow<T> | undefined) => {
    if (outcome === 'refused')
      return [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
        .find((control) => !control.closest('[hidden]'))
        ?.focus();
    if (!saved) return;
    addToast({ title: outcome === 'merged' ? t('editor.merged') : t('editor.saved') });
    if (row) setSavedAt(Date.now());
    else {
      // At once: what is typed meanwhile would be lost with this screen.
      keepCreated(api.path, saved);
      await go(editPath(saved), { replace: true, ignoreBlocker: true, search: { tab } });
    }
    await refresh(api.base, FIRST_HOUR_BASE, ...refreshes);
  };
  const save = async () => {
    if (editor.isSaving || isInTrash) return;
    const { outcome, saved } = await editor.save();
    await done(outcome, saved);
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 's') return;
      event.preventDefault();
      void saveNow.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const source = ((editor.values as { sourceLanguage?: Language }).sourceLanguage ??
    DEFAULT_LANGUAGE) satisfies Language;
  return (
    <TargetLanguageProvider source={source}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ParentLink to={listPath} label={listTitle} />
        <div className="-mx-4 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-limestone-300 px-4 py-3 sm:-mx-6 sm:px-6 md:sticky md:top-16 md:z-9 md:bg-limestone-100">
          <h1 className="min-w-0 text-2xl break-words sm:text-3xl">{title}</h1>
          <EditorActions
            {...props}
            listPath={listPath}
            editPath={editPath}
            editor={editor}
            onHistory={() => setHistoryOpen(true)}
          />
        </div>
        {editor.recovered && (
          <div
            role="status"
            className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4"
          >
            <p>{t('editor.recovered', { at: formatInstant(editor.recovered, language) })}</p>
            <TextButton label={t('editor.discard')} onClick={editor.discard} />
          </div>
        )}
        {editor.row && isInTrash && (
          <TrashNotice api={api} id={editor.row.id} onRestored={editor.accept} />
        )}
        <SaveFailure editor={editor} />
        {savedAt > 0 && editor.row && afterSave && <div key={savedAt}>{afterSave(editor.row)}</div>}
        <div
          className={
            side ? 'grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]' : ''
          }
        >
          <div className="min-w-0 space-y-6">
            {hasTranslations && !tabs && <TargetLanguageTabs />}
            {children?.(editor)}
            {tabs && <EditorTabs editor={editor} tabs={tabs(editor)} />}
          </div>
          {side && <aside className="min-w-0 space-y-6">{side(editor)}</aside>}
        </div>
      </form>
      <LeaveGuard hasDraft isDirty={() => editor.isDirty} />
      {editor.conflict && (
        <ConflictDialog
          key={editor.conflict.current.version}
          editor={editor}
          conflict={editor.conflict}
          onResolved={() => {
            addToast({ title: t('editor.saved') });
            setSavedAt(Date.now());
            void refresh(api.base, FIRST_HOUR_BASE, ...refreshes);
          }}
        />
      )}
      {isHistoryOpen && editor.row && (
        <RevisionsDialog
          api={api}
          row={editor.row}
          onClose={() => setHistoryOpen(false)}
          onRestored={(restored) => {
            editor.accept(restored);
            void refresh(api.base, ...refreshes);
          }}
        />
      )}
    </TargetLanguageProvider>
  );
}
