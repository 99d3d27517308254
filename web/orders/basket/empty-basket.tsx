import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { buttonClass } from '#base/ui/button.tsx';

/** To what can be put into the basket; trips come first. */
export function BasketLinks({
  look,
  className = '',
}: {
  look: 'primary' | 'quiet';
  className?: string;
}) {
  const { t } = useTranslation('basket');
  const site = useSite();
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {!site?.hasNoTrips && (
        <Link to="/trips" className={buttonClass(look)}>
          {t('empty.trips')}
        </Link>
      )}
      {!site?.hasNoTransfers && (
        <Link
          to="/airport-transfers/request"
          className={buttonClass(site?.hasNoTrips ? look : 'quiet')}
        >
          {t('empty.transfer')}
        </Link>
      )}
      <Link to="/gift-vouchers" className={buttonClass('quiet')}>
        {t('empty.gift')}
      </Link>
    </p>
  );
}

/** Where to go on from a basket without anything in it. */
export function EmptyBasket() {
  const { t } = useTranslation('basket');
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-10 text-center">
      <p className="font-display text-2xl text-deep-900">{t('empty.title')}</p>
      <p className="mx-auto mt-2 max-w-xl text-pretty text-stone">{t('empty.text')}</p>
      <BasketLinks look="primary" className="mt-6 justify-center" />
    </div>
  );
}
