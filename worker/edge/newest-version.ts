import { DEFAULT_LANGUAGE, type Language } from '#contract/language.ts';
import { connect } from '#db/client.ts';
import { type NewestContent, newestContent } from '#db/content-version.ts';
import { Reader } from '#db/reader.ts';
import type { Bindings } from '#env';

/** Younger than this, a known version is taken as it is. */
const FRESH_MS = 4000;
/** Up to this age it is taken too, and asked for anew in the background: nobody sees what changed longer ago than ten seconds. */
const LONGEST_MS = 8000;
/** Longer than this no visitor waits for what is newer. */
const DEADLINE_MS = 300;
/** Whoever may just have saved something wants to see that. */
export const EDITOR_DEADLINE_MS = 5000;
/** After the database failed, it is left alone for so long. */
const REST_MS = 2000;

let known: (NewestContent & { at: number }) | undefined;
let failedAt = Number.NEGATIVE_INFINITY;

/** What an answer has just read. */
export function rememberNewest({ version, defaultLanguage }: NewestContent): void {
  if (!known || version >= known.version) known = { version, defaultLanguage, at: Date.now() };
}

/** The site's default language as this worker knows it, without asking: whatever asks for the version brings it along. */
export const lastKnownDefaultLanguage = (): Language => known?.defaultLanguage ?? DEFAULT_LANGUAGE;

/**
 * The version as it was a moment ago, if it was asked for then. An answer made now may be marked with it: the content may be newer than
 * its mark, never older, so that the worst is that it is made anew once too often.
 */
export const recentVersion = (): number | undefined => (known && Date.now() - known.at < FRESH_MS ? known.version : undefined);

/** Something was written here: the next answer asks. */
export function doubtVersion(): void {
  if (known) known = { ...known, at: Number.NEGATIVE_INFINITY };
}

/** As a worker begins. For tests. */
export function forgetVersion(): void {
  known = undefined;
  failedAt = Number.NEGATIVE_INFINITY;
}

async function ask(env: Bindings): Promise<number | undefined> {
  const db = connect(env.DB);
  try {
    const newest = await new Reader(db).run(newestContent(db));
    failedAt = Number.NEGATIVE_INFINITY;
    known = { ...newest, at: Date.now() };
    return newest.version;
  } catch {
    failedAt = Date.now();
    return undefined;
  }
}

export const inTime = <T>(asked: Promise<T>, milliseconds = DEADLINE_MS): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
};

/**
 * The newest content version; undefined when the database does not say it in time. `isExact`: for somebody who may just have changed something.
 */
export async function newestVersion(env: Bindings, context: ExecutionContext, isExact: boolean): Promise<number | undefined> {
  const now = Date.now();
  const age = known && !isExact ? now - known.at : Number.POSITIVE_INFINITY;
  if (known && age < FRESH_MS) return known.version;
  if (now - failedAt < REST_MS) return undefined;
  const asked = ask(env);
  if (known && age < LONGEST_MS) {
    context.waitUntil(asked);
    return known.version;
  }
  const version = await inTime(asked, isExact ? EDITOR_DEADLINE_MS : DEADLINE_MS);
  if (version === undefined) {
    failedAt = Date.now();
    context.waitUntil(asked);
  }
  return version;
}
