import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { ItemColumns } from '../item/item-card.tsx';
import { ItemMoney } from '../item/item-money.tsx';
import { ItemReceipts } from '../item/item-receipts.tsx';
import { type ItemProps, isItemOver, moneyQuery } from '../items.ts';
import { TransferCancel } from './cancel.tsx';
import { TransferDetails, TransferPrice } from './details.tsx';
import { Leg } from './leg.tsx';
import { TransferStatus } from './status.tsx';

// Beneath the server's markup: not part of what the page starts with.
const TransferChange = lazyPart(async () => (await import('./change.tsx')).TransferChange);
const TransferHistory = lazyPart(async () => (await import('./history.tsx')).TransferHistory);
// Of one state of a request.
const TransferOffer = lazyPart(async () => (await import('./transfer-offer.tsx')).TransferOffer);

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
          {booking.offered && <TransferOffer item={item} booking={booking} />}
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
          {/* An offer is declined. */}
          {booking.offered?.isOver !== false && <TransferCancel item={item} booking={booking} />}
          {aside}
        </>
      }
    />
  );
}
