import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ScrollArea } from '#base/ui/sections/scroll-area.tsx';
import type { MarkdownBlock, MarkdownCell } from '#contract/texts/markdown.ts';
import { Inlines, keyed } from './markdown-inline.tsx';

const HEADINGS = {
  2: 'mt-12 scroll-mt-24 text-3xl first:mt-0',
  3: 'mt-8 scroll-mt-24 text-2xl first:mt-0',
  4: 'mt-6 scroll-mt-24 text-xl first:mt-0',
  5: 'mt-6 scroll-mt-24 text-lg font-semibold first:mt-0',
  6: 'mt-6 scroll-mt-24 font-semibold first:mt-0',
} as const;
const ALIGN = { left: 'text-left', center: 'text-center', right: 'text-right' } as const;

const cells = (row: readonly MarkdownCell[], tag: 'th' | 'td') =>
  keyed(row, ({ align = 'left', children }) =>
    tag === 'th' ? (
      <th scope="col" className={`px-3 py-3 sm:px-4 font-semibold text-deep-900 ${ALIGN[align]}`}>
        <Inlines nodes={children} />
      </th>
    ) : (
      <td className={`px-3 py-3 sm:px-4 align-top ${ALIGN[align]}`}>
        <Inlines nodes={children} />
      </td>
    ),
  );

/** Columns that fit on a phone; a wider table scrolls. */
const FITS_A_PHONE = 3;

function Table({
  head,
  rows,
}: {
  head: readonly MarkdownCell[];
  rows: readonly (readonly MarkdownCell[])[];
}) {
  const { t } = useTranslation();
  return (
    <ScrollArea label={t('markdown.table')} className="my-7 border border-limestone-300 bg-white">
      <table
        className={`w-full border-collapse text-base ${head.length > FITS_A_PHONE ? 'min-w-[26rem]' : ''}`}
      >
        <thead className="bg-limestone-100">
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {keyed(rows, (row) => (
            <tr className="border-t border-limestone-200">{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** An item with one paragraph renders without a `p`. */
function ListItem({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  const [first, ...rest] = blocks;
  return (
    <li className="pl-1.5 marker:font-semibold marker:text-terracotta-600">
      {first?.type === 'paragraph' ? (
        <>
          <Inlines nodes={first.children} />
          <Blocks blocks={rest} />
        </>
      ) : (
        <Blocks blocks={blocks} />
      )}
    </li>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id} className={HEADINGS[block.level]}>
          <Inlines nodes={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="my-5 first:mt-0 last:mb-0">
          <Inlines nodes={block.children} />
        </p>
      );
    case 'list': {
      const items = keyed(block.items, (item) => <ListItem blocks={item} />);
      return block.isOrdered ? (
        <ol start={block.start} className="my-5 list-decimal space-y-2.5 pl-7">
          {items}
        </ol>
      ) : (
        <ul className="my-5 list-disc space-y-2.5 pl-6">{items}</ul>
      );
    }
    case 'quote':
      return (
        <blockquote className="my-7 border-l-4 border-terracotta-400 pl-5 font-display text-xl text-deep-800">
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="my-6 rounded-card bg-deep-950 p-5 text-sm whitespace-pre-wrap text-white">
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
    case 'rule':
      return <hr className="mx-auto my-10 w-24 border-t-2 border-limestone-400" />;
  }
}

const Blocks = ({ blocks }: { blocks: readonly MarkdownBlock[] }) =>
  keyed(blocks, (block) => <Block block={block} />);

/** Renders user-written Markdown as elements from its tree, never as raw HTML. Lines hold 65 to 70 characters. */
export function Markdown({ blocks, lang }: { blocks: readonly MarkdownBlock[]; lang?: string }) {
  const language = useLanguage();
  return (
    // Remounted when the language changes: `removeChild` throws for text nodes that a browser's translation has replaced.
    <div
      key={lang ?? language}
      lang={lang}
      className="max-w-[38rem] text-lg leading-relaxed hyphens-auto"
    >
      <Blocks blocks={blocks} />
    </div>
  );
}
