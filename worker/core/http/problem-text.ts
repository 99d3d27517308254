import type { Context } from 'hono';
import { splitLanguage } from '#contract/address.ts';
import { FIELD_MESSAGES } from '#contract/field-messages.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '#contract/languages/language.ts';
import type { FieldError, FieldErrorCode } from '#contract/problem.ts';
import { type TextKey, translate } from '#core/locales/strings.ts';
import { requestLanguage } from './language.ts';

/** Texts of the forms stand in `common`, which the browser has; all others in `problems`, which it never downloads. */
type FormKey = Extract<TextKey<'common'>, `form.${string}`>;
type ProblemKey = TextKey<'problems'> | FormKey;
/** A function writes its value in the language of the text. */
type Value = string | number | ((language: Language) => string) | ProblemText;
type Values = { readonly [name: string]: Value };
/** A text of a refusal: its key, with the values of its placeholders where it has some. */
export type ProblemText = ProblemKey | { readonly key: ProblemKey; readonly values: Values };

/** An invalid field. Without a message it is the text of the code. */
export type FieldFault = { path: string; code: FieldErrorCode; message?: ProblemText };

export const says = (key: ProblemKey, values: Values): ProblemText => ({ key, values });

const isFormKey = (key: ProblemKey): key is FormKey => key.startsWith('form.');

const valueText = (language: Language, value: Value) => {
  if (typeof value === 'function') return value(language);
  return typeof value === 'object' ? problemText(language, value) : value;
};

export function problemText(language: Language, text: ProblemText): string {
  const { key, values } = typeof text === 'string' ? { key: text, values: {} } : text;
  const filled = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(language, value)]),
  );
  return isFormKey(key)
    ? translate(language, 'common', key, filled)
    : translate(language, 'problems', key, filled);
}

export const fieldError = (
  language: Language,
  { path, code, message = FIELD_MESSAGES[code] }: FieldFault,
): FieldError => ({ path, code, message: problemText(language, message) });

const bodyLanguages = new WeakMap<Request, Language>();

/** Notes the language that a body names: its `language`, or that of the page with the form. */
export function noteLanguage(request: Request, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { language, page } = body as { language?: unknown; page?: unknown };
  const ofPage = typeof page === 'string' ? splitLanguage(page.split('?')[0] ?? '').language : '';
  const named = [language, ofPage].find(
    (one): one is Language => typeof one === 'string' && isLanguage(one),
  );
  if (named) bodyLanguages.set(request, named);
}

/**
 * The language of a refusal: the body's, `?lang=`, the visitor's choice, the browser's. In the administration a body's language is that
 * of the guest it is about, and not the reader's.
 */
export function problemLanguage(c: Context): Language {
  const named = c.req.path.startsWith('/api/admin/') ? undefined : bodyLanguages.get(c.req.raw);
  const asked = c.req.query('lang');
  return (
    named ??
    (isLanguage(asked) ? asked : undefined) ??
    requestLanguage(c.req.raw.headers) ??
    FALLBACK_LANGUAGE
  );
}
