/** A rule of a style sheet, or a block with rules in it, as `@media`. */
type Part = { head: string; text: string; classes?: readonly string[]; parts?: readonly Part[] };

const NESTING = /^@(?:media|supports|layer|container)\b/;
const STRING_OR_BRACE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/gs;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gis;
/** What must not be there for a rule to match. */
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const classesIn = (selectors: string) =>
  [...selectors.replace(NEGATION, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replace(ESCAPE, (_all, code: string | undefined, character: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );

/** Index after the block that opens at `start`. */
function endOfBlock(css: string, start: number): number {
  const tokens = new RegExp(STRING_OR_BRACE);
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = tokens.exec(css); token; token = tokens.exec(css)) {
    if (token[0] === '{') depth += 1;
    if (token[0] === '}') depth -= 1;
    if (depth === 0 && token[0] === '}') return tokens.lastIndex;
  }
  return css.length;
}

function partOf(head: string, block: string): Part {
  const text = head + block;
  if (NESTING.test(head)) return { head, text, parts: partsOf(block.slice(1, -1)) };
  return { head, text, classes: head.startsWith('@') ? undefined : classesIn(head) };
}

function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  const tokens = new RegExp(STRING_OR_BRACE);
  for (let token = tokens.exec(css); token; token = tokens.exec(css)) {
    const end = token[0] === '{' ? endOfBlock(css, token.index) : tokens.lastIndex;
    if (token[0] === '{')
      parts.push(partOf(css.slice(start, token.index).trim(), css.slice(token.index, end)));
    else if (token[0] === ';')
      parts.push({ head: css.slice(start, end), text: css.slice(start, end) });
    else continue;
    start = end;
    tokens.lastIndex = end;
  }
  return parts;
}

export type StyleSheet = { readonly parts: readonly Part[] };

export const parseSheet = (css: string): StyleSheet => ({
  parts: partsOf(css.replace(/\/\*.*?\*\//gs, '')),
});

function textOf(parts: readonly Part[], used: ReadonlySet<string>): string {
  let text = '';
  for (const part of parts) {
    if (part.parts) {
      const inner = textOf(part.parts, used);
      if (inner) text += `${part.head}{${inner}}`;
    } else if (!part.classes?.length || part.classes.some((name) => used.has(name))) {
      text += part.text;
    }
  }
  return text;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The classes of the markup; a plain search, since pages are long. */
function classesOf(html: string): Set<string> {
  const attributes = new Set<string>();
  for (let at = html.indexOf(' class="'); at >= 0; ) {
    const start = at + ' class="'.length;
    const end = html.indexOf('"', start);
    attributes.add(html.slice(start, end));
    at = html.indexOf(' class="', end);
  }
  return new Set(
    [...attributes].flatMap((value) =>
      value
        .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity)
        .split(/\s+/),
    ),
  );
}

/** The rules that can match the markup: those without a class, and those with one that it has. Their order stays. */
export const usedStyles = ({ parts }: StyleSheet, html: string): string =>
  textOf(parts, classesOf(html));
