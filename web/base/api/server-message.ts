import { serverNow } from '#base/clock/server-clock.ts';
import { AnswerError } from './fetch-json.ts';

/** Longer texts are a stack trace or a page, not a message for visitors. */
const MESSAGE_MAX = 400;

const sentence = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > MESSAGE_MAX || text.startsWith('<') ? undefined : text;
};

/** Message of a JSON response: RFC 9457's `detail`, `message`, a plain `error`, its field messages, or a title of its own. */
function wordsOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return sentence(answer);
  const { detail, message, error, errors, type, title } = answer as Record<string, unknown>;
  const ofFields = Array.isArray(errors)
    ? errors.map((one: unknown) => sentence((one as { message?: unknown } | null)?.message))
    : [];
  // With the type `about:blank`, the title only repeats the status.
  const ownTitle = typeof type === 'string' && type !== 'about:blank' ? title : undefined;
  return (
    sentence(detail) ??
    sentence(message) ??
    sentence(error) ??
    sentence(ofFields.filter(Boolean).join(' ')) ??
    sentence(ownTitle)
  );
}

/**
 * The server's message for an error, as readable text from plain text or JSON. Undefined if there is none, if the response is HTML, or if
 * it declares another language than the reader's.
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

/** Seconds to wait, from either form of `Retry-After`. */
export function retryAfterSeconds(error: unknown): number | undefined {
  const retryAfter = error instanceof AnswerError ? error.headers.get('Retry-After') : null;
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - serverNow()) / 1000);
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}
