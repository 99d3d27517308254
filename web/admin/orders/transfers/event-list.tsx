import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { AdminEvent, TransferDetail } from '#contract/transfers/admin/admin.ts';
import { EventText } from './request/event-text.tsx';

type EventListProps = { events: readonly AdminEvent[]; request: TransferDetail };

/** Events of a request, newest first. */
export function EventList({ events, request }: EventListProps) {
  const { t } = useTranslation('admin-area');
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
              : (event.user ??
                t(event.by === 'firm' ? 'transfer_event.firm' : 'transfer_event.system'))}
          </p>
        </li>
      ))}
    </ol>
  );
}
