import { prefixed } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';
import { type MarkdownBlock, type MarkdownInline, plainText } from '#contract/texts/markdown.ts';

type Place = { origin: string; language: Language };

/** Links are followed by their absolute address. */
const inlineText = (nodes: readonly MarkdownInline[], place: Place): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string' || !('children' in node)) return plainText([node]);
      const text = inlineText(node.children, place);
      if (node.type !== 'link' || node.to.startsWith('#')) return text;
      const to = node.to.startsWith('/')
        ? place.origin + prefixed(node.to, place.language)
        : node.to;
      return `${text} (${to})`;
    })
    .join('');

function blockText(block: MarkdownBlock, place: Place): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return inlineText(block.children, place);
    case 'list':
      return block.items
        .map((item, n) => `${block.isOrdered ? `${n + 1}.` : '-'} ${markdownText(item, place)}`)
        .join('\n');
    case 'quote':
      return markdownText(block.children, place);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows]
        .map((cells) => cells.map(({ children }) => inlineText(children, place)).join(' · '))
        .join('\n');
    case 'rule':
      return '---';
  }
}

/** A text for programs that show no markup. */
export const markdownText = (blocks: readonly MarkdownBlock[], place: Place): string =>
  blocks.map((block) => blockText(block, place)).join('\n\n');
