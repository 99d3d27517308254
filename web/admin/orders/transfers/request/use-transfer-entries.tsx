import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#admin/frame/orders/timeline.tsx';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { EventText } from './event-text.tsx';

/** What happened to a transfer, as entries of its order's timeline. */
export function useTransferEntries() {
  const { t } = useTranslation('admin-area');
  const nameOf = { firm: 'transfer_event.firm', system: 'transfer_event.system' } as const;
  return (request: TransferDetail): TimelineEntry[] =>
    request.events.map((event) => ({
      ...{ key: `${request.id} ${event.id}`, at: event.at, item: t('orders.transfer') },
      dot: event.by === 'guest' ? 'guest' : event.type === 'note' ? 'note' : 'step',
      by: event.by === 'guest' ? t('transfer_event.guest') : (event.user ?? t(nameOf[event.by])),
      content: <EventText event={event} request={request} />,
    }));
}
