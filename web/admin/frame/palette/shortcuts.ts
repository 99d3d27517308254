import type { AdminKey, AdminPath } from '../behaviour/paths.ts';

/** Targets of the key that follows `g`. */
export const GO_KEYS: Record<string, { to: AdminPath; label: AdminKey }> = {
  d: { to: '/dashboard', label: 'menu.dashboard' },
  r: { to: '/orders', label: 'orders.title' },
  n: { to: '/orders/new', label: 'orders.new' },
  m: { to: '/messages', label: 'messages.title' },
  t: { to: '/trips', label: 'menu.trips' },
  b: { to: '/blog/posts', label: 'menu.posts' },
  i: { to: '/images', label: 'menu.pictures' },
};
/** The second key must follow within this time. */
export const SEQUENCE_MS = 1500;

const STORE = 'admin-single-keys';

/** Single-key shortcuts can be turned off: speech input would trigger them with every word. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(STORE) !== 'off';
export const turnSingleKeys = (isOn: boolean): void => {
  if (isOn) localStorage.removeItem(STORE);
  else localStorage.setItem(STORE, 'off');
};

export type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
/** Meaning of a key press: `go` waits for a second key. */
export type Meaning = 'palette' | 'help' | 'search' | 'go' | { to: AdminPath } | undefined;

/** `isAfterGo`: `g` was pressed just before. `isTyping`: the key press belongs to a field or a dialog. */
export function meaningOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { isAfterGo, isTyping }: { isAfterGo: boolean; isTyping: boolean },
): Meaning {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return 'palette';
  if (ctrlKey || metaKey || altKey || isTyping || !areSingleKeysOn()) return undefined;
  const target =
    isAfterGo && Object.hasOwn(GO_KEYS, key.toLowerCase()) ? GO_KEYS[key.toLowerCase()] : undefined;
  if (target) return { to: target.to };
  if (key === '?') return 'help';
  if (key === '/') return 'search';
  return key.toLowerCase() === 'g' ? 'go' : undefined;
}
