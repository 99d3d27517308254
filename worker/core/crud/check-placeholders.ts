import { isLanguage } from '#contract/languages/language.ts';
import { namedPlaces, PLACEHOLDERS } from '#contract/texts/placeholders.ts';
import { ApiError } from '#core/http/problem.ts';
import type { FieldFault } from '#core/http/problem-text.ts';
import { says } from '#core/http/problem-text.ts';

/** Paths of the fields, as editors show them, with a text that has an unknown placeholder. */
function pathsIn(value: unknown, path: readonly string[], known: readonly string[]): string[] {
  if (typeof value === 'string') {
    if (namedPlaces(value).every((name) => known.includes(name))) return [];
    const [first = '', second = ''] = path;
    return [path.slice(0, first === 'translations' ? 3 : isLanguage(second) ? 2 : 1).join('.')];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key], known));
}

/** 422 for texts with a placeholder that is not known: it would be shown as it stands. */
export function checkPlaceholders(input: unknown, known: readonly string[] = PLACEHOLDERS): void {
  const paths = [...new Set(pathsIn(input, [], known))];
  if (paths.length === 0) return;
  const message = says('form.unknown_placeholder', {
    names: known.map((name) => `{{${name}}}`).join(' '),
  });
  throw new ApiError(422, 'problem.invalid_fields', {
    errors: paths.map((path): FieldFault => ({ path, code: 'unknown_placeholder', message })),
  });
}
