import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { buttonClass } from '#base/ui/button.tsx';

/** Where to go on from a basket without anything in it. */
export function EmptyBasket() {
  const { t } = useTranslation('basket');
  const site = useSite();
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-10 text-center">
      <p className="font-display text-2xl text-deep-900">{t('empty.title')}</p>
      <p className="mx-auto mt-2 max-w-xl text-pretty text-stone">{t('empty.text')}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/trips" className={buttonClass('primary')}>
          {t('empty.trips')}
        </Link>
        {!site?.hasNoTransfers && (
          <Link to="/airport-transfers/request" className={buttonClass('quiet')}>
            {t('empty.transfer')}
          </Link>
        )}
        <Link to="/gift-vouchers" className={buttonClass('quiet')}>
          {t('empty.gift')}
        </Link>
      </p>
    </div>
  );
}
