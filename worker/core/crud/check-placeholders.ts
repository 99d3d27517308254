import { isLanguage } from '#contract/languages/language.ts';
import { PLACEHOLDERS, unknownPlaceholders } from '#contract/texts/placeholders.ts';
import { ApiError } from '#core/http/problem.ts';
import type { FieldFault } from '#core/http/problem-text.ts';
import { says } from '#core/http/problem-text.ts';

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
  const message = says('form.unknown_placeholder', { names: KNOWN });
  throw new ApiError(422, 'problem.invalid_fields', {
    errors: paths.map((path): FieldFault => ({ path, code: 'unknown_placeholder', message })),
  });
}
