import { createStore } from '#base/state/store.ts';

export const TOAST_LIMIT = 1;
export const TOAST_DURATION_MS = 5000;
/** Delay before a dismissed toast is removed; long, so that a screen reader can finish reading it. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

export type Toast = {
  id: string;
  title?: string;
  description?: string;
  variant?: 'normal' | 'destructive';
  action?: { label: string; run: () => void };
  isOpen: boolean;
};

const toasts = createStore<readonly Toast[]>([]);
export const useToasts = toasts.useValue;

let count = 0;
const removals = new Map<string, ReturnType<typeof setTimeout>>();

/** Shows a toast; only one is visible at a time, the newest. */
export function addToast(toast: Omit<Toast, 'id' | 'isOpen'>): string {
  count += 1;
  const id = String(count);
  toasts.set([{ ...toast, id, isOpen: true }, ...toasts.get()].slice(0, TOAST_LIMIT));
  return id;
}

export const updateToast = (id: string, change: Partial<Omit<Toast, 'id'>>) =>
  toasts.set(toasts.get().map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));

export const removeToast = (id: string) => {
  clearTimeout(removals.get(id));
  removals.delete(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
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
