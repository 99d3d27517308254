import { useTranslation } from 'react-i18next';
import { CARD, Moment } from '#base/content/orders/booking-parts.tsx';
import type { Order } from '#contract/orders/orders.ts';
import { useOrderChanged } from './order-changed.ts';
import { WriteForm } from './write-form.tsx';

/** What guest and firm wrote each other about the order, oldest first. */
function Written({ messages, language }: Pick<Order, 'messages' | 'language'>) {
  const { t } = useTranslation('order');
  return (
    <section className={CARD} data-no-print>
      <h2 className="mb-3 text-2xl">{t('booking.messages')}</h2>
      <ol className="space-y-4">
        {messages.map(({ writer, text, at }) => (
          <li
            key={`${writer} ${at}`}
            className={`border-l-4 pl-4 ${writer === 'firm' ? 'border-sea-300' : 'border-limestone-300'}`}
          >
            <p>
              <span className="font-semibold text-deep-900">
                {t(writer === 'firm' ? 'booking.messages_us' : 'booking.messages_you')}
              </span>{' '}
              <span className="text-sm text-stone">
                <Moment at={at} />
              </span>
            </p>
            <p lang={language} className="mt-1 wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was written about the order, and the form of a guest whom the company can answer. */
export function OrderMessages({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { reference, token, contact, messages } = order;
  const changed = useOrderChanged();
  return (
    <>
      {messages.length > 0 && <Written {...order} />}
      {(contact.email ?? contact.phone) !== null && (
        <WriteForm
          id="write"
          formId="order-write"
          action={`/api/orders/${reference}/messages`}
          token={token}
          words={{
            title: t('write.open'),
            label: t('write.text'),
            send: t('write.send'),
            sent: t('write.sent'),
          }}
          onSent={changed}
        />
      )}
    </>
  );
}
