import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { CalendarFailureText } from './calendar-failure.tsx';
import { outsideCalendarsQuery } from './outside-calendars.api.ts';

/** Calendars of others that could not be read, each with its resource; nothing when there are none. */
export function FailedCalendars() {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery(outsideCalendarsQuery);
  const failed = (data ?? []).filter(({ failures }) => failures > 0);
  if (failed.length === 0) return null;
  return (
    <section role="status" className="mb-6 rounded-card border-l-8 border-danger bg-white p-5">
      <h2 className="text-xl">{t('calendars.failed')}</h2>
      <p className="mt-1">{t('calendars.failed_text')}</p>
      <ul className="mt-3 space-y-3">
        {failed.map((calendar) => (
          <li key={calendar.id}>
            <TextLink
              to={`/resources/edit/${calendar.resource.id}`}
              className="inline-flex min-h-11 items-center"
              label={[calendar.resource.name, calendar.name].filter(Boolean).join(' · ')}
            />
            <CalendarFailureText calendar={calendar} />
          </li>
        ))}
      </ul>
    </section>
  );
}
