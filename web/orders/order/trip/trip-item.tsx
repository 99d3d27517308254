import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tripLink } from '#base/content/page-links.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { localize } from '#contract/languages/translation.ts';
import { ItemCancel } from '../item/item-cancel.tsx';
import { ItemColumns } from '../item/item-card.tsx';
import { ItemMoney } from '../item/item-money.tsx';
import { ItemOffer } from '../item/item-offer.tsx';
import { ItemReceipts } from '../item/item-receipts.tsx';
import { type BookedItem, type ItemProps, moneyQuery } from '../items.ts';
import { useShown } from '../shown-order.ts';
import { HeldSummary } from './booked-summary.tsx';
import { TripDetails, TripPrice } from './details.tsx';
import { TripNeeds } from './needs.tsx';
import { isUndecided, TripStatus } from './status.tsx';

// Of one state of a booking, or beneath the server's markup: not part of what the page starts with.
const Tickets = lazyPart(async () => (await import('./tickets.tsx')).Tickets);
const TripHold = lazyPart(async () => (await import('./hold.tsx')).TripHold);
const TripOffer = lazyPart(async () => (await import('./trip-offer.tsx')).TripOffer);
const OfferedDay = lazyPart(async () => (await import('./offered-day.tsx')).OfferedDay);
// Loaded when the guest opens it.
const TripChange = lazyPart(async () => (await import('./change.tsx')).TripChange, {
  fallback: <CardSkeletons />,
});

const TRIPS = linkOptions({ to: '/trips' });

type TripProps = { item: BookedItem; booking: GuestBooking };

/** A button that opens the change, or in its place the change itself, by the URL. */
function Change({ item, booking }: TripProps) {
  const { t } = useTranslation('order');
  const isHydrated = useHydrated();
  const { isOnly, search, isAsked } = useShown(item.reference);
  if (!booking.canChange) return null;
  if (isAsked('change') && isHydrated) return <TripChange item={item} booking={booking} />;
  return (
    <Link
      from="/order/$reference"
      to="."
      search={{ token: search.token, change: isOnly ? '1' : item.reference }}
      resetScroll={false}
      className={buttonClass(
        isUndecided(booking) && !booking.calledOff?.offered ? 'primary' : 'quiet',
        'w-full noscript:hidden',
      )}
      data-no-print
    >
      {t(isUndecided(booking) ? 'voucher.change_date_open' : 'voucher.change_open')}
    </Link>
  );
}

function Cancel({ item, booking }: TripProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  // An offer is declined.
  if (!booking.canCancel || booking.offered?.isOver === false) return null;
  const { feeCents } = booking;
  const isRefund = isUndecided(booking);
  const policy = localize(booking.trip, 'cancellationPolicy', language);
  return (
    <ItemCancel
      {...{ item, feeCents }}
      title={t(isRefund ? 'voucher.refund_open' : 'voucher.cancel_open')}
      button={isRefund ? t('voucher.refund_now') : undefined}
    >
      {isRefund ? (
        <p>{t('voucher.refund_text')}</p>
      ) : (
        <>
          <p className="font-semibold text-deep-900">
            {feeCents === 0
              ? t('voucher.cancel_free')
              : t('voucher.cancel_fee', { price: formatCents(feeCents, 'EUR', language) })}
          </p>
          {policy && <p className="whitespace-pre-line text-stone">{policy}</p>}
        </>
      )}
    </ItemCancel>
  );
}

/** A hold or a request is no ticket yet. */
const hasTickets = ({ status }: GuestBooking) => status === 'CONFIRMED' || status === 'REDEEMED';

/** Places on a trip. On its day the tickets come first, before that what is open: to pay, to answer, to sign. */
export function TripItem({ item, booking, today, actions, aside }: ItemProps<GuestBooking>) {
  const { t } = useTranslation('order');
  const { t: ofTrips } = useTranslation('trips');
  const { data: money } = useQuery(moneyQuery(item));
  const { status, contact, trip, offer } = booking;
  const isToday = booking.date === today;
  const isAsked = isUndecided(booking);
  const isOffered = booking.offered !== null;
  const isHeld = status === 'ON_HOLD' && contact.name === null && !isOffered;
  // What awaits the firm's answer, or the guest's, is not owed yet.
  const isUnowed = isHeld || isOffered || (status === 'PENDING' && (money?.paidCents ?? 0) === 0);
  const isToPay = !isUnowed && (money?.dueNowCents ?? 0) > 0;
  const ofMoney = !isUnowed && <ItemMoney item={item} isOwed={status !== 'PENDING'} />;
  const hasTicket = !isAsked && hasTickets(booking);
  const isTicketFirst = hasTicket && isToday;
  const changes = (
    <>
      <Change item={item} booking={booking} />
      <Cancel item={item} booking={booking} />
    </>
  );
  return (
    <ItemColumns
      reference={item.reference}
      main={
        <>
          {isTicketFirst && <Tickets booking={booking} isToday />}
          <TripStatus booking={booking} money={money} />
          {isAsked && booking.calledOff?.offered && <OfferedDay item={item} booking={booking} />}
          {isAsked && changes}
          {isToPay && ofMoney}
          {status === 'ON_HOLD' && !isToPay && !isOffered && (
            <TripHold item={item} booking={booking} />
          )}
          {booking.offered ? (
            <TripOffer item={item} booking={booking} />
          ) : (
            status === 'PENDING' &&
            offer === 'made' && (
              <ItemOffer item={item}>
                <HeldSummary booking={booking} money={money} totalCents={booking.totalCents} />
              </ItemOffer>
            )
          )}
          <TripNeeds item={item} booking={booking} />
          {actions}
          <TripDetails booking={booking} isPlaceShown={isTicketFirst} />
          {hasTicket && !isToday && <Tickets booking={booking} />}
        </>
      }
      side={
        <>
          <TripPrice booking={booking} />
          {!isToPay && ofMoney}
          <ItemReceipts item={item} />
          {!isAsked && changes}
          <Link
            {...(trip.isPublished ? tripLink(trip) : TRIPS)}
            className={buttonClass(status === 'EXPIRED' ? 'primary' : 'quiet', 'w-full')}
            data-no-print
          >
            {trip.isPublished ? t('booking.see_trip') : ofTrips('detail.all')}
          </Link>
          {aside}
          {aside && (
            <LazyPicture
              path={trip.image}
              alt=""
              ratio={3 / 2}
              widths={[412, 640, 828]}
              sizes="(min-width: 1024px) 22rem, 100vw"
              className="aspect-3/2 rounded-card print:hidden"
            />
          )}
        </>
      }
    />
  );
}
