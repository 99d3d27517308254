import { and, inArray, isNull } from 'drizzle-orm';
import { addressFor, prefixed, splitLanguage } from '#contract/address.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import { isFixedPage } from '#contract/pages/fixed-pages.ts';
import { tidyPath } from '#contract/texts/tidy-path.ts';
import type { Database } from '../client.ts';
import { redirects } from '../schema.ts';

/** Redirects form no chains; should the database contain one, this many steps are followed. */
const MAX_STEPS = 10;

type Step = { id: number; toPath: string | null };
/** A position on the way: a path without language, and the language in the URL. */
type Place = { path: string; language: Language | undefined };

const isOtherSite = (address: string) => /^https?:/.test(address);
const addressOf = ({ path, language }: Place) => (language ? prefixed(path, language) : path);

/** The target of a URL of this site: it keeps the visitor's language unless it names one. */
function placeOf(address: string, language: Language | undefined): Place {
  const named = splitLanguage(tidyPath(address.split(/[?#]/)[0] ?? '/'));
  return { path: named.path, language: named.language ?? language };
}

/** The redirect of a path: the one for its language, else the one for all. */
async function stepFrom(db: Database, place: Place): Promise<Step | undefined> {
  const paths = [addressOf(place), place.path];
  const rows = await db
    .select({ id: redirects.id, fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(and(inArray(redirects.fromPath, paths), isNull(redirects.deletedAt)));
  return paths
    .map((path) => rows.find(({ fromPath }) => fromPath === path))
    .find((row) => row !== undefined);
}

/**
 * Resolves the redirects of a path: the final target in the request's language mode, null for gone. Undefined when there is no redirect, or
 * a loop.
 */
export async function followRedirects(db: Database, start: Place): Promise<Step | undefined> {
  const first = await stepFrom(db, start);
  const seen = new Set([addressOf(start)]);
  let place = start;
  let step = first;
  for (let steps = 0; first && step; steps += 1) {
    const { toPath } = step;
    if (toPath === null || isOtherSite(toPath)) return { id: first.id, toPath };
    const isNamed = splitLanguage(toPath.split(/[?#]/)[0] ?? '/').language !== undefined;
    const target = isNamed || !place.language ? toPath : addressFor(toPath, place.language, true);
    place = placeOf(toPath, place.language);
    if (seen.has(addressOf(place)) || steps === MAX_STEPS) return undefined;
    seen.add(addressOf(place));
    step = isFixedPage(place.path) ? undefined : await stepFrom(db, place);
    if (!step) return { id: first.id, toPath: target };
  }
  return undefined;
}

/** True when a redirect from one path to another would form a loop in one of the languages. */
export async function leadsBack(
  db: Database,
  fromPath: string,
  toPath: string | null,
): Promise<boolean> {
  const from = splitLanguage(fromPath);
  const isFrom = ({ path, language }: Place) =>
    path === from.path && (from.language ?? language) === language;
  for (const start of from.language ? [from.language] : [undefined, ...LANGUAGES]) {
    let next = toPath;
    let language: Language | undefined = start;
    for (let steps = 0; next !== null && !isOtherSite(next) && steps < MAX_STEPS; steps += 1) {
      const place = placeOf(next, language);
      if (isFrom(place)) return true;
      next = isFixedPage(place.path) ? null : ((await stepFrom(db, place))?.toPath ?? null);
      language = place.language;
    }
  }
  return false;
}
