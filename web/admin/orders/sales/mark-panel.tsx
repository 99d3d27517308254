import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, TextButton } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { anchoredValues, anchorOf, SALE_FIELDS, type SaleAnchor } from '#contract/sales/anchors.ts';
import { PART_LABELS } from './sale-labels.ts';

type MarkPanelProps = {
  /** The mail whose parts are marked. */
  text: string;
  anchors: readonly SaleAnchor[];
  onChange: (anchors: SaleAnchor[]) => void;
};

/** Where the selection stands in the text of an element; undefined without one. */
function selectionIn(element: HTMLElement | null): { from: number; to: number } | undefined {
  const selection = window.getSelection();
  if (!element || !selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (range.collapsed || !element.contains(range.commonAncestorContainer)) return undefined;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { from, to: from + range.toString().length };
}

/** The mail's text, whose parts are marked by selecting them and saying what they are. */
export function MarkPanel({ text, anchors, onChange }: MarkPanelProps) {
  const { t } = useTranslation('admin-area');
  const mail = useRef<HTMLPreElement>(null);
  const [marked, setMarked] = useState<{ from: number; to: number }>();
  const note = () => setMarked(selectionIn(mail.current));
  const part = marked && text.slice(marked.from, marked.to);
  return (
    <Panel title={t('sales.template.parts')}>
      <p className="text-sm text-stone">
        {t(text ? 'sales.template.mark_hint' : 'sales.template.no_text')}
      </p>
      {!text && <ButtonLink to="/sales" label={t('sales.title')} />}
      {text && (
        <>
          <pre
            ref={mail}
            onPointerUp={note}
            onKeyUp={note}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: text is selected with the keyboard, too.
            tabIndex={0}
            className="max-h-96 overflow-y-auto rounded-xl border border-limestone-300 p-4 font-sans break-words whitespace-pre-wrap select-text"
          >
            {text}
          </pre>
          <fieldset className="min-w-0">
            <legend className="mb-2 font-semibold text-deep-900">
              {part ? <q>{part}</q> : ' '}
            </legend>
            <div className="flex flex-wrap gap-2">
              {SALE_FIELDS.map((field) => (
                <Button
                  key={field}
                  className="px-3"
                  label={t(PART_LABELS[field])}
                  disabled={!marked}
                  onClick={() => {
                    if (marked)
                      onChange([...anchors, anchorOf(field, text, marked.from, marked.to)]);
                  }}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
      <ul className="divide-y divide-limestone-200">
        {anchors.map((anchor, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: several anchors of a field may be the same.
            key={at}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{t(PART_LABELS[anchor.field])}</p>
              <p className="text-sm break-words text-stone">
                {anchor.before.replaceAll('\n', ' ⏎ ')} <b>…</b> {anchor.after}
              </p>
              {text && (
                <p className="text-sm break-words">
                  {anchoredValues(text, anchor).join(' | ') || t('sales.template.no_match')}
                </p>
              )}
            </div>
            <TextButton
              isDanger
              label={t('list.delete')}
              of={t(PART_LABELS[anchor.field])}
              onClick={() => onChange(anchors.filter((_one, n) => n !== at))}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
