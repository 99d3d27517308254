import {
  type MarkdownBlock,
  type MarkdownCell,
  type MarkdownInline,
  plainText,
} from '#contract/texts/markdown.ts';
import {
  fillPlaceholders,
  lacksValue,
  type PlaceholderValues,
} from '#contract/texts/placeholders.ts';

/** Placeholders inside a list item or table cell, however deep. */
const textOf = (blocks: readonly MarkdownBlock[]): string =>
  blocks
    .map((block) => {
      switch (block.type) {
        case 'heading':
        case 'paragraph':
          return plainText(block.children);
        case 'quote':
          return textOf(block.children);
        default:
          return '';
      }
    })
    .join(' ');

const rowText = (cells: readonly MarkdownCell[]) =>
  cells.map(({ children }) => plainText(children)).join(' ');

/**
 * Fills placeholders such as `{{legalName}}` after parsing, so that a setting can never become Markdown. What has no value is left out:
 * the item of a list, the row of a table, else the sentence.
 */
export function fillBlocks(
  blocks: readonly MarkdownBlock[],
  values: PlaceholderValues,
): MarkdownBlock[] {
  const inlines = (nodes: readonly MarkdownInline[]): MarkdownInline[] =>
    nodes
      .map((node) => {
        if (typeof node === 'string') return fillPlaceholders(node, values);
        return 'children' in node ? { ...node, children: inlines(node.children) } : node;
      })
      .filter((node) => node !== '');
  const fill = (list: readonly MarkdownBlock[]): MarkdownBlock[] =>
    list.flatMap((block): MarkdownBlock[] => {
      switch (block.type) {
        case 'heading':
        case 'paragraph': {
          const children = inlines(block.children);
          return children.length > 0 ? [{ ...block, children }] : [];
        }
        case 'quote':
          return [{ ...block, children: fill(block.children) }];
        case 'list': {
          const items = block.items.filter((item) => !lacksValue(textOf(item), values)).map(fill);
          return items.length > 0 ? [{ ...block, items }] : [];
        }
        case 'table': {
          const row = (cells: readonly MarkdownCell[]) =>
            cells.map((cell) => ({ ...cell, children: inlines(cell.children) }));
          return [
            {
              ...block,
              head: row(block.head),
              rows: block.rows.filter((cells) => !lacksValue(rowText(cells), values)).map(row),
            },
          ];
        }
        default:
          return [block];
      }
    });
  return fill(blocks);
}
