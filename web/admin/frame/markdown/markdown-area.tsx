import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Language } from '#contract/languages/language.ts';
import { picturePath } from '#contract/pictures/picture-address.ts';
import { CONTROL, type Control } from '../fields/controls.tsx';
import type { Tie } from '../fields/field.tsx';
import { picturesApi } from '../pictures/pictures-api.ts';
import { UploadList } from '../pictures/upload-list.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import {
  applyEdit,
  blockEdit,
  type Edit,
  pictureMarkdown,
  type Selected,
  wrapEdit,
} from './markdown-edits.ts';
import { MarkdownToolbar } from './markdown-toolbar.tsx';

export type MarkdownAreaProps = Control<string> &
  Tie & {
    label: string;
    lang: Language;
    placeholder?: string | undefined;
    className?: string;
    /** At the end of the toolbar. */
    tools?: ReactNode;
  };

/** A Markdown text area with a toolbar. Pasted or dropped pictures are uploaded and inserted. */
export function MarkdownArea({
  label,
  value,
  onChange,
  className = '',
  tools,
  ...props
}: MarkdownAreaProps) {
  const client = useQueryClient();
  const area = useRef<HTMLTextAreaElement>(null);
  const selected = (): Selected => {
    // Read from the DOM: this may run long after the last render.
    const {
      value: text = '',
      selectionStart: start = 0,
      selectionEnd: end = 0,
    } = area.current ?? {};
    return { text, start, end };
  };
  const perform = ({ from, to, insert, select }: Edit) => {
    const element = area.current;
    if (!element) return;
    const text = element.value;
    element.focus();
    element.setSelectionRange(from, to);
    // `execCommand` is deprecated, but nothing else preserves the browser's undo stack.
    const isDone = document.execCommand?.(insert === '' ? 'delete' : 'insertText', false, insert);
    if (!isDone) onChange(applyEdit(text, { from, to, insert, select }));
    setTimeout(() => element.setSelectionRange(...select), 0);
  };
  const insertPicture = async (path: string) => {
    const known = await client
      .fetchQuery(picturesApi.list({ q: path, pageSize: 5 }))
      .catch(() => undefined);
    const alt = known?.items.find((row) => row.path === path)?.alt[props.lang] ?? '';
    perform(blockEdit(selected(), pictureMarkdown(path, alt)));
  };
  const { queue, items } = useUploads(({ id, picture }) => {
    if (!picture) return;
    queue.remove(id);
    void insertPicture(picturePath(picture.path));
  });
  const take = (event: { preventDefault: () => void }, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    queue.add([...files]);
  };
  return (
    <>
      <MarkdownToolbar
        label={label}
        textId={props.id}
        selected={selected}
        perform={perform}
        onPicture={(path) => void insertPicture(path)}
      >
        {tools}
      </MarkdownToolbar>
      <textarea
        {...props}
        ref={area}
        value={value}
        rows={14}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => take(event, event.clipboardData.files)}
        onDrop={(event) => take(event, event.dataTransfer.files)}
        onKeyDown={(event) => {
          const mark =
            (event.ctrlKey || event.metaKey) &&
            !event.altKey &&
            { b: '**', i: '*' }[event.key.toLowerCase()];
          if (!mark) return;
          event.preventDefault();
          perform(wrapEdit(selected(), mark));
        }}
        className={`${CONTROL} leading-relaxed ${className}`}
      />
      <UploadList items={items} queue={queue} />
    </>
  );
}
