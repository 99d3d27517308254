import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { TextButton } from '#admin/frame/button.tsx';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { InboxScreen } from '#admin/frame/inbox/inbox-screen.tsx';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { Column, ListTable } from '#admin/frame/list/list-table.tsx';
import { StateColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { BookedPeople } from '#admin/frame/orders/booked-people.tsx';
import { PartnerFilter } from '#admin/frame/orders/partner-filter.tsx';
import { TRIP_STATES } from '#admin/frame/state-labels.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { TripInboxState } from '#contract/admin/admin.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripRequestItem } from '#contract/mail/inbox.ts';
import { NewBooking } from './desk/new-booking.tsx';
import { SOURCES } from './sources.ts';
import { TOUCHED, TRIP_REQUESTS } from './trip-requests.api.ts';
import { useStart } from './use-start.ts';

function Row({ request }: { request: TripRequestItem }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { remove, restore } = useTrash(TRIP_REQUESTS, TOUCHED);
  const { id, reference, contact, deletedAt } = request;
  const name = contact.name || t('contact.anonymous');
  const label = `${name}, ${reference}`;
  const start = useStart();
  const total = ({ lines, totalCents, currency }: TripRequestItem) =>
    lines.length > 0 && formatCents(totalCents, currency, language);
  return (
    <>
      <Column title={t('inbox.guest')}>
        <p className="flex flex-wrap items-center gap-x-2">
          <AdminLink
            to={`/trip-requests/${reference}`}
            className="inline-flex min-h-8 items-center font-semibold break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
          >
            {name}
          </AdminLink>
          <span className="font-mono text-sm text-stone">{reference}</span>
        </p>
        <p className="text-sm text-stone">
          {formatInstant(request.createdAt, language)} · {LANGUAGE_LABELS[request.language]}
        </p>
      </Column>
      <Column title={t('inbox.trip')} isWide>
        <p className="font-semibold text-deep-900">{localize(request.trip, 'name', language)}</p>
        <p className="text-sm">
          {start(request)} · <BookedPeople units={request.units} />
        </p>
        <p className="text-sm text-stone">
          {[
            localize(request.option, 'name', language),
            total(request),
            request.source !== 'site' && t(SOURCES[request.source]),
            request.partner?.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {request.note && (
          <p className="mt-1 line-clamp-2 text-sm text-stone">
            {t('inbox.noted', { note: request.note })}
          </p>
        )}
      </Column>
      <StateColumn state={TRIP_STATES[request.status]} />
      <Column title={t('list.actions')} hasHiddenTitle>
        <div className="max-md:-ml-2 md:text-right">
          {deletedAt === null && request.canTrash && (
            <TextButton
              isDanger
              className="inline-flex min-h-11 items-center px-2"
              label={t('list.delete')}
              of={label}
              onClick={() => void remove(id, label)}
            />
          )}
          {deletedAt !== null && (
            <TextButton
              className="inline-flex min-h-11 items-center px-2"
              label={t('list.restore')}
              of={label}
              onClick={() => restore(id, label)}
            />
          )}
        </div>
      </Column>
    </>
  );
}

function DayFilter() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  return (
    <label className="flex flex-wrap items-center gap-x-2">
      {t('inbox.travel_day')}
      <input
        type="date"
        value={String(search.day ?? '')}
        onChange={(event) => set({ day: event.target.value })}
        className={COMPACT_CONTROL}
      />
    </label>
  );
}

/** Bookings of trips by state, requests among them. */
export function TripRequestListScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <InboxScreen<TripInboxState, TripRequestItem>
      path="/trip-requests"
      title={t('trips.title')}
      empty={t('trips.empty')}
      states={TRIP_STATES}
      hidden="spam"
      open={['new', 'confirmed']}
      asked={['day', 'partner']}
      filters={
        <>
          <DayFilter />
          <PartnerFilter />
        </>
      }
      actions={<NewBooking />}
    >
      {(requests) => (
        <ListTable label={t('trips.title')} rows={requests}>
          {(request) => <Row request={request} />}
        </ListTable>
      )}
    </InboxScreen>
  );
}
