import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button, ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { TASKS } from '#admin/frame/orders/item-states.ts';
import { SOURCES } from '#admin/frame/orders/sources.ts';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PrinterIcon } from '#base/ui/icons.tsx';
import type { BookingSource } from '#contract/bookings/bookings.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import { OrderSplit } from './order-split.tsx';

/** Whose order it is, what is to be done about it, and what concerns all of its items. */
export function OrderHead({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { reference, contact, createdAt, source, partner, tasks } = order;
  const name = contact.name || t('contact.anonymous');
  useScreenTitle(`${name} · ${reference}`);
  const [isSplitting, setSplitting] = useState(false);
  const [task] = tasks;
  const isKnown = (text: string): text is BookingSource => Object.hasOwn(SOURCES, text);
  return (
    <>
      <ParentLink to="/orders" label={t('orders.title')} className="mb-2 print:hidden" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl break-words">{name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            {task && <StateBadge state={TASKS[task]} />}
            <span className="font-mono">{reference}</span>
            <span className="text-stone">
              {[
                t('received', { date: formatInstant(createdAt, language) }),
                isKnown(source) && t(SOURCES[source]),
                partner?.name,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 px-2 font-semibold text-sea-700 underline underline-offset-4"
            onClick={() => window.print()}
          >
            <PrinterIcon />
            {t('day_sheet.print')}
          </button>
          {order.items.length > 1 && (
            <Button label={t('orders.split')} onClick={() => setSplitting(true)} />
          )}
          <ButtonLink to="/orders/new" search={{ order: reference }} label={t('orders.add_item')} />
        </div>
      </div>
      {isSplitting && <OrderSplit order={order} onClose={() => setSplitting(false)} />}
    </>
  );
}
