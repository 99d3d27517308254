import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { GiftVoucherOffer } from '#contract/money/vouchers.ts';
import { giftOfferQuery } from './gift.queries.ts';
import { giftFacts } from './gift-facts.ts';
import { GiftForm } from './gift-form.tsx';

function NotSold() {
  const { t } = useTranslation('gift-vouchers');
  const { t: common } = useTranslation();
  return (
    <div className="rounded-card border border-dashed border-limestone-400 px-6 py-10 text-center">
      <p className="font-display text-2xl text-deep-900">{t('closed.title')}</p>
      <p className="mt-2 text-pretty text-stone">{t('closed.text')}</p>
      <Link to="/contact" className={buttonClass('primary', 'mt-6')}>
        {common('navigation.contact')}
      </Link>
    </div>
  );
}

/** Use, validity and withdrawal. The law's function to withdraw is on the order's page. */
function Facts({ offer }: { offer: GiftVoucherOffer }) {
  const { t } = useTranslation('gift-vouchers');
  return (
    <section aria-labelledby="gift-facts" className="mt-14 lg:mt-20">
      <h2 id="gift-facts" className="text-3xl lg:text-4xl">
        {t('facts.title')}
      </h2>
      <dl className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
        {giftFacts(t, offer).map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold text-deep-900">{question}</dt>
            <dd className="mt-1 text-pretty text-stone">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">
        <Link to="/order/find" className={buttonClass('quiet')}>
          {t('facts.find')}
        </Link>
      </p>
    </section>
  );
}

/** Gift vouchers: what they cost, for whom they are, and what is to be known before buying one. */
export function GiftPage() {
  const { t } = useTranslation('gift-vouchers');
  const { data: offer, isError, error, refetch } = useQuery(giftOfferQuery);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} crumbs={[{ name: t('title') }]} />
      <div className="container-page py-10 lg:py-14">
        {offer ? (
          <>
            {offer.isSold ? <GiftForm offer={offer} /> : <NotSold />}
            <Facts offer={offer} />
          </>
        ) : isError ? (
          <LoadError error={error} onRetry={refetch} />
        ) : (
          <CardSkeletons />
        )}
      </div>
    </>
  );
}
