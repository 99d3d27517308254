import { alternatives, namesInSelector, type PageNames } from './css-names.ts';
import type { CssNode } from './stylesheet.ts';

/**
 * Nobody points, prints or reads without scripts before the whole style sheet is there (`<noscript>` brings it at once), and what is
 * left of it moves nothing: edges in forced colours, parts of the browser's own controls.
 */
const LATER =
  /^@media (?:print|\(hover: ?hover\)|\(scripting: ?none\)|\(forced-colors: ?active\))|^@supports|:hover|:active|::backdrop|::file-selector-button|::-webkit-(?!details)|:-moz-|optgroup/;
/** Kept as they are, when what they define is used. */
const DEFINING = /^@(?:property|keyframes) +([\w-]+)/;

const INITIAL = /initial-value: ?([^;}]*)/;
const VARIABLE = /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;

type Compiled =
  | { kind: 'text'; text: string; uses: string[] }
  | { kind: 'group'; head: string; body: Compiled[] }
  | { kind: 'definition'; name: string; text: string; initial: string | undefined }
  | { kind: 'variable'; name: string; text: string; uses: string[] }
  | { kind: 'rule'; selectors: { text: string; classes: string[]; tags: string[] }[]; text: string; uses: string[] };

/** A style sheet made ready for being cut down to pages: a page costs no more than a look at its names. */
export type CompiledSheet = readonly Compiled[];

const written = (node: CssNode): string => (typeof node === 'string' ? node : `${node.head}{${node.body.map(written).join(';')}}`);
const usesOf = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Movement begins when the whole sheet is there. */
const MOVEMENT = /^(?:transition-[a-z-]+|cursor|--tw-duration):/;
const FINE_COLOUR = /^([a-z-]+): ?(?:lab|oklab|lch|oklch|color)\(/;

/** A declaration that can wait: movement, what has just been said, and a colour that stands before it in hexadecimal digits. */
function isLater(declaration: string, before: CssNode | undefined): boolean {
  if (declaration === before) return true;
  const property = FINE_COLOUR.exec(declaration)?.[1];
  return MOVEMENT.test(declaration) || (property !== undefined && typeof before === 'string' && before.startsWith(`${property}:`));
}

export function compileSheet(nodes: readonly CssNode[]): CompiledSheet {
  return nodes.flatMap((node): Compiled[] => {
    if (typeof node === 'string') {
      const name = node.startsWith('--') ? node.slice(0, node.indexOf(':')) : undefined;
      return [name ? { kind: 'variable', name, text: node, uses: usesOf(node) } : { kind: 'text', text: node, uses: usesOf(node) }];
    }
    const { head, body } = node;
    const name = DEFINING.exec(head)?.[1];
    if (name) return [{ kind: 'definition', name, text: written(node), initial: INITIAL.exec(written(node))?.[1] }];
    if (head === '@font-face') return [{ kind: 'text', text: written(node), uses: [] }];
    if (head.startsWith('@') && LATER.test(head)) return [];
    // The theme's variables stand in a rule of their own.
    if (head.startsWith('@') || body.every((inner) => typeof inner === 'string' && inner.startsWith('--') && head.includes(':root')))
      return [{ kind: 'group', head, body: [...compileSheet(body)] }];
    const selectors = alternatives(head).filter((text) => !LATER.test(text));
    // What is nested in a rule is the rule's own element in some state.
    const text = body
      .filter((inner, index) => (typeof inner === 'string' ? !isLater(inner, body[index - 1]) : !LATER.test(inner.head)))
      .map(written)
      .join(';');
    return text && selectors.length > 0
      ? [{ kind: 'rule', selectors: selectors.map((one) => ({ text: one, ...namesInSelector(one) })), text, uses: usesOf(text) }]
      : [];
  });
}

const applies = ({ classes, tags }: { classes: string[]; tags: string[] }, page: PageNames) =>
  classes.length > 0 ? classes.every((name) => page.classes.has(name)) : tags.length === 0 || tags.some((tag) => page.tags.has(tag));

type Kept =
  | Exclude<Compiled, { kind: 'group' | 'rule' }>
  | { kind: 'kept'; text: string; uses: string[] }
  | { kind: 'keptGroup'; head: string; body: Kept[] };

/** The rules that apply to a page. */
const keptRules = (nodes: readonly Compiled[], page: PageNames): Kept[] =>
  nodes.flatMap((node): Kept[] => {
    if (node.kind === 'group') {
      const body = keptRules(node.body, page);
      return body.length > 0 ? [{ kind: 'keptGroup', head: node.head, body }] : [];
    }
    if (node.kind !== 'rule') return [node];
    const selectors = node.selectors.filter((selector) => applies(selector, page));
    if (selectors.length === 0) return [];
    return [{ kind: 'kept', text: `${selectors.map(({ text }) => text).join(',')}{${node.text}}`, uses: node.uses }];
  });

const flat = (nodes: readonly Kept[]): Exclude<Kept, { kind: 'keptGroup' }>[] =>
  nodes.flatMap((node) => (node.kind === 'keptGroup' ? flat(node.body) : [node]));

/** As much of the style sheet as a page with these names needs to look right before the rest is there. */
export function criticalCss(sheet: CompiledSheet, page: PageNames): string {
  const kept = keptRules(sheet, page);
  const all = flat(kept);
  const rules = all.filter((node) => node.kind === 'kept' || node.kind === 'text');
  const told = rules.map(({ text }) => text).join('');
  const definitions = new Map(all.flatMap((node) => (node.kind === 'definition' ? [[node.name, node]] : [])));
  const variables = new Map(all.flatMap((node) => (node.kind === 'variable' ? [[node.name, node.uses]] : [])));

  // A set goes on over what is added while it is gone through.
  const used = new Set(rules.flatMap(({ uses }) => uses));
  for (const name of used) for (const inner of variables.get(name) ?? []) used.add(inner);
  const known = new Map<string, boolean>();
  const isSet = (name: string) => {
    const isKnown = known.get(name) ?? (variables.has(name) || told.includes(`${name}:`));
    known.set(name, isKnown);
    return isKnown;
  };
  /** Its definition keeps a property from being handed down; where each rule that uses it sets it too, nothing is. */
  const isHandedDown = (name: string) => rules.some(({ text }) => text.includes(`var(${name}`) && !text.includes(`${name}:`));
  const isDefined = (name: string) => (name.startsWith('--') ? isSet(name) && isHandedDown(name) : told.includes(name));
  /** What nothing on the page sets is what it is from the start. */
  const settled = (text: string): string =>
    text.replace(VARIABLE, (whole, name: string, fallback: string | undefined) => {
      // The theme's variables stand at the root: no element is without them.
      if (variables.has(name)) return `var(${name})`;
      const start = isSet(name) ? undefined : (definitions.get(name)?.initial ?? fallback);
      return start === undefined ? whole : settled(start);
    });

  /** Without the variables that nothing on the page reads. */
  const needed = (text: string) =>
    text.replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (declaration, name: string) => (used.has(name) ? declaration : ''));

  const write = (nodes: readonly Kept[]): string =>
    nodes
      .map((node): string => {
        if (node.kind === 'keptGroup') {
          const body = write(node.body);
          return body ? `${node.head}{${body}}` : '';
        }
        if (node.kind === 'variable') return used.has(node.name) ? `${node.text};` : '';
        if (node.kind === 'definition') return isDefined(node.name) ? node.text : '';
        const text = settled(needed(node.text));
        return text.endsWith('}') ? text : `${text};`;
      })
      .join('');
  return write(kept);
}
