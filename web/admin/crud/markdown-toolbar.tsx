import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picturePath } from '#contract/picture-address.ts';
import { LinkDialog } from './link-dialog.tsx';
import { blockEdit, type Edit, type LineKind, linesEdit, linkEdit, type Selected, wrapEdit } from './markdown-edits.ts';
import type { AdminKey } from './paths.ts';
import { PicturePicker } from './picture-picker.tsx';

const MARKS: readonly [label: AdminKey, mark: string, sign: ReactNode][] = [
  ['markdown.bold', '**', <b key="b">B</b>],
  ['markdown.italic', '*', <i key="i">I</i>],
];
const LINES: readonly [label: AdminKey, kind: LineKind, sign: ReactNode][] = [
  ['markdown.heading', 'heading', 'H2'],
  ['markdown.subheading', 'subheading', 'H3'],
  ['markdown.bullets', 'bullets', '•–'],
  ['markdown.numbers', 'numbers', '1.'],
  ['markdown.quote', 'quote', '❞'],
];
const PLAIN_SIGN = 'font-sans text-sm font-semibold';

type MarkdownToolbarProps = {
  /** Label of the text area that the buttons write into. */
  label: string;
  textId: string;
  selected: () => Selected;
  perform: (edit: Edit) => void;
  onPicture: (path: string) => void;
  /** Extra buttons at the end. */
  children?: ReactNode;
};

/** Toolbar that inserts Markdown syntax. */
export function MarkdownToolbar({ label, textId, selected, perform, onPicture, children }: MarkdownToolbarProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<{ for: 'link' | 'picture'; at: Selected }>();
  const chosenWords = asked ? asked.at.text.slice(asked.at.start, asked.at.end) : '';
  const button = (key: AdminKey, sign: ReactNode, run: () => void) => (
    <button
      key={key}
      type="button"
      title={t(key)}
      // Preserves the selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      className={`inline-flex h-10 w-8 items-center justify-center rounded-lg text-deep-900 hover:bg-limestone-200 ${PLAIN_SIGN}`}
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{t(key)}</span>
    </button>
  );
  const table = `| ${t('markdown.column')} | ${t('markdown.column')} |\n| --- | --- |\n|  |  |`;
  return (
    <div role="toolbar" aria-label={t('markdown.toolbar', { label })} aria-controls={textId} className="flex flex-wrap items-center">
      {MARKS.map(([key, mark, sign]) => button(key, sign, () => perform(wrapEdit(selected(), mark))))}
      {LINES.map(([key, kind, sign]) => button(key, sign, () => perform(linesEdit(selected(), kind))))}
      {button('markdown.link', <Sign path="M9.5 14.5 14.5 9.5M8 11l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 13l2-2a3.5 3.5 0 0 0-5-5l-2 2" />, () =>
        setAsked({ for: 'link', at: selected() }),
      )}
      {button('markdown.picture', <Sign path="M4 5.5h16v13H4Zm0 9.5 4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9h.01" />, () =>
        setAsked({ for: 'picture', at: selected() }),
      )}
      {button('markdown.table', <Sign path="M4 5.5h16v13H4Zm0 4.5h16M4 14.2h16M12 5.5v13" />, () => perform(blockEdit(selected(), table)))}
      {children}
      {asked?.for === 'link' && (
        <LinkDialog
          words={chosenWords}
          onClose={() => setAsked(undefined)}
          onLink={(words, address) => {
            setAsked(undefined);
            perform(linkEdit(asked.at, words, address));
          }}
        />
      )}
      {asked?.for === 'picture' && (
        <PicturePicker
          title={t('markdown.picture')}
          onClose={() => setAsked(undefined)}
          onPick={([address]) => {
            setAsked(undefined);
            if (address) onPicture(picturePath(address));
          }}
        />
      )}
    </div>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" className="size-5">
    <path d={path} />
  </svg>
);
