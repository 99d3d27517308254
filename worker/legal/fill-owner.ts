import { OWNER_FIELDS, type OwnerField, type Settings } from '#contract/pages/settings.ts';
import { formatPhone } from '#contract/people/phone.ts';
import type { MarkdownBlock, MarkdownInline } from '#contract/texts/markdown.ts';

const PLACE = /\{\{(\w+)\}\}/g;

const isOwnerField = (name: string): name is OwnerField => OWNER_FIELDS.some((field) => field === name);

/** The text of a placeholder, a marker for the owner when the setting is empty, or undefined for an unknown name. */
function settingOf(name: string, site: Settings): MarkdownInline | undefined {
  if (isOwnerField(name)) return formatPhone(site[name].trim()) || { type: 'missing', field: name };
  switch (name) {
    case 'siteName':
      return site.siteName;
    case 'retentionMonths':
      return String(site.retentionMonths);
    case 'consentMonths':
      return String(site.consentMonths);
    default:
      return undefined;
  }
}

function fillText(text: string, site: Settings): MarkdownInline[] {
  const parts: MarkdownInline[] = [];
  let position = 0;
  for (const match of text.matchAll(PLACE)) {
    const value = settingOf(match[1] ?? '', site);
    if (value === undefined) continue;
    parts.push(text.slice(position, match.index), value);
    position = match.index + match[0].length;
  }
  return [...parts, text.slice(position)].filter((part) => part !== '');
}

/** Fills placeholders such as `{{legalName}}` from the firm's settings, after parsing, so that a setting can never become Markdown. */
export function fillOwner(blocks: readonly MarkdownBlock[], site: Settings): MarkdownBlock[] {
  const inlines = (nodes: readonly MarkdownInline[]): MarkdownInline[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return fillText(node, site);
      return 'children' in node ? [{ ...node, children: inlines(node.children) }] : [node];
    });
  const fill = (list: readonly MarkdownBlock[]): MarkdownBlock[] =>
    list.map((block) => {
      switch (block.type) {
        case 'heading':
        case 'paragraph':
          return { ...block, children: inlines(block.children) };
        case 'quote':
          return { ...block, children: fill(block.children) };
        case 'list':
          return { ...block, items: block.items.map(fill) };
        case 'table': {
          const row = (cells: typeof block.head) => cells.map((cell) => ({ ...cell, children: inlines(cell.children) }));
          return { ...block, head: row(block.head), rows: block.rows.map(row) };
        }
        default:
          return block;
      }
    });
  return fill(blocks);
}
