import { Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { zoneLink } from '#base/content/page-links.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { PlaneIcon } from '#base/ui/icons.tsx';
import type { DestinationDetail } from '#contract/places/destinations.ts';

const ALL = linkOptions({ to: '/airport-transfers' });

/** The cheapest published transfer from the airport to the place's zone. */
export function TaxiCard({ from }: { from: NonNullable<DestinationDetail['transferFrom']> }) {
  const { t } = useTranslation('destinations');
  const language = useLanguage();
  return (
    <section className="on-dark rounded-card bg-deep-800 p-6 text-white">
      <h2 className="flex items-center gap-3 text-xl text-white">
        <PlaneIcon className="size-6 shrink-0 text-sun" />
        {t('detail.taxi_title')}
      </h2>
      <p className="mt-3 font-display text-3xl">
        {t('detail.taxi_from', { price: formatCents(from.cents, from.currency, language) })}
      </p>
      <p className="mt-2 text-white/90">{t('detail.taxi_text')}</p>
      <Link
        {...(from.hasPage ? zoneLink(from.zoneSlug) : ALL)}
        className={buttonClass('onDark', 'mt-5 w-full')}
      >
        {t('detail.taxi_button')}
      </Link>
    </section>
  );
}
