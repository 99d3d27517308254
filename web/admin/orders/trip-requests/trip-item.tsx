import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { NotePanel } from '#admin/frame/inbox/note-panel.tsx';
import { useRecord } from '#admin/frame/inbox/use-record.ts';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ItemFrame, type ItemView } from '#admin/frame/orders/item-frame.tsx';
import { PartnerPanel } from '#admin/frame/orders/partner-panel.tsx';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { TRIP_STATES } from '#admin/frame/state-labels.ts';
import { MoneyPanel } from '#admin/money/panel/money-panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import { BookingFacts } from './booking-facts.tsx';
import { DeskActions } from './desk/desk-actions.tsx';
import { NeedsPanel } from './needs/needs-panel.tsx';
import { NextStates } from './next-states.tsx';
import { OfferPanel } from './offers/offer-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { TicketsPanel } from './tickets-panel.tsx';
import { saveNote, TOUCHED, TRIP_REQUESTS } from './trip-requests.api.ts';

/** A booking of a trip as an item of its order. */
export function TripItem({ id, ...view }: ItemView & { id: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const start = useStart();
  const record = useRecord<TripRequestDetail>(`${TRIP_REQUESTS}/${id}`, TOUCHED);
  const { remove, restore } = useTrash(TRIP_REQUESTS, TOUCHED);
  const { data: request } = record.query;
  if (!request) return <QueryState query={record.query} />;
  const { reference, version, deletedAt, canTrash, note } = request;
  const title = localize(request.trip, 'name', language);
  return (
    <ItemFrame
      {...view}
      {...{ title, reference, when: start(request), state: TRIP_STATES[request.status] }}
      isInTrash={deletedAt !== null}
      onRestore={() => restore(id, reference)}
      actions={
        <>
          <DeskActions request={request} onShow={record.show} />
          {canTrash && (
            <Button label={t('list.delete')} onClick={() => void remove(id, reference)} />
          )}
        </>
      }
    >
      {deletedAt === null && <NextStates key={request.status} request={request} record={record} />}
      {deletedAt === null && <OfferPanel request={request} record={record} />}
      <BookingFacts request={request} />
      <NeedsPanel request={request} record={record} />
      <TicketsPanel request={request} record={record} />
      <PricePanel request={request} />
      {!view.isAlone && <MoneyPanel of={{ kind: 'booking', id }} />}
      <PartnerPanel path={`/api/admin/bookings/${id}/partner`} />
      {note && deletedAt === null && (
        <NotePanel
          note={note}
          isBusy={record.isBusy}
          onSave={(text) =>
            record.act(() => saveNote(id, { note: text, version }), { title: t('editor.saved') })
          }
        />
      )}
    </ItemFrame>
  );
}
