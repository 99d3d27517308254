import { prefixed } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import type { MarkdownBlock, MarkdownCell, MarkdownInline } from '#contract/texts/markdown.ts';
import { escapeXml } from './xml.ts';

type Place = { origin: string; language: Language; pictureAddress: (path: string) => string };

const tag = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>`;
const attribute = (name: string, value: string) => ` ${name}="${escapeXml(value)}"`;

function inline(node: MarkdownInline, place: Place): string {
  if (typeof node === 'string') return escapeXml(node);
  switch (node.type) {
    case 'strong':
      return tag('strong', inlines(node.children, place));
    case 'emphasis':
      return tag('em', inlines(node.children, place));
    case 'code':
      return tag('code', escapeXml(node.text));
    case 'image':
      return `<img${attribute('src', place.pictureAddress(node.path))}${attribute('alt', node.alt)}>`;
    case 'break':
      return '<br>';
    case 'link': {
      // An anchor within the text has no target in a feed reader.
      if (node.to.startsWith('#')) return inlines(node.children, place);
      const target = node.to.startsWith('/')
        ? place.origin + prefixed(node.to, place.language)
        : node.to;
      return tag('a', inlines(node.children, place), attribute('href', target));
    }
  }
}

const inlines = (nodes: readonly MarkdownInline[], place: Place): string =>
  nodes.map((node) => inline(node, place)).join('');

const row = (cells: readonly MarkdownCell[], name: 'th' | 'td', place: Place) =>
  tag('tr', cells.map(({ children }) => tag(name, inlines(children, place))).join(''));

function blockHtml(block: MarkdownBlock, place: Place): string {
  switch (block.type) {
    case 'heading':
      return tag(`h${block.level}`, inlines(block.children, place));
    case 'paragraph':
      return tag('p', inlines(block.children, place));
    case 'list':
      return tag(
        block.isOrdered ? 'ol' : 'ul',
        block.items.map((item) => tag('li', markdownHtml(item, place))).join(''),
      );
    case 'quote':
      return tag('blockquote', markdownHtml(block.children, place));
    case 'code':
      return tag('pre', tag('code', escapeXml(block.text)));
    case 'table':
      return tag(
        'table',
        row(block.head, 'th', place) + block.rows.map((cells) => row(cells, 'td', place)).join(''),
      );
    case 'rule':
      return '<hr>';
  }
}

/** A text as plain HTML for feed readers, with absolute URLs. */
export const markdownHtml = (blocks: readonly MarkdownBlock[], place: Place): string =>
  blocks.map((block) => blockHtml(block, place)).join('\n');
