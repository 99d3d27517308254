import type { Brand } from './brand.ts';

/** Changes with the picture that icons are made from: browsers keep them for long. Empty for the site's own icons. */
export function iconVersion({ square }: Pick<Brand, 'square'>): string {
  if (!square) return '';
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(square)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
