export type MarkupElement = { tag: string; attributes: Record<string, string>; children: MarkupNode[] };
export type MarkupNode = string | MarkupElement;

/** Deeper elements are unwrapped: their content becomes part of the parent. */
const MAX_DEPTH = 20;

const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"]*")*) ?\/?>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const VOID = new Set(['br', 'hr', 'img']);
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Parses the markup that micromark writes: well-formed, attributes in double quotes, and every `& < > "` of a text as one of four entities.
 * Not a parser for arbitrary HTML.
 */
export function readMarkup(markup: string): MarkupNode[] {
  const root: MarkupElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  let position = 0;
  const addText = (text: string) => {
    if (text !== '') open.at(-1)?.children.push(decode(text));
  };
  for (const match of markup.matchAll(TAG)) {
    const [matched, slash, tag = '', written = ''] = match;
    addText(markup.slice(position, match.index));
    position = match.index + matched.length;
    if (slash) {
      if (open.length > 1) open.pop();
      continue;
    }
    const parent = open.at(-1) ?? root;
    const isTooDeep = open.length > MAX_DEPTH;
    const attributes = Object.fromEntries([...written.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [name, decode(value)]));
    const element: MarkupElement = { tag, attributes, children: isTooDeep ? parent.children : [] };
    if (!isTooDeep) parent.children.push(element);
    if (!VOID.has(tag)) open.push(element);
  }
  addText(markup.slice(position));
  return root.children;
}
