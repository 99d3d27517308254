/** Undo limit. */
const MAX_STEPS = 200;

/** Undo history: earlier states, the current one, and undone states. */
export type History<T> = { past: readonly T[]; now: T; future: readonly T[] };

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const commit = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now].slice(-MAX_STEPS),
  now: next,
  future: [],
});

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: previous,
    future: [history.now, ...history.future],
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
