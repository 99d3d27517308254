import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfflineCopy, OfflineVoucher } from '#base/content/orders/offline-voucher.tsx';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { LazyPicture } from '#base/ui/pictures/lazy-picture.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { useBookingReturn } from '#web-orders/paying/booking-changed.ts';
import { GuestReceipts } from '#web-orders/paying/guest-receipts.tsx';
import { BookingActions } from './actions.tsx';
import type { BookingSearch } from './booking-search.ts';
import { bookingQuery, moneyQuery, pathsOf, receiptsQuery } from './bookings.queries.ts';
import { BookingCancel } from './cancel.tsx';
import { BookingDetails, BookingPrice } from './details.tsx';
import { BookingFirm } from './firm.tsx';
import { BookingMoney, useIsToPay } from './money.tsx';
import { BookingOffer } from './offer.tsx';
import { BookingStatus, isUndecided } from './status.tsx';

// Of one state of a booking, or beneath the server's markup: not part of what the page starts with.
const Tickets = lazyPart(async () => (await import('./tickets.tsx')).Tickets);
const BookingHold = lazyPart(async () => (await import('./hold.tsx')).BookingHold);
const ContactCorrection = lazyPart(
  async () =>
    (await import('#web-orders/contact/contact-correction.tsx')).ContactCorrection<GuestBooking>,
);
// Loaded when the guest opens it.
const BookingChange = lazyPart(async () => (await import('./change.tsx')).BookingChange, {
  fallback: <CardSkeletons />,
});

/** A voucher stays useful for a while after the day. */
const CACHED_AFTER_MS = 5 * 24 * 3_600_000;
const cachedUntil = ({ date }: GuestBooking) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + CACHED_AFTER_MS).toISOString();

type BookingProps = { booking: GuestBooking; search: BookingSearch };

/** A button that opens the change, or in its place the change itself, by the URL. */
function Change({ booking, search: { token, change } }: BookingProps) {
  const { t } = useTranslation('trips');
  const isHydrated = useHydrated();
  if (!booking.canChange) return null;
  if (change === '1' && isHydrated) return <BookingChange booking={booking} token={token} />;
  return (
    <Link
      from="/trips/booking/$reference"
      to="."
      search={{ token, change: '1' }}
      resetScroll={false}
      className={buttonClass(isUndecided(booking) ? 'primary' : 'quiet', 'w-full noscript:hidden')}
      data-no-print
    >
      {t(isUndecided(booking) ? 'voucher.change_date_open' : 'voucher.change_open')}
    </Link>
  );
}

/** Whose contact the guest can correct: not over, and made with one. */
const isCorrectable = ({ status, contact }: GuestBooking) =>
  (status === 'ON_HOLD' || status === 'PENDING' || status === 'CONFIRMED') && contact.name !== null;

function Contact({ booking, search: { token } }: BookingProps) {
  const queryClient = useQueryClient();
  if (!isCorrectable(booking)) return null;
  return (
    <ContactCorrection
      action={`/api/bookings/${booking.reference}/contact`}
      token={token}
      contact={booking.contact}
      onSaved={(answer) =>
        queryClient.setQueryData(bookingQuery(booking.reference, token).queryKey, answer)
      }
    />
  );
}

function Booking({ booking, search }: BookingProps) {
  const { t } = useTranslation('trips');
  const { token } = search;
  const { data: money } = useQuery(moneyQuery(booking.reference, token));
  useBookingReturn(pathsOf(booking));
  const isAsked = isUndecided(booking);
  const isToPay = useIsToPay({ booking, token });
  const isVoucher =
    booking.status === 'CONFIRMED' || booking.status === 'PENDING' || booking.status === 'REDEEMED';
  const actions = (
    <>
      <Change booking={booking} search={search} />
      {booking.canCancel && (
        <BookingCancel booking={booking} token={token} isOpen={search.cancel === '1'} />
      )}
    </>
  );
  return (
    <>
      <PageHeader
        title={t('voucher.heading')}
        crumbs={[{ name: t('list.crumb'), to: '/trips' }, { name: booking.reference }]}
      />
      <div className="container-page py-8 lg:py-14 print:py-2">
        <OfflineCopy title={t('voucher.offline_copy')} text={t('voucher.offline_copy_text')} />
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:gap-y-4">
          <div className="space-y-6 sm:space-y-8 print:space-y-4">
            <BookingStatus booking={booking} money={money} />
            {isAsked && actions}
            {isToPay && <BookingMoney booking={booking} token={token} failure={search.payment} />}
            {booking.status === 'ON_HOLD' && !isToPay && (
              <BookingHold booking={booking} token={token} />
            )}
            {booking.status === 'PENDING' && booking.offer === 'made' && (
              <BookingOffer booking={booking} token={token} />
            )}
            <div className="space-y-2">
              <BookingActions booking={booking} token={token} />
              {booking.status !== 'ON_HOLD' && (
                <OfflineVoucher
                  // Another state is cached anew.
                  key={`${booking.date} ${booking.time} ${booking.places} ${booking.totalCents}`}
                  namespace="trips"
                  until={isVoucher && !isAsked ? cachedUntil(booking) : undefined}
                  hint={t('voucher.offline_hint')}
                  kept={t('voucher.offline_kept')}
                />
              )}
            </div>
            <BookingDetails booking={booking} />
            <Contact booking={booking} search={search} />
            {!isAsked && <Tickets booking={booking} />}
          </div>
          <div className="space-y-6 print:space-y-4">
            <BookingPrice booking={booking} />
            {!isToPay && <BookingMoney booking={booking} token={token} />}
            <GuestReceipts
              query={receiptsQuery(booking.reference, token)}
              path={`/api/bookings/${booking.reference}/receipts`}
              token={token}
            />
            {!isAsked && actions}
            <BookingFirm reference={booking.reference} />
            <LazyPicture
              path={booking.trip.image}
              alt=""
              ratio={3 / 2}
              widths={[412, 640, 828]}
              sizes="(min-width: 1024px) 22rem, 100vw"
              className="aspect-3/2 rounded-card print:hidden"
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** A booking opened with its signed link. */
export function BookingPage() {
  const { reference } = useParams({ from: '/layout/trips/booking/$reference' });
  const search = useSearch({ from: '/layout/trips/booking/$reference' });
  const { error, data, isPending, refetch } = useQuery(bookingQuery(reference, search.token));
  if (data) return <Booking booking={data} search={search} />;
  return (
    <div className="container-page py-16">
      {isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}
    </div>
  );
}
