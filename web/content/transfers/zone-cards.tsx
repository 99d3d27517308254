import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { zoneLink } from '#base/content/page-links.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import type { InLanguage } from '#contract/languages/in-language.ts';
import { type PriceTable, priceRange, type TransferZone } from '#contract/transfers/table.ts';
import { requestLink } from '#web-orders/transfer/request/link.ts';

/** Zones with the price of the cheapest vehicle; those without a page link to the request. */
export function ZoneCards({
  zones,
  table,
}: {
  zones: readonly InLanguage<TransferZone>[];
  table?: PriceTable | undefined;
}) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  return (
    <ul
      className={`grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:has-[>:nth-child(3n+4):last-child]:grid-cols-4 ${zones.length > 3 ? 'xl:grid-cols-4 xl:has-[>:nth-child(4n+5):last-child]:grid-cols-3' : ''}`}
    >
      {zones.map((zone) => {
        const range = priceRange(table?.items.filter((item) => item.zone === zone.slug) ?? []);
        return (
          <li
            key={zone.slug}
            className="group relative flex flex-col overflow-hidden rounded-card bg-white shadow-card transition-shadow hover:shadow-lifted"
          >
            {zone.image && (
              <LazyPicture
                path={zone.image}
                alt=""
                ratio={3 / 2}
                widths={[412, 640, 828]}
                sizes="(min-width: 1280px) 19rem, (min-width: 640px) 50vw, 100vw"
                className="aspect-3/2"
              />
            )}
            <div className="flex grow flex-col gap-1 p-6">
              <h3 className="text-2xl">
                <Link
                  {...(zone.hasPage ? zoneLink(zone.slug) : requestLink(zone.name, 'MAH'))}
                  data-preloads
                  lang={zone.textLanguages.name}
                  className="after:absolute after:inset-0"
                >
                  {zone.name}
                </Link>
              </h3>
              <p className="text-stone">
                {t('zone.distance', { km: zone.km, minutes: zone.minutes })}
              </p>
              {range && table && (
                <p className="mt-auto pt-3 text-lg font-semibold text-terracotta-700">
                  {t('zone.from', {
                    price: formatCents(range.fromCents, table.currency, language),
                  })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
