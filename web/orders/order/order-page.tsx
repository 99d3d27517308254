import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { apiPath } from '#base/api/api-query.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { CalendarIcon } from '#base/ui/icons.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { Order } from '#contract/orders/orders.ts';
import { useBookingReturn } from '#web-orders/paying/booking-changed.ts';
import { orderQuery } from './order.queries.ts';
import { isItemOver, OrderItemCard } from './order-item.tsx';
import type { OrderSearch } from './order-search.ts';

/** What the order costs, what of it is owed, and the way to pay what is due now. */
function OrderMoney({ order, search }: { order: Order; search: OrderSearch }) {
  const { t } = useTranslation('trips');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const totalCents = order.items
    .filter((item) => !isItemOver(item))
    .reduce((sum, item) => sum + item.totalCents, 0);
  const rows = [
    { label: t('voucher.total'), cents: totalCents },
    { label: common('money.open'), cents: order.balanceCents },
    { label: t('order.due_now'), cents: order.dueCents },
  ].filter(({ cents }, index) => index === 0 || cents > 0);
  return (
    <section aria-label={t('voucher.price')} className="rounded-card bg-limestone-100 p-5 sm:p-6">
      <h2 className="font-display text-2xl text-deep-900">{t('voucher.price')}</h2>
      <dl className="mt-3 space-y-2">
        {rows.map(({ label, cents }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="font-semibold">{amount(cents)}</dd>
          </div>
        ))}
      </dl>
      {search.payment && (
        <p role="alert" className="mt-4 text-terracotta-700">
          {common(search.payment === 'refused' ? 'money.refused' : 'money.later')}
        </p>
      )}
      {order.dueCents > 0 && (
        <a
          href={apiPath(
            '/api/orders/:reference/pay',
            { reference: order.reference },
            { token: search.token },
          )}
          className={buttonClass('primary', 'mt-5 w-full')}
          data-no-print
        >
          {common('money.pay', { amount: amount(order.dueCents) })}
        </a>
      )}
    </section>
  );
}

function OrderView({ order, search }: { order: Order; search: OrderSearch }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { reference, items, contact } = order;
  useBookingReturn({ path: `/api/orders/${reference}` });
  const lang = order.language === language ? undefined : order.language;
  const calendar = apiPath(
    '/api/orders/:reference/calendar.ics',
    { reference },
    { token: search.token, lang: language },
  );
  const guest = [contact.name, contact.email, contact.phone].filter(Boolean).join(' · ');
  return (
    <>
      <PageHeader
        title={t('order.heading')}
        text={t('order.text')}
        crumbs={[{ name: t('order.title', { reference }) }]}
      />
      <div className="container-page grid items-start gap-x-14 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
        <ol className="space-y-5">
          {items.map((item) => (
            <OrderItemCard key={item.uuid} item={item} lang={lang} />
          ))}
        </ol>
        <div className="space-y-6">
          <OrderMoney order={order} search={search} />
          {items.some((item) => !isItemOver(item)) && (
            <a
              href={calendar}
              download={`${reference}.ics`}
              className={buttonClass('sea', 'w-full')}
              data-no-print
            >
              <CalendarIcon />
              {t('voucher.calendar')}
            </a>
          )}
          <dl className="text-stone">
            <dt className="font-semibold">{t('booking.reference')}</dt>
            <dd>{reference}</dd>
            {guest && (
              <>
                <dt className="mt-3 font-semibold">{t('booking.contact')}</dt>
                <dd className="break-words">{guest}</dd>
              </>
            )}
            {order.notes && (
              <>
                <dt className="mt-3 font-semibold">{t('order.notes')}</dt>
                <dd className="break-words whitespace-pre-line">{order.notes}</dd>
              </>
            )}
          </dl>
        </div>
      </div>
    </>
  );
}

/** An order opened with its signed link: all items by date, and its money. */
export function OrderPage() {
  const { reference } = useParams({ from: '/layout/order/$reference' });
  const search = useSearch({ from: '/layout/order/$reference' });
  const { error, data, isPending, refetch } = useQuery(orderQuery(reference, search.token));
  if (data) return <OrderView order={data} search={search} />;
  return (
    <div className="container-page py-16">
      {isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}
    </div>
  );
}
