/**
 * The basket of a visitor without scripts: in the address of its page, and in a cookie that only the API receives, so that another item can be added
 * to it. It holds what was chosen and no price; nothing of it is trusted.
 */
export const BASKET_PARAMETER = 'basket';
export const BASKET_COOKIE = 'basket';
/** A cookie holds about 4 kB. */
export const MAX_BASKET_TEXT = 3500;

const toUrl = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

export function writePlainBasket(items: readonly unknown[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(items));
  return toUrl(btoa(String.fromCharCode(...bytes)));
}

/** Whatever the text holds, as a list; damaged text is empty. */
export function readPlainBasket(text: unknown): unknown[] {
  if (typeof text !== 'string' || text === '' || text.length > MAX_BASKET_TEXT) return [];
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (one) => one.charCodeAt(0));
    const items: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
