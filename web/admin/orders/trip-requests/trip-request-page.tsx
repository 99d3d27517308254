import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button, ParentLink } from '#admin/frame/button.tsx';
import { MailsPanel } from '#admin/frame/inbox/mails-panel.tsx';
import { NotePanel } from '#admin/frame/inbox/note-panel.tsx';
import { ReplyPanel, type ReplyTemplate } from '#admin/frame/inbox/reply-panel.tsx';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { useMailWords } from '#admin/frame/orders/mail-outlook.ts';
import { PartnerPanel } from '#admin/frame/orders/partner-panel.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRIP_STATES } from '#admin/frame/state-labels.ts';
import { MoneyPanel } from '#admin/money/panel/money-panel.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { BookingFacts } from './booking-facts.tsx';
import { DeskActions } from './desk/desk-actions.tsx';
import { History } from './history.tsx';
import { NextStates } from './next-states.tsx';
import { PricePanel } from './price-panel.tsx';
import { TicketsPanel } from './tickets-panel.tsx';
import { saveNote, sendMessage, TOUCHED, TRIP_REQUESTS } from './trip-requests.api.ts';

const TRIP_TEMPLATES: readonly ReplyTemplate[] = [
  { name: 'reply.trip_available', text: 'reply.trip_available_text' },
  { name: 'reply.trip_full', text: 'reply.trip_full_text' },
  { name: 'reply.trip_details', text: 'reply.trip_details_text' },
  { name: 'reply.trip_weather', text: 'reply.trip_weather_text' },
  { name: 'reply.trip_reminder', text: 'reply.trip_reminder_text' },
];

type Record = ReturnType<typeof useRecord<TripRequestDetail>>;

function Page({ request, record }: { request: TripRequestDetail; record: Record }) {
  const { t } = useTranslation('admin-area');
  const mailWords = useMailWords();
  const go = useGo();
  const { remove, restore } = useTrash(TRIP_REQUESTS, TOUCHED);
  const { id, reference, version, contact, language, deletedAt, canTrash } = request;
  const name = contact.name || t('contact.anonymous');
  const { act, isBusy } = record;
  useScreenTitle(`${name} · ${reference}`);
  const toTrash = async () => {
    if (await remove(id, `${name}, ${reference}`)) await go('/trip-requests');
  };
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl break-words">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <StateBadge state={TRIP_STATES[request.status]} />
            <span className="font-mono text-stone">{reference}</span>
          </p>
        </div>
        {deletedAt === null && (
          <div className="flex flex-wrap gap-3">
            <DeskActions request={request} onShow={record.show} />
            {canTrash && <Button label={t('list.delete')} onClick={() => void toTrash()} />}
          </div>
        )}
      </div>
      {deletedAt !== null && (
        <div
          role="status"
          className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card border-l-8 border-sun bg-white p-4"
        >
          <p>{t('inbox.in_trash')}</p>
          <Button label={t('list.restore')} onClick={() => restore(id, reference)} />
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <BookingFacts request={request} />
          {deletedAt === null && (
            <NextStates key={request.status} request={request} record={record} />
          )}
          {deletedAt === null && (
            <ReplyPanel
              draftName={`trip-request-${id}`}
              contact={contact}
              language={language}
              templates={TRIP_TEMPLATES}
              templatesNamed="reply.trip_"
              values={{
                trip: localize(request.trip, 'name', language),
                date: formatWeekday(request.date, language),
                reference,
                place: localize(request.trip, 'meetingPoint', language),
              }}
              isBusy={isBusy}
              onMail={(reply) =>
                act(
                  () => sendMessage(id, { ...reply, version }),
                  mailWords({ title: t('reply.sent'), description: contact.email ?? '' }),
                )
              }
              onWhatsapp={() => {}}
            />
          )}
        </div>
        <div className="min-w-0 space-y-6">
          {deletedAt === null && (
            <NotePanel
              note={request.note}
              isBusy={isBusy}
              onSave={(note) =>
                act(() => saveNote(id, { note, version }), { title: t('editor.saved') })
              }
            />
          )}
          <PricePanel request={request} />
          <MoneyPanel of={{ kind: 'booking', id }} />
          <PartnerPanel path={`/api/admin/bookings/${id}/partner`} />
          <TicketsPanel request={request} record={record} />
          <MailsPanel mails={request.mails} onResent={() => void record.query.refetch()} />
          <History request={request} />
        </div>
      </div>
    </>
  );
}

/** One booking with its actions. */
export function TripRequestScreen() {
  const { t } = useTranslation('admin-area');
  const { id = '' } = useParams({ strict: false });
  const record = useRecord<TripRequestDetail>(`${TRIP_REQUESTS}/${id}`, TOUCHED);
  const { data } = record.query;
  return (
    <>
      <ParentLink to="/trip-requests" label={t('trips.title')} />
      {data ? (
        <Page key={data.id} request={data} record={record} />
      ) : (
        <RowState query={record.query} listPath="/trip-requests" listTitle={t('trips.title')} />
      )}
    </>
  );
}
