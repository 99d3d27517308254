import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { splitLanguage } from '#contract/address.ts';
import type { MarkdownAlign, MarkdownBlock, MarkdownCell, MarkdownInline, MarkdownLevel } from '#contract/markdown.ts';
import { plainText } from '#contract/markdown.ts';
import { type MarkupElement, type MarkupNode, readMarkup } from './markup.ts';

/** Raw HTML is disabled, so that it stays text. */
const OPTIONS = { extensions: [gfmTable(), { disable: { null: ['htmlFlow', 'htmlText'] } }], htmlExtensions: [gfmTableHtml()] };
const HEADING = /^h([1-6])$/;
const BLOCKS = new Set(['p', 'ul', 'ol', 'blockquote', 'pre', 'table', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const PICTURE_PATH = /^[a-z0-9][\w/-]*\.(?:jpe?g|png|webp|avif|gif)(?:~[0-9a]{2})?$/i;
const ALIGNS = ['left', 'center', 'right'] as const;

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

function inlineOf(node: MarkupNode): MarkdownInline[] {
  if (typeof node === 'string') return [node];
  const children = () => inlinesOf(node.children);
  switch (node.tag) {
    case 'strong':
      return [{ type: 'strong', children: children() }];
    case 'em':
      return [{ type: 'emphasis', children: children() }];
    case 'code':
      return [{ type: 'code', text: plainText(children()) }];
    case 'br':
      return [{ type: 'break' }];
    case 'a': {
      const to = safeTarget(node.attributes.href ?? '');
      return to === undefined ? children() : [{ type: 'link', to, children: children() }];
    }
    case 'img': {
      const { src = '', alt = '' } = node.attributes;
      return PICTURE_PATH.test(src) ? [{ type: 'image', path: src, alt }] : [alt];
    }
    default:
      return children();
  }
}

const inlinesOf = (nodes: readonly MarkupNode[]): MarkdownInline[] => nodes.flatMap(inlineOf);

const elements = (node: MarkupElement | undefined, ...tags: string[]) =>
  (node?.children ?? []).filter((child): child is MarkupElement => typeof child !== 'string' && tags.includes(child.tag));

const cellsOf = (row: MarkupElement): MarkdownCell[] =>
  elements(row, 'th', 'td').map((cell) => {
    const align: MarkdownAlign = ALIGNS.find((one) => one === cell.attributes.align);
    return { ...(align && { align }), children: inlinesOf(cell.children) };
  });

/** Converts elements to the tree and tracks earlier headings: their ids are unique, and no level is skipped. */
class TreeBuilder {
  #ids = new Set<string>();
  #level = 1;
  /** A text with `#` headings is shifted down by one: the page's title is the only h1. */
  #shift: number;

  constructor(hasTopHeading: boolean) {
    this.#shift = hasTopHeading ? 1 : 0;
  }

  blocks(nodes: readonly MarkupNode[]): MarkdownBlock[] {
    const result: MarkdownBlock[] = [];
    let loose: MarkupNode[] = [];
    const closeParagraph = () => {
      const children = inlinesOf(loose);
      if (plainText(children).trim() !== '' || children.some((child) => typeof child !== 'string'))
        result.push({ type: 'paragraph', children: trimmed(children) });
      loose = [];
    };
    for (const node of nodes) {
      if (typeof node !== 'string' && BLOCKS.has(node.tag)) {
        closeParagraph();
        result.push(this.#block(node));
      } else {
        loose.push(node);
      }
    }
    closeParagraph();
    return result;
  }

  #block(node: MarkupElement): MarkdownBlock {
    const depth = HEADING.exec(node.tag)?.[1];
    if (depth) return this.#heading(Number(depth), inlinesOf(node.children));
    switch (node.tag) {
      case 'ul':
      case 'ol': {
        const start = Number(node.attributes.start ?? 1);
        return {
          type: 'list',
          isOrdered: node.tag === 'ol',
          ...(start !== 1 && { start }),
          items: elements(node, 'li').map((item) => this.blocks(item.children)),
        };
      }
      case 'blockquote':
        return { type: 'quote', children: this.blocks(node.children) };
      case 'pre':
        return { type: 'code', text: plainText(inlinesOf(node.children)).replace(/\n$/, '') };
      case 'table': {
        const [head] = elements(elements(node, 'thead')[0], 'tr');
        return { type: 'table', head: head ? cellsOf(head) : [], rows: elements(elements(node, 'tbody')[0], 'tr').map(cellsOf) };
      }
      case 'hr':
        return { type: 'rule' };
      default:
        return { type: 'paragraph', children: inlinesOf(node.children) };
    }
  }

  #heading(depth: number, children: MarkdownInline[]): MarkdownBlock {
    this.#level = Math.min(depth + this.#shift, this.#level + 1, 6);
    const slug = anchor(plainText(children));
    let id = slug;
    for (let count = 2; this.#ids.has(id); count += 1) id = `${slug}-${count}`;
    this.#ids.add(id);
    return { type: 'heading', level: this.#level as MarkdownLevel, id, children };
  }
}

/** Without the line breaks in the markup around a list item's text. */
const trimmed = (children: MarkdownInline[]) =>
  children
    .map((child, position) => {
      if (typeof child !== 'string') return child;
      const text = position === 0 ? child.trimStart() : child;
      return position === children.length - 1 ? text.trimEnd() : text;
    })
    .filter((child) => child !== '');

/**
 * Parses Markdown (CommonMark and GFM tables) to a tree. The library renders with everything escaped; only markup that the tree can
 * represent is taken over, so nothing else can reach a page.
 */
export function parseMarkdown(text: string): MarkdownBlock[] {
  const nodes = readMarkup(micromark(text, OPTIONS));
  return new TreeBuilder(nodes.some((node) => typeof node !== 'string' && node.tag === 'h1')).blocks(nodes);
}
