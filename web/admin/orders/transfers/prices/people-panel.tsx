import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStrings } from '#admin/frame/behaviour/use-strings.ts';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Loading } from '#admin/frame/loading.tsx';
import { HeadCell } from '#admin/frame/markdown/markup.tsx';
import { serverToday } from '#base/clock/server-day.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { PeoplePrices, PriceGrid } from '#contract/transfers/admin/price-admin.ts';
import type { PriceNames } from './difference-table.tsx';
import { peoplePricesQuery } from './prices-api.ts';

function PeopleTable({ data: { rows }, names }: { data: PeoplePrices; names: PriceNames }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { t: site } = useStrings(language, 'airport-transfers');
  const euros = (cents: number) => formatCents(cents, 'EUR', language);
  return (
    <div className="relative overflow-x-auto rounded-card bg-white shadow-card">
      <table
        className="w-full border-collapse text-sm tabular-nums"
        aria-label={t('people_prices.title')}
      >
        <thead className="border-b border-limestone-300 text-stone">
          <tr>
            <HeadCell className="p-2.5 text-left" text={t('people_prices.people')} />
            {rows[0]?.vehicles.map(({ vehicle }) => (
              <HeadCell key={vehicle} className="p-2.5 text-right" text={names.vehicle(vehicle)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ people, cheapest, vehicles }) => (
            <tr key={people} className="border-b border-limestone-200 last:border-0">
              <th scope="row" className="p-2.5 text-left font-semibold">
                {people}
              </th>
              {vehicles.map(({ vehicle, oneWayCents, returnCents, reason }) => (
                <td
                  key={vehicle}
                  className={`p-2.5 text-right ${vehicle === cheapest ? 'bg-sea-100' : ''}`}
                >
                  {oneWayCents !== null && (
                    <>
                      <span className={vehicle === cheapest ? 'font-semibold' : ''}>
                        {euros(oneWayCents)}
                      </span>
                      {vehicle === cheapest && (
                        <span className="sr-only"> ({t('people_prices.cheapest')})</span>
                      )}
                      {returnCents !== null && (
                        <span className="block text-xs text-stone">
                          {t('people_prices.both', { amount: euros(returnCents) })}
                        </span>
                      )}
                    </>
                  )}
                  {reason && (
                    <span className="text-stone" title={site(`unfit.${reason}`)}>
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{site(`unfit.${reason}`)}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Price to a zone on a day for one to sixteen people, by the saved table. */
export function PeoplePanel({ grid, names }: { grid: PriceGrid; names: PriceNames }) {
  const { t } = useTranslation('admin-area');
  const [zone, setZone] = useState(grid.zones[0]?.slug ?? '');
  const [date, setDate] = useState(() => serverToday());
  const query = useQuery({ ...peoplePricesQuery(zone, date), enabled: zone !== '' });
  return (
    <div className="space-y-5">
      <p className="text-stone">{t('people_prices.text')}</p>
      <div className="grid max-w-xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t('prices.zone')}
          value={zone}
          onChange={setZone}
          options={grid.zones.map(({ slug }) => [slug, names.zone(slug)])}
        />
        <TextField label={t('mail.label.date')} type="date" value={date} onChange={setDate} />
      </div>
      {query.isError && <LoadError error={query.error} onRetry={query.refetch} />}
      {query.isLoading && <Loading />}
      {query.data && <PeopleTable data={query.data} names={names} />}
    </div>
  );
}
