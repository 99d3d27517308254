import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OfflineCopy, OfflineVoucher } from '#base/content/orders/offline-voucher.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import type { TransferBooking } from '#contract/transfers/booking/booking.ts';
import { useBookingReturn } from '#web-orders/paying/booking-changed.ts';
import { GuestReceipts } from '#web-orders/paying/guest-receipts.tsx';
import { bookingQuery, pathsOf, receiptsQuery } from '../transfers.queries.ts';
import { BookingActions, BookingFirm } from './actions.tsx';
import { BookingCancel } from './cancel.tsx';
import { BookingDetails, BookingPrice } from './details.tsx';
import { Leg } from './leg.tsx';
import { BookingMoney, useIsToPay } from './money.tsx';
import { TransferOffer } from './offer.tsx';
import type { BookingSearch } from './search.ts';
import { BookingStatus, hasEndedEarly } from './status.tsx';

// Beneath the server's markup: not part of what the page starts with.
const BookingChange = lazyPart(async () => (await import('./change.tsx')).BookingChange);
const BookingHistory = lazyPart(async () => (await import('./history.tsx')).BookingHistory);
const ContactCorrection = lazyPart(
  async () =>
    (await import('#web-orders/contact/contact-correction.tsx')).ContactCorrection<TransferBooking>,
);

/** A voucher stays useful for a while after the last journey. */
const CACHED_AFTER_MS = 5 * 24 * 3_600_000;

const cachedUntil = ({ legs }: TransferBooking) =>
  new Date(
    Math.max(0, ...legs.map(({ endsAt }) => Date.parse(endsAt))) + CACHED_AFTER_MS,
  ).toISOString();

type BookingProps = { booking: TransferBooking; search: BookingSearch };

const CORRECTABLE: readonly TransferBooking['status'][] = [
  'new',
  'quoted',
  'confirmed',
  'driver_assigned',
];

function Contact({ booking, token }: { booking: TransferBooking; token: string }) {
  const queryClient = useQueryClient();
  if (!CORRECTABLE.includes(booking.status)) return null;
  return (
    <ContactCorrection
      action={`/api/transfers/requests/${booking.reference}/contact`}
      token={token}
      contact={booking.contact}
      onSaved={(answer) =>
        queryClient.setQueryData(bookingQuery(booking.reference, token).queryKey, answer)
      }
    />
  );
}

function Booking({ booking, search: { token, cancel, payment } }: BookingProps) {
  const { t } = useTranslation('airport-transfers');
  useBookingReturn(pathsOf(booking.reference));
  const isToPay = useIsToPay({ reference: booking.reference, token });
  return (
    <>
      <PageHeader
        title={t('booking.title', { reference: booking.reference })}
        crumbs={[
          { name: t('crumb.transfers'), to: '/airport-transfers' },
          { name: booking.reference },
        ]}
      />
      <div className="container-page py-8 lg:py-14 print:py-2">
        <OfflineCopy title={t('offline.copy')} text={t('offline.copy_text')} />
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:gap-y-4">
          <div className="space-y-6 sm:space-y-8 print:space-y-4">
            <BookingStatus booking={booking} />
            {booking.status === 'quoted' && booking.offer === 'made' && (
              <TransferOffer booking={booking} token={token} />
            )}
            {isToPay && (
              <BookingMoney reference={booking.reference} token={token} failure={payment} />
            )}
            <div className="space-y-2">
              <BookingActions booking={booking} token={token} />
              <OfflineVoucher
                namespace="airport-transfers"
                until={hasEndedEarly(booking.status) ? undefined : cachedUntil(booking)}
                hint={t('offline.hint')}
                kept={t('offline.kept')}
              />
            </div>
            {booking.legs.map((leg) => (
              <Leg key={leg.leg} booking={booking} leg={leg} />
            ))}
            <BookingDetails booking={booking} />
            <Contact booking={booking} token={token} />
          </div>
          <div className="space-y-6 print:space-y-4">
            <BookingPrice booking={booking} token={token} />
            {!isToPay && <BookingMoney reference={booking.reference} token={token} />}
            <GuestReceipts
              query={receiptsQuery(booking.reference, token)}
              path={`/api/transfers/requests/${booking.reference}/receipts`}
              token={token}
            />
            <BookingFirm booking={booking} />
            <BookingHistory events={booking.events} />
            {booking.canRequestChange && <BookingChange booking={booking} token={token} />}
            {booking.cancellation.allowed && (
              <BookingCancel booking={booking} token={token} isConfirming={cancel === '1'} />
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** A booking opened with its signed link. */
export function BookingPage() {
  const { reference } = useParams({ from: '/layout/airport-transfers/booking/$reference' });
  const search = useSearch({ from: '/layout/airport-transfers/booking/$reference' });
  const { error, data, isPending, refetch } = useQuery(bookingQuery(reference, search.token));
  if (data) return <Booking booking={data} search={search} />;
  return (
    <div className="container-page py-16">
      {isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}
    </div>
  );
}
