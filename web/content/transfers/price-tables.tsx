import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { zoneLink } from '#base/content/page-links.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { ScrollArea } from '#base/ui/sections/scroll-area.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import type {
  PriceTable,
  TransferVehicle,
  TransferZone,
  ZonePrice,
} from '#contract/transfers/table.ts';

const HEAD = 'px-3 py-3 sm:px-4 text-left align-bottom font-semibold text-deep-900';
const CELL = 'px-3 py-3.5 sm:px-4 whitespace-nowrap tabular-nums';
const FRAME = 'bg-white shadow-card';

/** From this many vehicles a phone must scroll the table. */
const WIDE_FROM = 2;

/** One-way prices of every zone by vehicle; scrolls on narrow screens. */
export function ZonesByVehicles({
  table,
  zones,
  vehicles,
}: {
  table: PriceTable;
  zones: readonly InLanguage<TransferZone>[];
  vehicles: readonly InLanguage<TransferVehicle>[];
}) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const cents = new Map(
    table.items.map((item) => [`${item.zone} ${item.vehicle}`, item.oneWayCents]),
  );
  return (
    <ScrollArea label={t('prices.caption')} className={FRAME}>
      <table className={`w-full border-collapse ${vehicles.length > WIDE_FROM ? 'min-w-lg' : ''}`}>
        <caption className="sr-only">{t('prices.caption')}</caption>
        <thead className="border-b border-limestone-200 bg-sea-50">
          <tr>
            <th scope="col" className={HEAD}>
              {t('prices.zone')}
            </th>
            {vehicles.map((vehicle) => (
              <th key={vehicle.code} scope="col" className={HEAD}>
                {vehicle.name}
                <span className="block text-sm font-normal text-stone">
                  {t('vehicle.up_to', { count: vehicle.maxPassengers })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-limestone-200">
          {zones.map((zone) => (
            <tr key={zone.slug}>
              <th scope="row" className="px-3 py-3.5 sm:px-4 text-left font-semibold text-deep-900">
                {zone.hasPage ? (
                  <Link
                    {...zoneLink(zone.slug)}
                    className="text-sea-700 underline underline-offset-4 hover:text-sea-800"
                  >
                    {zone.name}
                  </Link>
                ) : (
                  zone.name
                )}
                <span className="block whitespace-nowrap text-sm font-normal text-stone">
                  {t('zone.distance', { km: zone.km, minutes: zone.minutes })}
                </span>
              </th>
              {vehicles.map((vehicle) => {
                const price = cents.get(`${zone.slug} ${vehicle.code}`);
                return (
                  <td key={vehicle.code} className={CELL}>
                    {price === undefined ? '–' : formatCents(price, table.currency, language)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

/** Prices of one zone: one way and return by vehicle. */
export function VehiclePrices({
  prices,
  vehicles,
  currency,
}: {
  prices: readonly ZonePrice[];
  vehicles: readonly InLanguage<TransferVehicle>[];
  currency: string;
}) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const rows = vehicles.flatMap((vehicle) =>
    prices.filter((price) => price.vehicle === vehicle.code).map((price) => ({ vehicle, price })),
  );
  return (
    // Each row that arrives may resize the columns, so the table is revealed with the content below it.
    <ScrollArea label={t('prices.caption')} className={`${FRAME} hidden-until-complete`}>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('prices.caption')}</caption>
        <thead className="border-b border-limestone-200 bg-sea-50">
          <tr>
            <th scope="col" className={HEAD}>
              {t('prices.vehicle')}
            </th>
            <th scope="col" className={HEAD}>
              {t('prices.one_way')}
            </th>
            <th scope="col" className={HEAD}>
              {t('prices.return')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-limestone-200">
          {rows.map(({ vehicle, price }) => (
            <tr key={vehicle.code}>
              <th
                scope="row"
                className="px-3 py-3.5 text-left font-semibold hyphens-auto sm:px-4 text-deep-900"
              >
                {vehicle.name}
                <span className="block text-sm font-normal text-stone">
                  {t('vehicle.up_to', { count: vehicle.maxPassengers })}
                </span>
              </th>
              <td className={`${CELL} text-lg font-semibold text-deep-900`}>
                {formatCents(price.oneWayCents, currency, language)}
              </td>
              <td className={CELL}>{formatCents(price.returnCents, currency, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
