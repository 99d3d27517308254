import { AnswerError } from './fetch-json.ts';

/** Longer texts are a trace or a page, not a sentence for a visitor. */
const MESSAGE_MAX = 400;

const sentence = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > MESSAGE_MAX || text.startsWith('<') ? undefined : text;
};

/** The words of a JSON answer: RFC 9457's `detail`, `message`, a plain `error`, the messages of its fields, or a title of its own. */
function wordsOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return sentence(answer);
  const { detail, message, error, errors, type, title } = answer as Record<string, unknown>;
  const ofFields = Array.isArray(errors) ? errors.map((one: unknown) => sentence((one as { message?: unknown } | null)?.message)) : [];
  // Of the type `about:blank`, a title only repeats the status.
  const ownTitle = typeof type === 'string' && type !== 'about:blank' ? title : undefined;
  return sentence(detail) ?? sentence(message) ?? sentence(error) ?? sentence(ofFields.filter(Boolean).join(' ')) ?? sentence(ownTitle);
}

/**
 * What the server says of a refusal, for people to read: plain text or JSON. Undefined when it says nothing, answers a page of HTML, or
 * names another language than the reader's (our own API writes English).
 */
export function serverMessage(error: unknown, language: string): string | undefined {
  if (!(error instanceof AnswerError)) return undefined;
  const { body, headers } = error;
  const written = headers.get('Content-Language');
  if (written && !written.toLowerCase().startsWith(language)) return undefined;
  if (headers.get('Content-Type')?.includes('html')) return undefined;
  try {
    return wordsOf(JSON.parse(body));
  } catch {
    return sentence(body);
  }
}

/** Seconds that a refusal asks to wait for, from either form of `Retry-After`. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const asked = error instanceof AnswerError ? error.headers.get('Retry-After') : null;
  if (!asked) return undefined;
  const seconds = /^\d+$/.test(asked.trim()) ? Number(asked) : Math.ceil((Date.parse(asked) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}
