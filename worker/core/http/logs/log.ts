import { AsyncLocalStorage } from 'node:async_hooks';

type Level = 'info' | 'warn' | 'error';
type Facts = Record<string, string | number | boolean | null | undefined>;

const current = new AsyncLocalStorage<string>();

/** Of the current request or cron run; its background tasks have the same id. */
export const requestId = (): string | undefined => current.getStore();
export const underRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

const HIDDEN: readonly [RegExp, string][] = [
  [/[^\s<>"'(),;:=/]+@[^\s<>"'(),;:=/]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\?[^\s"')]*=[^\s"')]*/g, '[query]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}(?![\w-])/gi, '[token]'],
  [/(?<!\w)\+?\d(?:[\s().-]?\d){7,}(?!\w)/g, '[number]'],
];

/** A text without what could identify a person or grant access: e-mails, phone numbers, tokens, query strings. */
export const withoutPersons = (text: string): string =>
  HIDDEN.reduce((rest, [pattern, stand]) => rest.replace(pattern, stand), text);

/** Where drizzle's message contains the values of a statement. */
const PARAMETERS = /\n?params:[\s\S]*$/;

/** Message, place and cause of an error; never the values of a statement. */
export function failureFacts(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: withoutPersons(String(error)) };
  const message = withoutPersons(error.message.replace(PARAMETERS, ''));
  const cause =
    error.cause instanceof Error
      ? withoutPersons(error.cause.message.replace(PARAMETERS, ''))
      : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: `${error.name}: ${message}`,
    cause,
    stack: withoutPersons(frames.join('\n')) || undefined,
  };
}

const WRITE: Record<Level, (line: string) => void> = {
  info: (line) => console.info(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

/** One line of JSON. Facts are our own data (routes, states, counts), never a visitor's input. */
export function log(level: Level, message: string, facts: Facts = {}): void {
  WRITE[level](JSON.stringify({ level, message, requestId: requestId(), ...facts }));
}

export const logFailure = (message: string, error: unknown, facts: Facts = {}): void =>
  log('error', message, { ...facts, ...failureFacts(error) });
