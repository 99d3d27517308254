import { useSyncExternalStore } from 'react';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** A dismissed toast is forgotten after this; long, so that a screen reader can still be on it. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type Toast = {
  id: string;
  title?: string;
  description?: string;
  variant?: 'normal' | 'destructive';
  action?: { label: string; run: () => void };
  isOpen: boolean;
};

let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; only one is visible at a time, the newest. */
export function addToast(toast: Omit<Toast, 'id' | 'isOpen'>): string {
  count += 1;
  const id = String(count);
  set([{ ...toast, id, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
  return id;
}

export const updateToast = (id: string, change: Partial<Omit<Toast, 'id'>>) =>
  set(toasts.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));

export const removeToast = (id: string) => {
  clearTimeout(removals.get(id));
  removals.delete(id);
  set(toasts.filter((toast) => toast.id !== id));
};

/** Closes a toast; it is removed later. */
export function dismissToast(id: string): void {
  updateToast(id, { isOpen: false });
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => removeToast(id), TOAST_REMOVE_DELAY_MS),
    );
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const NONE: readonly Toast[] = [];

export const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => NONE,
  );
