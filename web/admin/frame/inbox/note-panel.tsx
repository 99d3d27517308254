import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { TextArea } from '../fields/controls.tsx';
import { Field } from '../fields/field.tsx';
import { Panel } from '../panel.tsx';

type NotePanelProps = {
  note: string | null;
  isBusy: boolean;
  onSave: (note: string | null) => Promise<boolean>;
};

/** Internal note. A concurrent change to the note is shown before it can be overwritten. */
export function NotePanel({ note, isBusy, onSave }: NotePanelProps) {
  const { t } = useTranslation('admin-area');
  const stored = note ?? '';
  const [text, setText] = useState(stored);
  /** The stored note that the edit is based on. */
  const [seen, setSeen] = useState(stored);
  if (stored !== seen && text === seen) {
    setSeen(stored);
    setText(stored);
  }
  const isElse = stored !== seen && stored !== text.trim();
  const save = async () => {
    const wanted = text.trim();
    if (!(await onSave(wanted || null))) return;
    setSeen(wanted);
    setText(wanted);
  };
  return (
    <Panel title={t('inbox.note')}>
      <Field label={t('inbox.note')} hasHiddenLabel hint={t('inbox.note_hint')}>
        {(tie) => <TextArea {...tie} rows={3} maxLength={8000} value={text} onChange={setText} />}
      </Field>
      {isElse && (
        <div
          role="status"
          className="rounded-xl border-l-4 border-sun bg-limestone-100 p-3 text-sm"
        >
          <p className="font-semibold">{t('inbox.note_else')}</p>
          <p className="mt-1 whitespace-pre-line">{stored || t('inbox.note_emptied')}</p>
        </div>
      )}
      <Button
        label={t('inbox.note_save')}
        disabled={isBusy || text.trim() === stored}
        onClick={() => void save()}
      />
    </Panel>
  );
}
