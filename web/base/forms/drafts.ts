import { serverNow } from '#base/clock/server-clock.ts';
import { storedRecords } from '#base/state/stored-records.ts';

/** Personal data of a form that was not sent is forgotten after that time. */
const DRAFT_MS = 24 * 3_600_000;

export const DRAFTS_KEY = 'form-drafts';
const drafts = storedRecords<Record<string, string>>(DRAFTS_KEY);

type Values = Readonly<Record<string, string>>;

/** A consent is given anew with each form. */
const isConsent = (name: string) => name.endsWith('Accepted');

/** What differs from the empty form; nothing is stored of a form that was only looked at. */
export function saveDraft(place: string, values: Values, empty: Values): void {
  const filled = Object.entries(values).filter(
    ([name, value]) => value !== empty[name] && !isConsent(name),
  );
  if (filled.length > 0) drafts.set(place, Object.fromEntries(filled), serverNow() + DRAFT_MS);
  else drafts.remove(place);
}

export const readDraft = (place: string): Values => drafts.read(place) ?? {};

export const dropDraft = (place: string): void => drafts.remove(place);

/**
 * Idempotency key of what is sent: the same words get the same key, also after a reload and in another tab, so that a resend on an unreliable
 * connection does not make another one. `dropDraft(place)` once it was answered.
 */
export function sentKey(place: string, words: string): string {
  const key = readDraft(place)[words] ?? crypto.randomUUID();
  saveDraft(place, { [words]: key }, {});
  return key;
}

/** Stored values of the fields that have not been edited since the page was rendered with `drawn`. */
export const untouched = <V extends Record<string, string>>(
  stored: Values,
  now: V,
  drawn: V,
  isFurther: (name: string) => boolean = () => false,
): Partial<V> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name]) => (Object.hasOwn(drawn, name) || isFurther(name)) && now[name] === drawn[name],
    ),
  ) as Partial<V>;
