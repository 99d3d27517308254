import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { zoneLink } from '#base/content/page-links.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ServicesOverview } from '#contract/content/services.ts';
import type { InLanguage } from '#contract/languages/in-language.ts';

/** Each place with a transfer page: its distance and cheapest vehicle. */
export function ZonePrices({
  zones,
  currency,
}: Pick<InLanguage<ServicesOverview>, 'zones' | 'currency'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <table className="w-full max-w-4xl border-collapse text-left text-lg">
      <thead className="text-base text-stone">
        <tr className="border-b-2 border-limestone-300">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t('services.zones.place')}
          </th>
          <th scope="col" className="py-2 pr-4 font-semibold">
            {t('services.zones.journey')}
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {t('services.zones.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {zones.map((zone) => (
          <tr key={zone.slug} className="border-b border-limestone-300">
            <th scope="row" className="pr-4 font-normal">
              <Link
                {...zoneLink(zone.slug)}
                className="inline-block py-3 font-semibold text-sea-700 underline underline-offset-4 hover:text-sea-800"
              >
                {zone.name}
              </Link>
            </th>
            <td className="py-3 pr-4 text-base text-stone">
              {t('services.zones.minutes', { minutes: zone.minutes, km: zone.km })}
            </td>
            <td className="py-3 text-right font-semibold xs:whitespace-nowrap text-terracotta-700">
              {zone.fromCents === null
                ? t('services.zones.on_request')
                : t('services.zones.from', {
                    price: formatCents(zone.fromCents, currency, language),
                  })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
