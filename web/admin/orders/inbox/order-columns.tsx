import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Column } from '#admin/frame/list/list-table.tsx';
import { itemState, TASKS } from '#admin/frame/orders/item-states.ts';
import { SOURCES } from '#admin/frame/orders/sources.ts';
import { useStart } from '#admin/frame/orders/use-start.ts';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { ContactButtons } from '#admin/orders/transfers/contact-buttons.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { BookingSource } from '#contract/bookings/bookings.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { OrderListItem, OrderRow } from '#contract/orders/order-list.ts';

/** What the firm has to do, of all tasks. */
const URGENT = ['answer', 'tell', 'past'] as const;

type ItemProps = { item: OrderListItem; href: `/${string}`; currency: OrderRow['currency'] };

function Item({ item, href, currency }: ItemProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const start = useStart();
  const [date = '', time = ''] = item.at.split('T');
  return (
    <li className="py-1 first:pt-0 last:pb-0">
      <p>
        <AdminLink to={href} className="font-semibold text-deep-900 hover:underline">
          {localize(item, 'title', language)}
        </AdminLink>
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="whitespace-nowrap">{start({ date, time })}</span>
        <span className="text-stone">
          {item.kind === 'voucher'
            ? formatCents(item.totalCents, currency, language)
            : t('orders.people', { count: item.people })}
        </span>
        <StateBadge state={itemState(item.status)} />
        {item.tasks
          .filter((task) => URGENT.some((one) => one === task))
          .map((task) => (
            <StateBadge key={task} state={TASKS[task]} />
          ))}
      </p>
    </li>
  );
}

/** Total, and what is owed or to be paid back. */
function Money({ order: { totalCents, balanceCents, paidCents, currency } }: { order: OrderRow }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const amount = (cents: number) => formatCents(cents, currency, language);
  return (
    <>
      <p className="font-semibold whitespace-nowrap tabular-nums">{amount(totalCents)}</p>
      <p className="text-sm">
        {balanceCents > 0 ? (
          <span className="font-semibold text-terracotta-700">
            {t('money.still_owed', { amount: amount(balanceCents) })}
          </span>
        ) : balanceCents < 0 ? (
          t('orders.to_return', { amount: amount(-balanceCents) })
        ) : (
          paidCents > 0 && t('orders.paid')
        )}
      </p>
    </>
  );
}

/** An order in the list; on phones a card with the guest’s buttons. */
export function OrderColumns({ order }: { order: OrderRow }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { reference, contact, items, partner, source, note } = order;
  const name = contact.name || t('contact.anonymous');
  const isKnown = (text: string): text is BookingSource => Object.hasOwn(SOURCES, text);
  return (
    <>
      <Column title={t('inbox.guest')}>
        <p className="flex flex-wrap items-center gap-x-2">
          <AdminLink
            to={`/orders/${reference}`}
            className="inline-flex min-h-8 items-center font-semibold md:break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
          >
            {name}
          </AdminLink>
          <span className="font-mono text-sm text-stone">{reference}</span>
        </p>
        <p className="text-sm text-stone">
          {[
            formatInstant(order.createdAt, language),
            LANGUAGE_LABELS[order.language],
            source !== 'site' && isKnown(source) && t(SOURCES[source]),
            partner?.name,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="mt-2">
          <ContactButtons contact={contact} subject={reference} />
        </div>
      </Column>
      <Column title={t('orders.items')} isWide>
        <ul className="divide-y divide-limestone-200">
          {items.map((item) => (
            <Item
              key={item.id}
              item={item}
              currency={order.currency}
              href={`/orders/${items.length > 1 ? item.reference : reference}`}
            />
          ))}
        </ul>
        {note && (
          <p className="mt-1 line-clamp-2 text-sm text-stone">{t('inbox.noted', { note })}</p>
        )}
      </Column>
      <Column title={t('inbox.total')} isNumber>
        <Money order={order} />
      </Column>
    </>
  );
}
