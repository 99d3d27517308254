import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { addNote } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

/** Adds a note of the firm to the timeline. */
export function RequestNote() {
  const { t } = useTranslation('admin-area');
  const { request, isBusy, run } = useRequest();
  const [text, setText] = useState('');
  return (
    <Panel title={t('inbox.note')}>
      <form
        onSubmit={async (event) => {
          event.preventDefault();
          if (
            text.trim() !== '' &&
            (await run(() => addNote(request.id, text), t('transfer_event.note_added')))
          )
            setText('');
        }}
      >
        <AreaField
          label={t('transfer_event.note')}
          hint={t('transfer_event.note_hint')}
          rows={2}
          value={text}
          onChange={setText}
          maxLength={8000}
        />
        <Button
          className="mt-2"
          label={t('transfer_event.add_note')}
          type="submit"
          disabled={isBusy || text.trim() === ''}
        />
      </form>
    </Panel>
  );
}
