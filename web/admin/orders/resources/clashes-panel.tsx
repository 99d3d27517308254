import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '#admin/frame/behaviour/dates.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { startPath } from '#admin/frame/days/days.api.ts';
import { useOptionName } from '#admin/frame/days/departure-state.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ResourceClash } from '#contract/bookings/resources.ts';
import type { TransferClash } from '#contract/transfers/admin/vans.ts';
import { clashesQuery } from './clashes.api.ts';
import { CrewClashEntry } from './crew-clash-entry.tsx';

function Reason({ clash }: { clash: ResourceClash }) {
  const { t } = useTranslation('admin-area');
  const { reason, need, others, inService } = clash;
  const resource = clash.resource.name;
  if (reason === 'out_of_service') return <p>{t('resources.clash_out', { resource })}</p>;
  if (reason === 'inactive') return <p>{t('resources.clash_inactive', { resource })}</p>;
  return <p>{t('resources.clash_few', { resource, need, others, inService })}</p>;
}

/** A departure that cannot have what it uses is called off with the reason, and the first start that has room is offered. */
const callOffOf = (clash: ResourceClash) => ({
  ...{ date: clash.date, start: startPath(clash) },
  ...(clash.resource.kind === 'boat' && clash.reason === 'out_of_service' && { reason: 'boat' }),
  ...(clash.otherStarts[0] && { offer: clash.otherStarts[0].date }),
});

const VAN_REASONS = {
  no_van: 'resources.transfer_no_van',
  out_of_service: 'resources.clash_out',
  too_few: 'resources.transfer_twice',
} as const satisfies Record<TransferClash['reason'], string>;

/** A confirmed transfer that has no van, or one that it cannot have. */
function TransferEntry({ clash, start }: { clash: TransferClash; start: string }) {
  const { t } = useTranslation('admin-area');
  const { reference, contactName, from, to, van, reason, freeVans } = clash;
  return (
    <li>
      <p className="font-semibold text-deep-900">
        {start}
        <span className="block">
          {from} → {to}
        </span>
      </p>
      <p>{t(VAN_REASONS[reason], { resource: van?.name ?? '' })}</p>
      {freeVans.length > 0 && (
        <p>{t('resources.transfer_free', { vans: freeVans.map(({ name }) => name).join(', ') })}</p>
      )}
      <TextLink
        to={`/orders/${reference}`}
        className="inline-flex min-h-11 items-center"
        label={contactName ?? reference}
      />
    </li>
  );
}

/** Departures that cannot have what or whom they need, with their guests and what would solve it; nothing when there are none. `resourceId`: of one alone. */
export function ClashesPanel({ resourceId }: { resourceId?: number }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const optionName = useOptionName();
  const { data } = useQuery(clashesQuery);
  const clashes = (data?.items ?? []).filter(
    ({ resource }) => resourceId === undefined || resource.id === resourceId,
  );
  const transfers = (data?.transfers ?? []).filter(
    ({ van }) => resourceId === undefined || van?.id === resourceId,
  );
  const crew = (data?.crew ?? []).filter(
    ({ person }) => resourceId === undefined || person.resourceId === resourceId,
  );
  if (clashes.length + transfers.length + crew.length === 0) return null;
  const startText = ({ date, time }: { date: string; time: string }) =>
    [formatWeekday(date, language), time].filter(Boolean).join(', ');
  return (
    <section role="status" className="my-6 rounded-card border-l-8 border-danger bg-white p-5">
      <h2 className="text-xl">{t('resources.clashes')}</h2>
      <p className="mt-1">{t('resources.clashes_text')}</p>
      <ul className="mt-3 space-y-4">
        {transfers.map((clash) => (
          <TransferEntry
            key={`${clash.reference} ${clash.leg}`}
            clash={clash}
            start={startText(clash)}
          />
        ))}
        {crew.map((clash) => (
          <CrewClashEntry
            key={`${clash.person.kind} ${clash.person.id} ${clash.journey?.reference ?? clash.departure?.optionId} ${clash.date} ${clash.time}`}
            clash={clash}
            start={startText(clash)}
          />
        ))}
        {clashes.map((clash) => (
          <li key={`${clash.optionId} ${clash.date} ${clash.time} ${clash.resource.id}`}>
            <p className="font-semibold text-deep-900">
              {startText(clash)}
              <span className="block">{optionName({ ...clash.option, trip: clash.trip })}</span>
            </p>
            <Reason clash={clash} />
            {clash.otherStarts.length > 0 && (
              <p>
                {t('resources.clash_starts', {
                  starts: clash.otherStarts.map(startText).join('; '),
                })}
              </p>
            )}
            <ul className="flex flex-wrap gap-x-5">
              <li>
                <TextLink
                  to={`/departures/${startPath(clash)}`}
                  className="inline-flex min-h-11 items-center"
                  label={t('resources.clash_departure')}
                />
              </li>
              <li>
                <TextLink
                  to="/calendar/weather-day"
                  search={callOffOf(clash)}
                  className="inline-flex min-h-11 items-center"
                  label={t('departure.call_off')}
                  of={`${optionName({ ...clash.option, trip: clash.trip })}, ${startText(clash)}`}
                />
              </li>
              {clash.bookings.map(({ reference, contactName, people }) => (
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
        ))}
      </ul>
    </section>
  );
}
