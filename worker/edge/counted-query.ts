/**
 * The query parameters that an address understands: all others (a newsletter's, an advertisement's) change nothing and are left out,
 * as are those left empty (a form sent without scripts).
 * `kept`: a bounded number of values, so that each has a copy of its own at the edge; `live`: free words, times and drafts, answered anew each time.
 */
type Rule = { path: RegExp; kept: readonly string[]; live: readonly string[] | 'all' };

const LISTED = ['page', 'pageSize'];

const PAGES: readonly Rule[] = [
  { path: /^\/(?:search|airport-transfers\/request)$/, kept: [], live: 'all' },
  { path: /^\/trips$/, kept: ['destination', 'type', 'duration', 'sort', ...LISTED], live: ['q'] },
  { path: /^\/destinations$/, kept: ['region', 'tag', ...LISTED], live: ['q'] },
  { path: /^\/blog(?:\/category\/[^/]+)?$/, kept: ['page'], live: [] },
  { path: /^\/cami-de-cavalls$/, kept: ['stage', 'direction'], live: ['days', 'start', 'base'] },
  { path: /^\/legal\/faq$/, kept: [], live: ['q'] },
  { path: /^\/contact$/, kept: ['state'], live: [] },
  { path: /^\/airport-transfers\/[^/]+$/, kept: [], live: ['departure'] },
  { path: /^/, kept: [], live: [] },
];

/** Public reads of the API; what is not here always comes from the database. */
const READS: readonly Rule[] = [
  { path: /^\/api\/trips$/, kept: ['destination', 'type', 'duration', 'sort', ...LISTED], live: ['q'] },
  { path: /^\/api\/destinations(?:\/pins)?$/, kept: ['region', 'tag', ...LISTED], live: ['q'] },
  { path: /^\/api\/blog\/posts$/, kept: ['category', ...LISTED], live: ['q'] },
  { path: /^\/api\/(?:trips|destinations|blog\/posts)\/[^/]+$/, kept: ['lang'], live: ['preview'] },
  { path: /^\/api\/legal\/(?:privacy|terms)$|^\/api\/faq$/, kept: ['lang'], live: [] },
  { path: /^\/api\/transfers\/places$/, kept: [], live: ['q'] },
  { path: /^\/api\/(?:site|services|trail|trip-types|testimonials|hero-banners\/active|blog\/categories)$/, kept: [], live: [] },
  { path: /^\/api\/transfers\/(?:zones(?:\/[^/]+)?|vehicles|rules|prices)$/, kept: [], live: [] },
  { path: /^\/api\/seo\/[^/]+$/, kept: [], live: [] },
];

/** A word, a number, or a name in any language. */
const KEPT_VALUE = /^[\p{L}\p{N}_ '’·-]{1,40}$/u;

export type CountedQuery = {
  /** What of the query counts, as it was asked; with its `?`, or empty. */
  search: string;
  /** Whether an answer may be kept under it. */
  isKept: boolean;
};

function counted(rules: readonly Rule[], path: string, search: string): CountedQuery {
  const rule = rules.find((one) => one.path.test(path));
  if (!rule || rule.live === 'all') return { search, isKept: false };
  if (search === '') return { search, isKept: true };
  const { kept, live } = rule;
  const asked = [...new URLSearchParams(search)].filter(([name, value]) => value && (kept.includes(name) || live.includes(name)));
  const text = new URLSearchParams(asked).toString();
  return { search: text && `?${text}`, isKept: asked.every(([name, value]) => kept.includes(name) && KEPT_VALUE.test(value)) };
}

/** Of a page; `path` without language. */
export const pageQuery = (path: string, search: string) => counted(PAGES, path, search);
/** Of the API; `path` with `/api`. */
export const readQuery = (path: string, search: string) => counted(READS, path, search);
