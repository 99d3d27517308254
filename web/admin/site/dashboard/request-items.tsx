import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { BookedPeople } from '#admin/frame/orders/booked-people.tsx';
import { TRANSFER_STATES, TRIP_STATES } from '#admin/frame/state-labels.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { InboxTransfer, InboxTrip } from '#contract/admin/admin.ts';
import { localize } from '#contract/languages/translation.ts';
import { InboxItem } from './inbox-item.tsx';

function People({ adults, childAges }: { adults: number; childAges: number[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <span>{t('people.adults', { adults })}</span>
      {childAges.length > 0 && <span>{t('people.children', { ages: childAges.join(', ') })}</span>}
    </>
  );
}

const FACTS = 'mt-1 flex flex-wrap gap-x-4 text-ink';

export function TransferItem({ request }: { request: InboxTransfer }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { outbound } = request;
  const name = (item: InboxTransfer['from']) => localize(item, 'name', language);
  return (
    <InboxItem
      to={`/orders/${request.reference}`}
      reference={request.reference}
      state={TRANSFER_STATES[request.status]}
      received={request}
      words={request.note}
    >
      <p className="mt-2 font-semibold text-deep-900">
        {t('transfers.route', { from: name(request.from), to: name(request.to) })}
      </p>
      <p className={FACTS}>
        {outbound && (
          <span>
            {formatWeekday(outbound.date, language)}, {outbound.time}
          </span>
        )}
        {outbound?.flight && <span>{t('transfers.flight', { flight: outbound.flight })}</span>}
        {request.hasReturn && <span>{t('transfers.return')}</span>}
      </p>
      <p className={FACTS}>
        <span>{name(request.vehicle)}</span>
        <People {...request} />
        <span className="font-semibold">
          {formatCents(request.totalCents, request.currency, language)}
        </span>
      </p>
    </InboxItem>
  );
}

export function TripItem({ request }: { request: InboxTrip }) {
  const language = useLanguage();
  return (
    <InboxItem
      to={`/orders/${request.reference}`}
      reference={request.reference}
      state={TRIP_STATES[request.status]}
      received={request}
      words={request.message}
    >
      <p className="mt-2 font-semibold text-deep-900">{localize(request.trip, 'name', language)}</p>
      <p className={FACTS}>
        <span>
          {[formatWeekday(request.date, language), request.time].filter(Boolean).join(', ')}
        </span>
        <span>
          <BookedPeople units={request.units} />
        </span>
      </p>
    </InboxItem>
  );
}
