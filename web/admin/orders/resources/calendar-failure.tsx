import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import type {
  CalendarFailure,
  OutsideCalendar,
} from '#contract/bookings/calendars/outside-calendars.ts';

const WORDS = {
  address: 'calendars.failed_address',
  redirect: 'calendars.failed_redirect',
  unreachable: 'calendars.failed_unreachable',
  slow: 'calendars.failed_slow',
  status: 'calendars.failed_status',
  too_large: 'calendars.failed_large',
  format: 'calendars.failed_format',
  too_much: 'calendars.failed_much',
} as const satisfies Record<CalendarFailure, AdminKey>;

/** Why a calendar could not be read, and how often in a row; nothing after a good read. */
export function CalendarFailureText({
  calendar: { failure, failureStatus, failures },
}: {
  calendar: Pick<OutsideCalendar, 'failure' | 'failureStatus' | 'failures'>;
}) {
  const { t } = useTranslation('admin-area');
  if (failure === null) return null;
  return (
    <p className="font-semibold text-danger">
      {t(WORDS[failure], { status: failureStatus ?? '' })}{' '}
      {t('calendars.failures', { count: failures })}
    </p>
  );
}
