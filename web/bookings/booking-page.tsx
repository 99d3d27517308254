import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LazyPicture } from '#ui/pictures/lazy-picture.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { BookingActions } from './actions.tsx';
import type { BookingSearch } from './booking-search.ts';
import { bookingQuery } from './bookings.queries.ts';
import { BookingCancel } from './cancel.tsx';
import { BookingDetails, BookingPrice } from './details.tsx';
import { BookingFirm } from './firm.tsx';
import { BookingStatus, isUndecided } from './status.tsx';

/** What is scanned at the meeting point; a hold or a request is no ticket yet. */
function Voucher({ booking: { status, reference } }: { booking: GuestBooking }) {
  const { t } = useTranslation('trips');
  if (status !== 'CONFIRMED' && status !== 'REDEEMED') return null;
  return (
    <section className="flex justify-center rounded-card bg-white p-5 shadow-card print:break-inside-avoid print:justify-start print:p-0 print:shadow-none">
      <QrCode text={reference} label={t('voucher.qr', { reference })} className="size-56 print:size-40" />
    </section>
  );
}

function Booking({ booking, search }: { booking: GuestBooking; search: BookingSearch }) {
  const { t } = useTranslation('trips');
  const { token } = search;
  const isAsked = isUndecided(booking);
  const cancel = booking.canCancel && <BookingCancel booking={booking} token={token} isOpen={search.cancel === '1'} />;
  return (
    <>
      <PageHeader title={t('voucher.heading')} crumbs={[{ name: t('list.crumb'), to: '/trips' }, { name: booking.reference }]} />
      <div className="container-page grid items-start gap-x-14 gap-y-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14 print:gap-y-4 print:py-2">
        <div className="space-y-6 sm:space-y-8 print:space-y-4">
          <BookingStatus booking={booking} />
          {isAsked && cancel}
          <BookingActions booking={booking} token={token} />
          {!isAsked && <Voucher booking={booking} />}
          <BookingDetails booking={booking} />
        </div>
        <div className="space-y-6 print:space-y-4">
          <BookingPrice booking={booking} />
          {!isAsked && cancel}
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
    </>
  );
}

/** A booking opened with its signed link. */
export function BookingPage() {
  const { reference } = useParams({ from: '/layout/trips/booking/$reference' });
  const search = useSearch({ from: '/layout/trips/booking/$reference' });
  const { error, data, isPending, refetch } = useQuery(bookingQuery(reference, search.token));
  if (data) return <Booking booking={data} search={search} />;
  return <div className="container-page py-16">{isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}</div>;
}
