import type { TFunction } from 'i18next';
import type { FieldErrorCode } from '#contract/problem.ts';
import { MAX_CHILD_AGE } from '#contract/trips/trip-requests.ts';

/** What is wrong with a list of children's ages; undefined for other errors. */
export function childAgesError(
  t: TFunction,
  error: FieldErrorCode | undefined,
): string | undefined {
  if (error === 'invalid') return t('form.ages');
  return error === 'too_many' ? t('form.child_age', { limit: MAX_CHILD_AGE }) : undefined;
}
