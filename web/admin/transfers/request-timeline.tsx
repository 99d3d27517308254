import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { AreaField } from '#admin/fields/fields.tsx';
import { Panel } from '#admin/panel.tsx';
import type { AdminEvent, TransferDetail } from '#contract/transfers/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { EventText } from './event-text.tsx';
import { useRequest } from './request-context.tsx';
import { addNote } from './transfer-api.ts';

type EventListProps = { events: readonly AdminEvent[]; request: TransferDetail };

/** Events of a request, newest first. */
export function EventList({ events, request }: EventListProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ol className="space-y-4 border-l-2 border-limestone-300 pl-4">
      {events.toReversed().map((event) => (
        <li key={event.id} className="relative">
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[1.4rem] size-3 rounded-full border-2 border-white ${event.by === 'guest' ? 'bg-terracotta-600' : event.type === 'note' ? 'bg-sun' : 'bg-sea-700'}`}
          />
          <EventText event={event} request={request} />
          <p className="text-sm text-stone">
            <time dateTime={event.at}>{formatInstant(event.at, language)}</time>
            {' · '}
            {event.by === 'guest'
              ? t('transfer_event.guest')
              : (event.user ?? t(event.by === 'firm' ? 'transfer_event.firm' : 'transfer_event.system'))}
          </p>
        </li>
      ))}
    </ol>
  );
}

function NoteForm() {
  const { t } = useTranslation('admin');
  const { request, isBusy, run } = useRequest();
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={async (event) => {
        event.preventDefault();
        if (text.trim() !== '' && (await run(() => addNote(request.id, text), t('transfer_event.note_added')))) setText('');
      }}
      className="print:hidden"
    >
      <AreaField
        label={t('transfer_event.note')}
        hint={t('transfer_event.note_hint')}
        rows={2}
        value={text}
        onChange={setText}
        maxLength={8000}
      />
      <Button className="mt-2" label={t('transfer_event.add_note')} type="submit" disabled={isBusy || text.trim() === ''} />
    </form>
  );
}

/** History of the request and internal notes. */
export function RequestTimeline() {
  const { t } = useTranslation('admin');
  const { request } = useRequest();
  return (
    <Panel title={t('transfer_event.title')}>
      <NoteForm />
      <EventList events={request.events} request={request} />
    </Panel>
  );
}
