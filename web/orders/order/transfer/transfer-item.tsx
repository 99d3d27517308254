import { useQuery } from '@tanstack/react-query';
import { FreeCancellation } from '#base/content/cards/free-cancellation.tsx';
import { BindingSummary } from '#base/content/orders/binding-summary.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { PaidWhen } from '#web-orders/transfer/paid-when.tsx';
import { ItemColumns } from '../item/item-card.tsx';
import { ItemMoney } from '../item/item-money.tsx';
import { ItemOffer } from '../item/item-offer.tsx';
import { ItemReceipts } from '../item/item-receipts.tsx';
import { type BookedItem, type ItemProps, isItemOver, moneyQuery } from '../items.ts';
import { TransferCancel } from './cancel.tsx';
import { TransferDetails, TransferPrice, usePassengers } from './details.tsx';
import { Leg } from './leg.tsx';
import { TransferStatus } from './status.tsx';

// Beneath the server's markup: not part of what the page starts with.
const TransferChange = lazyPart(async () => (await import('./change.tsx')).TransferChange);
const TransferHistory = lazyPart(async () => (await import('./history.tsx')).TransferHistory);

/** What the firm offers, for the guest to accept. */
function Offer({ item, booking }: { item: BookedItem; booking: TransferBooking }) {
  const language = useLanguage();
  const { data: money } = useQuery(moneyQuery(item));
  const { cancellation, totalCents, currency, from, to } = booking;
  const ends = `${localize(from, 'name', language)} → ${localize(to, 'name', language)}`;
  return (
    <ItemOffer item={item}>
      <BindingSummary
        item={`${ends} · ${localize(booking.vehicle, 'name', language)}`}
        when={booking.legs
          .map(({ date, time }) => `${formatDate(date, language)}, ${time}`)
          .join(' · ')}
        people={usePassengers(booking)}
        totalCents={totalCents}
        payment={
          money && !money.isPaidElsewhere && <PaidWhen terms={money} totalCents={totalCents} />
        }
        cancellation={
          <FreeCancellation
            until={cancellation.freeUntil}
            fee={formatCents(cancellation.feeCents, currency, language)}
          />
        }
        isRequest={false}
      />
    </ItemOffer>
  );
}

/** A transfer. On the day of a journey that one comes first, before that what is open. */
export function TransferItem(props: ItemProps<TransferBooking>) {
  const { item, booking, today, actions, aside } = props;
  const { data: money } = useQuery(moneyQuery(item));
  const isToPay = (money?.dueNowCents ?? 0) > 0;
  const [ofToday, others] = [true, false].map((isToday) =>
    booking.legs
      .filter(({ date }) => (date === today) === isToday)
      .map((leg) => <Leg key={leg.leg} booking={booking} leg={leg} />),
  );
  return (
    <ItemColumns
      reference={item.reference}
      main={
        <>
          {!isItemOver(booking) && ofToday}
          <TransferStatus booking={booking} />
          {isItemOver(booking) && ofToday}
          {booking.status === 'quoted' && booking.offer === 'made' && (
            <Offer item={item} booking={booking} />
          )}
          {isToPay && <ItemMoney item={item} />}
          {actions}
          {others}
          <TransferDetails booking={booking} />
        </>
      }
      side={
        <>
          <TransferPrice item={item} booking={booking} />
          {!isToPay && <ItemMoney item={item} />}
          <ItemReceipts item={item} />
          <TransferHistory booking={booking} />
          {booking.canRequestChange && <TransferChange item={item} booking={booking} />}
          <TransferCancel item={item} booking={booking} />
          {aside}
        </>
      }
    />
  );
}
