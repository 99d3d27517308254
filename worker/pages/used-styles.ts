/** Classes of which a selector needs all. */
type Needed = readonly string[];
/** A rule of a style sheet, or a block with rules in it, as `@media`. */
type Part = {
  head: string;
  text: string;
  /** Of each of its selectors; one of them suffices. */
  needs?: readonly Needed[];
  /** Of a rule that sets variables alone, and of the registration of one. */
  variables?: readonly { name: string; text: string }[];
  parts?: readonly Part[];
};

const NESTING = /^@(?:media|supports|layer|container)\b/;
const STRING_OR_BRACE = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[{};]/gs;
const CLASS = /\.((?:\\.|[\w-]|[^\0-\x7f])+)/gs;
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|(.))/gis;
/** What must not be there for a rule to match. */
const NEGATION = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

const classesIn = (selector: string) =>
  [...selector.replace(NEGATION, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replace(ESCAPE, (_all, code: string | undefined, character: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
    ),
  );

/** The selectors of a list; commas in brackets are part of one. */
function selectorsOf(head: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const [token] of head.matchAll(/\\.|[^\\]/gs)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (token === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += token;
  }
  return selectors;
}

/** A selector with alternatives in brackets needs one of its classes, another one all. */
const needsOf = (selector: string): Needed[] => {
  const classes = classesIn(selector);
  return selector.replace(NEGATION, '').includes(',') && classes.length > 0
    ? classes.map((name) => [name])
    : [classes];
};

const REGISTERED = /^@property\s+(--[\w-]+)/;
const SETTING = /^(--[\w-]+)\s*:/;

/** The variables of a rule that sets nothing else. */
function variablesOf(head: string, block: string) {
  const registered = REGISTERED.exec(head)?.[1];
  if (registered) return [{ name: registered, text: head + block }];
  if (head.startsWith('@') || classesIn(head).length > 0) return undefined;
  const settings = block.slice(1, -1).split(/;(?=\s*--|\s*$)/);
  const named = settings
    .filter((text) => text.trim())
    .map((text) => ({ name: SETTING.exec(text.trim())?.[1], text: text.trim() }));
  return named.every((one): one is { name: string; text: string } => one.name !== undefined)
    ? named
    : undefined;
}

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
  return {
    head,
    text,
    needs: head.startsWith('@') ? undefined : selectorsOf(head).flatMap(needsOf),
    variables: variablesOf(head, block),
  };
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

type Used = { classes: ReadonlySet<string>; variables?: ReadonlySet<string> };

const isUsed = ({ needs }: Part, { classes }: Used) =>
  !needs || needs.some((needed) => needed.every((name) => classes.has(name)));

/** Without `variables`, rules that set variables alone are left out; with it they set those. */
function textOf(parts: readonly Part[], used: Used): string {
  let text = '';
  for (const part of parts) {
    if (part.parts) {
      const inner = textOf(part.parts, used);
      if (inner) text += `${part.head}{${inner}}`;
    } else if (part.variables) {
      const set = part.variables.filter(({ name }) => used.variables?.has(name));
      if (set.length === 0) continue;
      text += part.needs ? `${part.head}{${set.map((one) => one.text).join(';')}}` : part.text;
    } else if (isUsed(part, used)) {
      text += part.text;
    }
  }
  return text;
}

/** Names in `var()`. */
const variablesIn = (css: string) =>
  [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

function* settingsOf(parts: readonly Part[]): Generator<string> {
  for (const part of parts) {
    if (part.parts) yield* settingsOf(part.parts);
    for (const { text } of part.variables ?? []) yield text;
  }
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

export type StyleSheet = {
  readonly parts: readonly Part[];
  /** Variables whose values use them. */
  readonly variables: readonly string[];
};

export function parseSheet(css: string): StyleSheet {
  const parts = partsOf(css.replace(/\/\*.*?\*\//gs, ''));
  return { parts, variables: [...settingsOf(parts)].flatMap(variablesIn) };
}

/** The rules that can match the markup, in their order: those without a class, and those whose classes it has; and the variables that they use. */
export function usedStyles({ parts, variables }: StyleSheet, html: string): string {
  const classes = classesOf(html);
  const rules = textOf(parts, { classes });
  return textOf(parts, { classes, variables: new Set([...variables, ...variablesIn(rules)]) });
}
