import { isLanguage } from '#contract/languages/language.ts';
import type { FieldError } from '#contract/problem.ts';
import { PLACEHOLDERS, unknownPlaceholders } from '#contract/texts/placeholders.ts';
import { ApiError } from '#core/http/problem.ts';

const KNOWN = PLACEHOLDERS.map((name) => `{{${name}}}`).join(' ');

/** Paths of the fields, as editors show them, with a text that has an unknown placeholder. */
function pathsIn(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'string') {
    if (unknownPlaceholders(value).length === 0) return [];
    const [first = '', second = ''] = path;
    return [path.slice(0, first === 'translations' ? 3 : isLanguage(second) ? 2 : 1).join('.')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]));
}

/** 422 for texts with a placeholder that is not known: it would be shown as it stands. */
export function checkPlaceholders(input: unknown): void {
  const paths = [...new Set(pathsIn(input, []))];
  if (paths.length === 0) return;
  const message = `There is an unknown placeholder. Known ones: ${KNOWN}`;
  throw new ApiError(422, 'Some fields are not valid.', {
    errors: paths.map((path): FieldError => ({ path, code: 'unknown_placeholder', message })),
  });
}
