/** Markdown as a small tree: node types that are not listed here cannot reach a page. */
export type MarkdownInline =
  | string
  | { type: 'strong' | 'emphasis'; children: MarkdownInline[] }
  /** `to`: a path inside the site without language, `#id`, or an absolute http(s) or mailto URL. */
  | { type: 'link'; to: string; children: MarkdownInline[] }
  | { type: 'code'; text: string }
  /** `path`: an image in the site's bucket. */
  | { type: 'image'; path: string; alt: string }
  | { type: 'break' };

export type MarkdownAlign = 'left' | 'center' | 'right' | undefined;
export type MarkdownCell = { align?: MarkdownAlign; children: MarkdownInline[] };

export type MarkdownBlock =
  | { type: 'heading'; level: MarkdownLevel; id: string; children: MarkdownInline[] }
  | { type: 'paragraph'; children: MarkdownInline[] }
  | { type: 'list'; isOrdered: boolean; start?: number; items: MarkdownBlock[][] }
  | { type: 'quote'; children: MarkdownBlock[] }
  | { type: 'code'; text: string }
  | { type: 'table'; head: MarkdownCell[]; rows: MarkdownCell[][] }
  | { type: 'rule' };

/** A page's own heading is the h1. */
export type MarkdownLevel = 2 | 3 | 4 | 5 | 6;

/** The text without markup, for tables of contents and alternative texts. */
export const plainText = (nodes: readonly MarkdownInline[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('children' in node) return plainText(node.children);
      if (node.type === 'code') return node.text;
      return node.type === 'image' ? node.alt : ' ';
    })
    .join('');
