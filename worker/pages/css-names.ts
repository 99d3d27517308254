/** What a page has that a selector can name. */
export type PageNames = { classes: ReadonlySet<string>; tags: ReadonlySet<string> };

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Controls whose insides have rules of their own, by the type of the input. */
const CONTROLS: Record<string, string> = {
  date: '::-webkit-date',
  time: '::-webkit-date',
  search: '::-webkit-search',
  file: '::-webkit-file',
};

/** The classes and elements of some markup. */
export function namesInMarkup(html: string): PageNames {
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list));
  const classes = new Set([...lists].flatMap((list) => decode(list).split(/\s+/)));
  const tags = new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag)]);
  const kinds = [...html.matchAll(/<input[^>]* type="([a-z]+)"/g)].map(([, kind = '']) => CONTROLS[kind]);
  return { classes, tags: new Set([...tags, ...kinds.filter((kind) => kind !== undefined)]) };
}

const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^ -~])+)/gi;
const TAG = /(?:^|[\s>+~,(])([a-z][a-z0-9]*)/g;
const readEscapes = (name: string) =>
  name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_match, code: string | undefined, character: string | undefined) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );

/** The classes and elements that a selector names. */
export const namesInSelector = (selector: string) => ({
  classes: [...selector.matchAll(CLASS)].map(([, name = '']) => readEscapes(name)),
  tags: [
    ...[...selector.replace(/\[[^\]]*\]/g, '').matchAll(TAG)].map(([, tag = '']) => tag),
    ...[...selector.matchAll(/::-webkit-(?:date|calendar|search|file)/g)].map(([inside]) => inside.replace('calendar', 'date')),
  ],
});

/** A list of selectors apart: at its own commas, not at those inside parentheses. */
export function alternatives(selectors: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < selectors.length; at += 1) {
    const character = selectors[at];
    if (character === '\\') at += 1;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      found.push(selectors.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, selectors.slice(start)];
}
