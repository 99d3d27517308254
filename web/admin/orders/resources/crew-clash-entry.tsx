import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/frame/button.tsx';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import type { CrewClash } from '#contract/bookings/resources.ts';

/** A departure or journey whose guide, helper or driver is off, with who could take it over and whom it touches. */
export function CrewClashEntry({ clash, start }: { clash: CrewClash; start: string }) {
  const { t } = useTranslation('admin-area');
  const optionName = useOptionName();
  const { person, departure, journey, guests, free, date, time } = clash;
  return (
    <li>
      <p className="font-semibold text-deep-900">
        {start}
        <span className="block">
          {departure
            ? optionName({ ...departure.option, trip: departure.trip })
            : `${journey?.from} → ${journey?.to}`}
        </span>
      </p>
      <p>
        {t(person.helps ? 'resources.helper_off' : 'resources.crew_off', { name: person.name })}
      </p>
      {!person.helps && (
        <p>
          {free.length > 0
            ? t('resources.transfer_free', { vans: free.map(({ name }) => name).join(', ') })
            : t('resources.crew_none_free')}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-5">
        {departure && (
          <li>
            <TextLink
              to={`/departures/${departure.optionId}/${date}/${time || 'all-day'}`}
              className="inline-flex min-h-11 items-center"
              label={t('resources.clash_departure')}
            />
          </li>
        )}
        {guests.map(({ reference, contactName, people }) => (
          <li key={reference}>
            <TextLink
              to={`/orders/${reference}`}
              className="inline-flex min-h-11 items-center"
              label={t('options.oversold_guest', {
                name: contactName ?? reference,
                count: people,
              })}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
