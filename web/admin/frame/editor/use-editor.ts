import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import type { Language } from '#contract/languages/language.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { EditorApi } from '../behaviour/resource-api.ts';
import {
  type Clash,
  changedPaths,
  merge,
  type Path,
  type Tree,
  valueAt,
  withValue,
} from './changes.ts';
import { findUnsaved, type Unsaved, useAutosave } from './use-autosave.ts';

/** Columns managed by the frame, never edited. */
const OWN_COLUMNS = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt'];
const TRIES = 3;

/** `sent`: the values at the time of the save. */
export type Conflict<T> = { clashes: Clash[]; merged: T; current: EditedRow<T>; sent: T };
/** `isGone`: the row is in the trash. */
export type SaveFailed = { is: 'fields' } | { is: 'refused'; error: unknown; isGone: boolean };
export type SaveOutcome = 'saved' | 'merged' | 'conflict' | 'refused' | 'failed';
type Saved<T> =
  | { outcome: 'saved' | 'merged'; saved: EditedRow<T> }
  | { outcome: 'conflict'; conflict: Conflict<T> };
type Save<T> = { wanted: T; over: EditedRow<T> | undefined; sent: T };

/** `values` with the values of `typed` at those paths. */
const withTyped = <T extends object>(values: T, typed: T, paths: readonly Path[]): T =>
  paths.reduce((tree, path) => withValue(tree, path, valueAt(typed, path)), values as T & Tree);

const refusedFields = (error: unknown) =>
  errorsOf(error instanceof AnswerError ? error.fieldErrors : []);

const isDeleted = (row: EditedRow<object> | undefined) => (row?.deletedAt ?? null) !== null;

function fieldsOf<T extends object>(row: EditedRow<T>): T {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !OWN_COLUMNS.includes(name)),
  ) as T;
}

/** Clears the errors of changed fields, their children and their parents. */
const withoutThoseOf = (changed: readonly string[], errors: Record<string, FieldErrorCode>) =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) =>
        !changed.some(
          (one) => `${path}.`.startsWith(`${one}.`) || `${one}.`.startsWith(`${path}.`),
        ),
    ),
  );

/** Rejected because of the submitted values, so that other values may succeed. */
const mayMend = (failure: SaveFailed | undefined) =>
  failure?.is === 'refused' &&
  failure.error instanceof AnswerError &&
  [400, 413, 415, 422].includes(failure.error.status);

/** State of one editor: loaded row, current values, errors, and conflicts with other saves. */
export function useEditor<T extends object>(
  api: EditorApi<T>,
  read: EditedRow<T> | undefined,
  empty: T,
) {
  const entity = api.path;
  const id = read?.id ?? 0;
  const [row, setRow] = useState(read);
  const base = useMemo(() => (row ? fieldsOf<T>(row) : empty), [row, empty]);
  const [values, setValues] = useState<T>(base);
  const [errors, setErrors] = useState<Record<string, FieldErrorCode>>({});
  const [failure, setFailure] = useState<SaveFailed>();
  const [refusals, setRefusals] = useState(0);
  const [conflict, setConflict] = useState<Conflict<T>>();
  const [recovered, setRecovered] = useState<string>();
  const autosave = useAutosave<T & Tree>(api.drafts, entity, id);
  const isDirty = useMemo(() => changedPaths(base, values).length > 0, [base, values]);
  const latest = useRef(values);
  latest.current = values;
  /** The latest row from the server; the edit may be based on an older one. */
  const newest = useRef(read);

  const change = useCallback(
    (next: T) => {
      const changed = changedPaths(latest.current, next).map((path) => path.join('.'));
      setErrors((known) => withoutThoseOf(changed, known));
      if (changed.length > 0) setFailure((now) => (mayMend(now) ? undefined : now));
      latest.current = next;
      setValues(next);
      autosave.keep(next as T & Tree, base as T & Tree, row?.version ?? null);
    },
    [autosave.keep, base, row],
  );

  /** Runs once on opening: restores the draft of an earlier tab, merged with later saves. */
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const bringBack = (unsaved: Unsaved<T> | null) => {
      if (!unsaved || changedPaths(unsaved.base ?? empty, unsaved.values).length === 0) return;
      // A new row may begin with something, as a template with a mail: what began with another is not brought back.
      if (row === undefined && changedPaths(unsaved.base ?? empty, empty).length > 0) return;
      const isOlder =
        row !== undefined && unsaved.baseVersion !== row.version && unsaved.base !== null;
      const { merged, clashes } = isOlder
        ? merge(unsaved.base as T & Tree, unsaved.values as T & Tree, base as T & Tree)
        : { merged: unsaved.values, clashes: [] };
      if (changedPaths(base, merged).length === 0 && clashes.length === 0) return autosave.forget();
      setRecovered(unsaved.updatedAt);
      if (clashes.length > 0 && row) {
        // Until the conflict is resolved, the edit stays based on the older row: saving reports the conflict again.
        setRow({ ...row, ...unsaved.base, version: unsaved.baseVersion ?? row.version });
        setConflict({ clashes, merged, current: row, sent: unsaved.values });
      }
      // Values typed before the draft loaded take precedence.
      const kept = withTyped(
        clashes.length > 0 ? unsaved.values : merged,
        latest.current,
        changedPaths(base, latest.current),
      );
      latest.current = kept;
      setValues(kept);
    };
    void findUnsaved<T>(api.drafts, entity, id).then(bringBack);
  }, [api, entity, id, row, base, empty, autosave.forget]);

  /** Values typed while the save of `sent` was pending remain as an edit of the saved row; a new row gets its id. */
  const accept = (saved: EditedRow<T>, sent = latest.current) => {
    const typed = changedPaths(sent, latest.current);
    const stored = fieldsOf<T>(saved);
    const next = withTyped(stored, latest.current, typed);
    newest.current = saved;
    latest.current = next;
    setRow(saved);
    setValues(next);
    setErrors({});
    setFailure(undefined);
    setConflict(undefined);
    setRecovered(undefined);
    if (typed.length === 0 || saved.id !== id) autosave.forget();
    if (typed.length > 0)
      autosave.keep(next as T & Tree, stored as T & Tree, saved.version, saved.id);
  };

  const { mutateAsync, isPending } = useMutation({
    /** Saves `wanted` based on `over`; if another save came first and touched other fields, merges both and retries. */
    mutationFn: async ({ wanted, over, sent }: Save<T>): Promise<Saved<T>> => {
      let mine = wanted;
      let from = over;
      for (let attempt = 1; ; attempt += 1) {
        try {
          const saved = from
            ? await api.save(from.id, { ...mine, version: from.version })
            : await api.create(mine);
          return { outcome: attempt > 1 ? 'merged' : 'saved', saved };
        } catch (error) {
          const current = currentOf<EditedRow<T>>(error);
          if (!current || !from || isDeleted(current) || attempt === TRIES) throw error;
          const { merged, clashes } = merge(
            fieldsOf<T>(from) as T & Tree,
            mine as T & Tree,
            fieldsOf<T>(current) as T & Tree,
          );
          if (clashes.length > 0)
            return { outcome: 'conflict', conflict: { clashes, merged, current, sent } };
          mine = merged;
          from = current;
        }
      }
    },
    onSuccess: (result, { sent }) => {
      if (result.outcome !== 'conflict') return accept(result.saved, sent);
      newest.current = result.conflict.current;
      setConflict(result.conflict);
    },
    onError: (error) => {
      const fields = refusedFields(error);
      // Rendered synchronously so that the first invalid field can receive focus.
      flushSync(() => {
        setErrors(fields);
        setRefusals((count) => count + 1);
      });
      const isGone = isDeleted(currentOf<EditedRow<T>>(error));
      setFailure(
        Object.keys(fields).length > 0 ? { is: 'fields' } : { is: 'refused', error, isGone },
      );
    },
  });
  const send = (save: Save<T>): Promise<{ outcome: SaveOutcome; saved?: EditedRow<T> }> => {
    setFailure(undefined);
    return mutateAsync(save).catch((error: unknown) => ({
      outcome: Object.keys(refusedFields(error)).length > 0 ? 'refused' : 'failed',
    }));
  };

  return {
    id: row?.id,
    row,
    /** As loaded or last saved. */
    base,
    values,
    errors,
    /** How often a save was refused. */
    refusals,
    /** Field errors count only while one of the fields is still invalid. */
    failure: failure?.is === 'fields' && Object.keys(errors).length === 0 ? undefined : failure,
    conflict,
    /** When the restored draft was made. */
    recovered,
    isDirty,
    isSaving: isPending,
    autosave: autosave.state,
    set: (part: Partial<T>) => change({ ...latest.current, ...part }),
    setAt: (path: Path, value: unknown) =>
      change(withValue(latest.current as T & Tree, path, value)),
    at: (path: Path) => valueAt(values, path),
    /** Props of the control of a value. */
    bind: <F extends keyof T & string>(field: F) => ({
      field,
      value: values[field],
      error: errors[field],
      onChange: (value: T[F]) => change({ ...latest.current, [field]: value }),
    }),
    /** The same for the text of a language; an empty one is removed. */
    bindText: <F extends keyof T & string>(field: F, language: Language & keyof T[F]) => ({
      field,
      lang: language,
      value: String(values[field][language] ?? ''),
      error: errors[`${field}.${language}`],
      onChange: (text: string) =>
        change(withValue(latest.current as T & Tree, [field, language], text || undefined)),
    }),
    /** The same for a value inside another one. */
    bindIn: <F extends keyof T & string, G extends keyof T[F] & string>(outer: F, field: G) => ({
      field,
      value: values[outer][field],
      error: errors[`${outer}.${field}`],
      onChange: (value: T[F][G]) =>
        change(withValue(latest.current as T & Tree, [outer, field], value)),
    }),
    save: () => send({ wanted: latest.current, over: row, sent: latest.current }),
    /** Resolves conflicts with the chosen value of each. */
    resolve: (chosen: readonly { path: Path; value: unknown }[]) => {
      if (!conflict) return Promise.resolve({ outcome: 'failed' as const });
      const settled = chosen.reduce(
        (tree, { path, value }) => withValue(tree as T & Tree, path, value) as T,
        conflict.merged,
      );
      return send({ wanted: settled, over: conflict.current, sent: conflict.sent });
    },
    dismissConflict: () => setConflict(undefined),
    /** Resets to the saved row. */
    discard: () => {
      const saved = newest.current ? fieldsOf<T>(newest.current) : empty;
      latest.current = saved;
      setRow(newest.current);
      setValues(saved);
      setErrors({});
      setFailure(undefined);
      setRecovered(undefined);
      setConflict(undefined);
      autosave.forget();
    },
    /** Takes over a row saved outside the editor (a restored revision). */
    accept,
  };
}

export type Editor<T extends object> = ReturnType<typeof useEditor<T>>;
