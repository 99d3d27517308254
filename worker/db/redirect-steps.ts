import { and, inArray, isNull } from 'drizzle-orm';
import { addressFor, prefixed, splitLanguage } from '#contract/address.ts';
import { isFixedPage } from '#contract/fixed-pages.ts';
import { LANGUAGES, type Language } from '#contract/language.ts';
import { tidyPath } from '#contract/tidy-path.ts';
import type { Database } from './client.ts';
import { redirects } from './schema.ts';

/** Redirects leave no chains; should somebody write one into the database, so many steps are followed. */
const MAX_STEPS = 10;

type Step = { id: number; toPath: string | null };
/** Where somebody stands: a path without language, and the language that the address names. */
type Place = { path: string; language: Language | undefined };

const isOtherSite = (address: string) => /^https?:/.test(address);
const addressOf = ({ path, language }: Place) => (language ? prefixed(path, language) : path);

/** Where an address of ours leads: it keeps the language of whoever comes, unless it names one. */
function placeOf(address: string, language: Language | undefined): Place {
  const named = splitLanguage(tidyPath(address.split(/[?#]/)[0] ?? '/'));
  return { path: named.path, language: named.language ?? language };
}

/** The redirect of a path: that for its language, else that for all. */
async function stepFrom(db: Database, place: Place): Promise<Step | undefined> {
  const paths = [addressOf(place), place.path];
  const rows = await db
    .select({ id: redirects.id, fromPath: redirects.fromPath, toPath: redirects.toPath })
    .from(redirects)
    .where(and(inArray(redirects.fromPath, paths), isNull(redirects.deletedAt)));
  return paths.map((path) => rows.find(({ fromPath }) => fromPath === path)).find((row) => row !== undefined);
}

/**
 * The end of the way from a path: where it leads, in the mode of language in which it was asked for, null for gone.
 * Undefined when there is no redirect, or the way runs in a circle.
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

/** True when a redirect from one address to another would lead somebody, in one of the languages, back to where it began. */
export async function leadsBack(db: Database, fromPath: string, toPath: string | null): Promise<boolean> {
  const from = splitLanguage(fromPath);
  const isFrom = ({ path, language }: Place) => path === from.path && (from.language ?? language) === language;
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
