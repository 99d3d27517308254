import type {
  Definition,
  Image,
  Link,
  Nodes,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { normalizeUri } from 'micromark-util-sanitize-uri';
import { splitLanguage } from '#contract/address.ts';
import type {
  MarkdownAlign,
  MarkdownBlock,
  MarkdownCell,
  MarkdownInline,
  MarkdownLevel,
} from '#contract/texts/markdown.ts';
import { plainText } from '#contract/texts/markdown.ts';

/** Raw HTML is disabled, so that it stays text. */
const OPTIONS = {
  extensions: [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText'] } }],
  mdastExtensions: [gfmTableFromMarkdown()],
};
/** Deeper nodes are unwrapped: their content becomes part of the parent. */
const MAX_DEPTH = 20;
const PICTURE_PATH = /^[a-z0-9][\w/-]*\.(?:jpe?g|png|webp|avif|gif)(?:~[0-9a]{2})?$/i;

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Ids of headings have a prefix, so that they cannot collide with an id of the page. */
const anchor = (text: string) => `s-${slug(text) || 'section'}`;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Only http(s), mailto, paths inside the site and anchors; undefined for anything else. */
function safeTarget(href: string): string | undefined {
  if (href.startsWith('#')) return `#${anchor(decoded(href.slice(1)).replace(/^s-/, ''))}`;
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return splitLanguage(href).path;
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return undefined;
  const url = URL.canParse(href) ? new URL(href) : undefined;
  // Stored before such URLs were refused.
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Converts the syntax tree and tracks earlier headings: their ids are unique, and no level is skipped. */
class TreeBuilder {
  #ids = new Set<string>();
  #level = 1;
  #depth = 0;
  /** A text with `#` headings is shifted down by one: the page's title is the only h1. */
  #shift: number;
  #definitions: Map<string, Definition>;

  constructor(nodes: readonly RootContent[]) {
    this.#shift = nodes.some((node) => node.type === 'heading' && node.depth === 1) ? 1 : 0;
    this.#definitions = new Map(definitionsIn(nodes).map((one) => [one.identifier, one]));
  }

  blocks(nodes: readonly RootContent[]): MarkdownBlock[] {
    this.#depth += 1;
    const blocks = nodes.flatMap((node) => this.#block(node));
    this.#depth -= 1;
    return blocks;
  }

  #block(node: RootContent): MarkdownBlock[] {
    switch (node.type) {
      case 'heading':
        return [this.#heading(node.depth, this.#inlines(node.children))];
      case 'paragraph':
        return [{ type: 'paragraph', children: this.#inlines(node.children) }];
      case 'list': {
        const items = node.children.map((item) => this.blocks(item.children));
        if (this.#depth > MAX_DEPTH) return items.flat();
        const start = node.start ?? 1;
        return [
          { type: 'list', isOrdered: node.ordered ?? false, ...(start !== 1 && { start }), items },
        ];
      }
      case 'blockquote': {
        const children = this.blocks(node.children);
        return this.#depth > MAX_DEPTH ? children : [{ type: 'quote', children }];
      }
      case 'code':
        return [{ type: 'code', text: node.value }];
      case 'table':
        return [this.#table(node)];
      case 'thematicBreak':
        return [{ type: 'rule' }];
      default:
        return [];
    }
  }

  #table({ align, children: [head, ...rows] }: Table): MarkdownBlock {
    const width = head?.children.length ?? 0;
    const cells = (row: TableRow | undefined): MarkdownCell[] =>
      Array.from({ length: width }, (_, column) => {
        const side: MarkdownAlign = align?.[column] ?? undefined;
        return {
          ...(side && { align: side }),
          children: this.#inlines(row?.children[column]?.children ?? []),
        };
      });
    return { type: 'table', head: cells(head), rows: rows.map(cells) };
  }

  #heading(depth: number, children: MarkdownInline[]): MarkdownBlock {
    this.#level = Math.min(depth + this.#shift, this.#level + 1, 6);
    const base = anchor(plainText(children));
    let id = base;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${base}-${count}`;
    this.#ids.add(id);
    return { type: 'heading', level: this.#level as MarkdownLevel, id, children };
  }

  #inlines(nodes: readonly PhrasingContent[]): MarkdownInline[] {
    this.#depth += 1;
    const inlines = nodes.flatMap((node) => this.#inline(node));
    this.#depth -= 1;
    return inlines;
  }

  #inline(node: PhrasingContent): MarkdownInline[] {
    switch (node.type) {
      case 'text':
        return [node.value];
      case 'strong':
      case 'emphasis': {
        const children = this.#inlines(node.children);
        return this.#depth > MAX_DEPTH ? children : [{ type: node.type, children }];
      }
      case 'inlineCode':
        return [{ type: 'code', text: node.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'link':
      case 'linkReference': {
        const children = this.#inlines(node.children);
        const to = safeTarget(normalizeUri(this.#addressOf(node)));
        return to === undefined ? children : [{ type: 'link', to, children }];
      }
      case 'image':
      case 'imageReference': {
        const path = this.#addressOf(node);
        const alt = node.alt ?? '';
        return PICTURE_PATH.test(path) ? [{ type: 'image', path, alt }] : [alt];
      }
      default:
        return [];
    }
  }

  #addressOf(node: Link | Image | { identifier: string }): string {
    return 'url' in node ? node.url : (this.#definitions.get(node.identifier)?.url ?? '');
  }
}

/** The definitions of reference links; of two with one name the first counts. */
const definitionsIn = (nodes: readonly Nodes[]): Definition[] =>
  nodes
    .flatMap((node) =>
      node.type === 'definition' ? [node] : 'children' in node ? definitionsIn(node.children) : [],
    )
    .reverse();

/**
 * Parses Markdown (CommonMark and GFM tables) to a tree. Only nodes that the tree can represent are taken over, so nothing else can reach a
 * page.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const { children } = fromMarkdown(text, OPTIONS);
  return new TreeBuilder(children).blocks(children);
}
