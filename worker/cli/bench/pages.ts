import { ask } from './ask.ts';
import { BARE_PATH, type BareUse, bareAnswer, tapBarePage } from './bare-page.ts';
import { floorAnswer } from './floor.ts';
import { COMMON_STEPS, interact, nextView } from './interactions.ts';
import { type Measured, pagesOf } from './measured-pages.ts';
import {
  type Load,
  type Loads,
  middleOfBare,
  noLoads,
  type PagesResult,
  type Paint,
  resultOf,
  sumByKind,
  type Use,
} from './page-results.ts';
import { phoneLink } from './phone-link.ts';
import { secureFront } from './secure-front.ts';
import { figuresOf, openBrowser, visit } from './visitor.ts';

const BUDGET_MS = 300_000;
/** The very first run waits until images exist in their best format. */
const PICTURES_LIMIT_MS = 25_000;
const BEST_FORMAT = /\/api\/images\/.*\bformat=auto\b/;
const MIN_ROUNDS = 4;
const MAX_ROUNDS = 15;
/** A browser that takes longer for a page hangs and is replaced. */
const LOAD_LIMIT_MS = 45_000;
const TRIES = 3;
/** Sent by a browser whose user typed the address; the measured loads send it too. */
const TYPED = { 'Sec-Fetch-Site': 'none' };
/**
 * In every third round a page is also used and watched until it is quiet, up to three times; the other rounds measure only paints, so that
 * even a slow hour yields many: with three loads a ratio was off by a fifth.
 */
const USED_EVERY = 3;
const MOST_USED = 3;
/** A floor has no script: except for its paints, every load gives the same figures. */
const WATCHED_FLOORS = 1;

/** AVIF is encoded in the background after the first request for an image. */
async function untilMade(site: URL, pictures: readonly string[]): Promise<void> {
  const end = Date.now() + PICTURES_LIMIT_MS;
  for (const picture of pictures) {
    const { pathname, search } = new URL(picture);
    const isMade = async () =>
      (await ask(new URL(pathname + search, site), { Accept: 'image/avif,image/webp' })).headers.get('Content-Type') === 'image/avif';
    while (Date.now() < end && !(await isMade())) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const inTime = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing came of a page within ${limitMs / 1000} s.`)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Cold loads over a phone's link, each page next to its floor in the same round. */
export async function measurePages(site: URL, chromium: string, say: (line: string) => void): Promise<PagesResult> {
  const pages = await pagesOf(site);
  const floors = new Map(
    await Promise.all(pages.map(async ({ path }) => [path, await floorAnswer(await ask(new URL(path, site), TYPED))] as const)),
  ).set(BARE_PATH, bareAnswer);
  const fronts = [await secureFront(site), await secureFront(site, floors)] as const;
  const links = [await phoneLink(fronts[0].port), await phoneLink(fronts[1].port)] as const;
  const open = () => openBrowser(chromium, { [site.host]: links[0].port, 'floor.localhost:443': links[1].port });
  let browser = await open();
  const bares: BareUse[] = [];
  const all = pages.map((page) => ({ page, loads: { page: noLoads(), floor: noLoads() }, uses: [] as Use[] }));

  const loadOnce = async (url: string, use?: Measured): Promise<{ load: Load; use?: Use }> => {
    const visitor = await visit(browser, url);
    try {
      const transfers = visitor.transfers();
      const loaded = { ...(await figuresOf(visitor)), bytes: sumByKind(transfers), requests: transfers.length };
      if (!use) return { load: loaded };
      const inp = await interact(visitor, [...COMMON_STEPS, ...use.steps]);
      return {
        load: { ...loaded, cls: Math.max(loaded.cls, (await figuresOf(visitor)).cls) },
        use: { inp, nextView: await nextView(visitor, use.next) },
      };
    } finally {
      await visitor.leave();
    }
  };
  const tapBare = async (): Promise<BareUse> => {
    const visitor = await visit(browser, `https://floor.localhost${BARE_PATH}`, true);
    try {
      return await tapBarePage(visitor);
    } finally {
      await visitor.leave();
    }
  };
  const paintOnce = async (url: string): Promise<Paint> => {
    const visitor = await visit(browser, url, true);
    try {
      return await figuresOf(visitor);
    } finally {
      await visitor.leave();
    }
  };
  const withRetry = async <T>(measure: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await inTime(measure(), LOAD_LIMIT_MS);
      } catch (error) {
        if (attempt === TRIES) throw error;
        say(`  ${error instanceof Error ? error.message : String(error)} A new browser tries again.`);
        await inTime(browser.close(), LOAD_LIMIT_MS / 10).catch(() => undefined);
        browser = await open();
      }
  };
  try {
    // Not counted: afterwards the worker and its cache are warm, and images have been made.
    const pictures = new Set<string>();
    for (const { path } of pages) {
      const visitor = await visit(browser, `https://${site.host}${path}`);
      for (const { url } of visitor.transfers()) if (BEST_FORMAT.test(url)) pictures.add(url);
      await visitor.leave();
    }
    await untilMade(site, [...pictures]);
    const end = Date.now() + BUDGET_MS;
    const kindOf = (round: number) => (round % USED_EVERY === 0 && round / USED_EVERY < MOST_USED ? 'used' : 'painted');
    /** Duration of the last round of each kind. */
    const roundMs = { used: 0, painted: 0 };
    const hasTimeFor = (round: number) => Date.now() + roundMs[kindOf(round)] < end;
    for (let round = 0; round < MAX_ROUNDS && (round < MIN_ROUNDS || hasTimeFor(round)); round += 1) {
      const begun = Date.now();
      const kind = kindOf(round);
      const isUsed = kind === 'used';
      if (isUsed) bares.push(await withRetry(tapBare));
      for (const { page, loads, uses } of all) {
        const measure = async (into: Loads, url: string, use?: Measured) => {
          if (use ? !isUsed : round >= WATCHED_FLOORS) return into.paints.push(await withRetry(() => paintOnce(url)));
          const measured = await withRetry(() => loadOnce(url, use));
          if (measured.use) uses.push(measured.use);
          return into.loads.push(measured.load);
        };
        const both = [
          () => measure(loads.page, `https://${site.host}${page.path}`, page),
          () => measure(loads.floor, `https://floor.localhost${page.path}`),
        ];
        // Each comes first equally often.
        for (const one of round % 2 === 0 ? both : both.toReversed()) await one();
      }
      roundMs[kind] = Date.now() - begun;
      say(`  round ${round + 1} of at most ${MAX_ROUNDS}`);
    }
  } finally {
    await browser.close();
    for (const one of [...links, ...fronts]) one.close();
  }
  return {
    pages: all.map(({ page, loads, uses }) => resultOf(page, loads, uses)),
    bare: middleOfBare(bares),
  };
}
