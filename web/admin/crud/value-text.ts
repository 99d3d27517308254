import type { Path } from './changes.ts';

/** A value as people read it in a comparison. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item))).join('\n');
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
}

/** `translations.name.de` as `name · de`; names of fields stay as the API has them. */
export const pathText = (path: Path) => path.filter((key) => key !== 'translations').join(' · ');
