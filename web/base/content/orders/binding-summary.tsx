import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Row } from './booking-parts.tsx';
import { PayWays } from './pay-ways-part.ts';

type BindingSummaryProps = {
  item: string;
  when: ReactNode;
  people: string;
  totalCents: number;
  payment: ReactNode;
  cancellation: ReactNode;
  /** With how many people it takes place. */
  minimum?: ReactNode;
  /** Something is paid online at once. */
  isPaidNow?: boolean;
  /** It binds once the firm confirms. */
  isRequest: boolean;
};

/** What a binding button is about, above it: the service, its price and terms, who provides it, and what the law gives. */
export function BindingSummary(props: BindingSummaryProps) {
  const { item, when, people, totalCents, payment, cancellation, minimum, isPaidNow, isRequest } =
    props;
  const { t } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  return (
    <section aria-label={t('binding.title')} className="rounded-2xl bg-limestone-100 p-4 sm:p-5">
      <h3 className="text-xl">{t('binding.title')}</h3>
      <dl className="mt-2">
        <Row label={t('binding.item')}>{item}</Row>
        <Row label={t('binding.when')}>{when}</Row>
        {people && <Row label={t('binding.people')}>{people}</Row>}
        <Row label={t('binding.total')}>
          {t('binding.taxes', { amount: formatCents(totalCents, 'EUR', language) })}
        </Row>
        {payment && <Row label={t('binding.payment')}>{payment}</Row>}
        {cancellation && <Row label={t('binding.cancellation')}>{cancellation}</Row>}
        {minimum && <Row label={t('binding.minimum')}>{minimum}</Row>}
        <Row label={t('binding.firm')}>
          <Link
            to="/legal/terms"
            target="_blank"
            className="text-sea-700 underline underline-offset-4"
          >
            {site?.legalName || site?.siteName}
          </Link>
        </Row>
      </dl>
      {isPaidNow && <PayWays />}
      <p className="mt-3 text-sm text-pretty text-stone">
        {isRequest && `${t('binding.on_confirmation')} `}
        {t('binding.no_withdrawal')}
      </p>
    </section>
  );
}
