import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { picturePath } from '#contract/pictures/picture-address.ts';
import type { AdminKey } from '../behaviour/paths.ts';
import { isLinkTarget, SITE_PATHS } from '../behaviour/site-paths.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { TextField } from '../fields/fields.tsx';
import { PicturePicker } from '../pictures/picture-picker.tsx';
import { SubmitForm } from '../submit-form.tsx';
import {
  blockEdit,
  type Edit,
  type LineKind,
  linesEdit,
  linkEdit,
  type Selected,
  wrapEdit,
} from './markdown-edits.ts';

type LinkDialogProps = {
  words: string;
  onLink: (words: string, address: string) => void;
  onClose: () => void;
};

/** Dialog for a link's text and address. */
function LinkDialog({ words, onLink, onClose }: LinkDialogProps) {
  const { t } = useTranslation('admin-area');
  const list = useId();
  const [text, setText] = useState(words);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const done = () => {
    const target = /^www\.|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address.trim())
      ? `https://${address.trim()}`
      : address.trim();
    if (isLinkTarget(target)) onLink(text, target);
    else setWrong(true);
  };
  return (
    <Dialog title={t('markdown.link')} onClose={onClose}>
      <SubmitForm noValidate onSubmit={() => done()}>
        <div className="space-y-4">
          <TextField label={t('markdown.link_text')} value={text} onChange={setText} />
          <TextField
            label={t('markdown.link_address')}
            hint={t('markdown.link_hint')}
            error={isWrong ? 'invalid' : undefined}
            value={address}
            onChange={setAddress}
            list={list}
            inputMode="url"
            spellCheck={false}
          />
          <datalist id={list}>
            {SITE_PATHS.map((path) => (
              <option key={path} value={path} />
            ))}
          </datalist>
        </div>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button label={t('pictures.cancel')} onClick={onClose} />
          <Button look="sea" label={t('markdown.insert')} type="submit" />
        </div>
      </SubmitForm>
    </Dialog>
  );
}

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
export function MarkdownToolbar({
  label,
  textId,
  selected,
  perform,
  onPicture,
  children,
}: MarkdownToolbarProps) {
  const { t } = useTranslation('admin-area');
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
    <div
      role="toolbar"
      aria-label={t('markdown.toolbar', { label })}
      aria-controls={textId}
      className="flex flex-wrap items-center"
    >
      {MARKS.map(([key, mark, sign]) =>
        button(key, sign, () => perform(wrapEdit(selected(), mark))),
      )}
      {LINES.map(([key, kind, sign]) =>
        button(key, sign, () => perform(linesEdit(selected(), kind))),
      )}
      {button(
        'markdown.link',
        <Sign path="M9.5 14.5 14.5 9.5M8 11l-2 2a3.5 3.5 0 0 0 5 5l2-2M16 13l2-2a3.5 3.5 0 0 0-5-5l-2 2" />,
        () => setAsked({ for: 'link', at: selected() }),
      )}
      {button(
        'markdown.picture',
        <Sign path="M4 5.5h16v13H4Zm0 9.5 4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 9h.01" />,
        () => setAsked({ for: 'picture', at: selected() }),
      )}
      {button('markdown.table', <Sign path="M4 5.5h16v13H4Zm0 4.5h16M4 14.2h16M12 5.5v13" />, () =>
        perform(blockEdit(selected(), table)),
      )}
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
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    className="size-5"
  >
    <path d={path} />
  </svg>
);
