import { useTranslation } from 'react-i18next';
import { CARD } from '#base/content/orders/booking-parts.tsx';
import { loadTexts } from '#base/i18n/load-all.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { Order } from '#contract/orders/orders.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { isBooked, type OrderItem } from './items.ts';

const ContactCorrection = lazyPart(
  async () => (await import('./contact-correction.tsx')).ContactCorrection,
);

const OrderCustomer = lazyPart(async () => (await import('./order-customer.tsx')).OrderCustomer, {
  needs: ({ i18n }) => loadTexts(i18n, ['invoices']),
});

const CORRECTABLE: readonly OrderItem['status'][] = [
  ...(['ON_HOLD', 'PENDING', 'CONFIRMED'] as const),
  ...(['new', 'quoted', 'confirmed', 'driver_assigned'] as const),
];

/** Who ordered, and the form that corrects it as long as an item is to come. */
export function OrderContact({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { contact, customer, notes, items } = order;
  if (contact.name === null) return null;
  const open = items.filter(isBooked).find(({ status }) => CORRECTABLE.includes(status));
  const reached = [
    contact.name,
    contact.email,
    formatPhone(contact.phone ?? '').replaceAll(' ', '\u00a0'),
  ];
  return (
    <>
      <section className={CARD}>
        <h2 className="mb-3 text-2xl print:text-lg">{t('booking.contact')}</h2>
        <p className="wrap-anywhere">{reached.filter(Boolean).join(' · ')}</p>
        {customer && <OrderCustomer customer={customer} />}
        {items.length > 1 && notes && (
          <p className="mt-3 wrap-anywhere whitespace-pre-line text-stone">{notes}</p>
        )}
      </section>
      {open && <ContactCorrection item={open} contact={contact} />}
    </>
  );
}
