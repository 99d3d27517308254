import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { serverDate } from '#base/clock/server-clock.ts';
import type { Draft } from '#contract/admin/crud.ts';
import type { Tree } from './changes.ts';

const DELAY_MS = 1200;

export type AutosaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';
const STATES = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const;
/** The data that closing the tab would lose: the values and the row they are based on. */
export type Unsaved<T> = {
  values: T;
  base: T | null;
  baseVersion: number | null;
  updatedAt: string;
};
type Store = {
  get: (id: number) => Promise<Draft | null>;
  put: (id: number, draft: Omit<Draft, 'updatedAt'>) => Promise<{ updatedAt: string }>;
  remove: (id: number) => Promise<void>;
};

const localKey = (entity: string, id: number) => `admin-draft:${entity}:${id}`;

function readLocal<T>(entity: string, id: number): Unsaved<T> | null {
  try {
    return JSON.parse(localStorage.getItem(localKey(entity, id)) ?? 'null') as Unsaved<T> | null;
  } catch {
    return null;
  }
}

/** The newest draft from browser and server; null if there is none. */
export async function findUnsaved<T>(
  store: Store,
  entity: string,
  id: number,
): Promise<Unsaved<T> | null> {
  const local = readLocal<T>(entity, id);
  const draft = await store.get(id).catch(() => null);
  const kept = draft && {
    ...(draft.data as { values: T; base: T | null }),
    baseVersion: draft.baseVersion,
    updatedAt: draft.updatedAt,
  };
  if (!local || !kept) return local ?? kept;
  return local.updatedAt >= kept.updatedAt ? local : kept;
}

/** Stores a draft in the browser at once and on the server after a debounce; saving or discarding deletes both. */
export function useAutosave<T extends Tree>(store: Store, entity: string, id: number) {
  const [isWaiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Serialised: a pending write must not arrive after the delete.
  const scope = { id: localKey(entity, id) };
  const {
    mutate: put,
    reset,
    status,
  } = useMutation({
    scope,
    mutationFn: ({ of, draft }: { of: number; draft: Parameters<Store['put']>[1] }) =>
      store.put(of, draft),
  });
  const { mutate: remove } = useMutation({ scope, mutationFn: () => store.remove(id) });
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    localStorage.removeItem(localKey(entity, id));
    setWaiting(false);
    reset();
    remove();
  }, [entity, id, reset, remove]);
  const keep = useCallback(
    (values: T, base: T | null, baseVersion: number | null, of = id) => {
      const unsaved: Unsaved<T> = {
        values,
        base,
        baseVersion,
        updatedAt: serverDate().toISOString(),
      };
      try {
        localStorage.setItem(localKey(entity, of), JSON.stringify(unsaved));
      } catch {
        // Storage full or blocked; the server has the draft.
      }
      clearTimeout(timer.current);
      setWaiting(true);
      timer.current = setTimeout(() => {
        setWaiting(false);
        put({ of, draft: { data: { values, base }, baseVersion } });
      }, DELAY_MS);
    },
    [entity, id, put],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const state: AutosaveState = isWaiting ? 'waiting' : STATES[status];
  return { state, keep, forget };
}
