import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#admin/frame/button.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { isInHorizon } from '#contract/calendar.ts';
import { NewBookingDialog } from './new-booking-dialog.tsx';

const CLOSED = {
  new: undefined,
  trip: undefined,
  option: undefined,
  date: undefined,
  time: undefined,
};

const idOf = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : null);

/** Opens a booking by hand; the address says so, so that other screens can link to it, with trip, option, day and time. */
export function NewBooking() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const { trip, option, date, time } = search;
  const start = {
    tripId: idOf(trip),
    optionId: idOf(option),
    date: typeof date === 'string' && isInHorizon(date) ? date : undefined,
    time: typeof time === 'string' ? time : null,
  };
  return (
    <>
      <ButtonLink
        look="sea"
        to="/trip-requests"
        search={{ ...search, new: 1 }}
        label={t('desk.new')}
      />
      {search.new !== undefined && (
        <NewBookingDialog key={JSON.stringify(start)} start={start} onClose={() => set(CLOSED)} />
      )}
    </>
  );
}
