import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, linkOptions, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { fetchJson } from '#api/fetch-json.ts';
import { CalendarDay } from '#content/calendar-day.tsx';
import { tripLink } from '#content/page-links.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { firmChatUrl } from '#contract/people/phone-links.ts';
import type { TripBooking } from '#contract/trips/trip-requests.ts';
import { FormStatus } from '#forms/fields.tsx';
import { FormPage } from '#forms/form-page.tsx';
import { usePostedForm } from '#forms/posted-form.tsx';
import { useForm } from '#forms/use-form.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { PrinterIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LazyPicture } from '#ui/pictures/lazy-picture.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { bookingQuery } from './trips.queries.ts';

const TRIPS = linkOptions({ to: '/trips' });

const STATES = {
  new: { title: 'booking.state.new', text: 'booking.state.new_text' },
  confirmed: { title: 'booking.state.confirmed', text: 'booking.state.confirmed_text' },
  declined: { title: 'booking.state.declined', text: 'booking.state.declined_text' },
  cancelled_customer: { title: 'booking.state.cancelled', text: 'booking.state.cancelled_text' },
  cancelled_operator: { title: 'booking.state.cancelled_by_us', text: 'booking.state.cancelled_by_us_text' },
  completed: { title: 'booking.state.completed', text: 'booking.state.completed_text' },
} as const;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-limestone-200 py-3 last:border-0 sm:grid-cols-[12rem_1fr]">
    <dt className="text-stone">{label}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere text-deep-900">{children}</dd>
  </div>
);

function Summary({ booking }: { booking: TripBooking }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const { trip, contact } = booking;
  return (
    <dl>
      <Row label={t('booking.reference')}>
        <span className="font-mono text-lg tracking-wider">{booking.reference}</span>
      </Row>
      <Row label={t('booking.trip')}>{localize(trip, 'name', language)}</Row>
      <Row label={t('request.date')}>
        <CalendarDay at={booking.date} />
      </Row>
      <Row label={t('request.adults')}>{booking.adults}</Row>
      {booking.childAges.length > 0 && <Row label={t('request.children')}>{booking.childAges.join(', ')}</Row>}
      <Row label={t('booking.duration')}>{localize(trip, 'duration', language)}</Row>
      <Row label={t('detail.meeting')}>{localize(trip, 'meetingPoint', language)}</Row>
      <Row label={t('booking.contact')}>{[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')}</Row>
      {booking.message && (
        <Row label={t('request.message')}>
          <span className="font-normal whitespace-pre-line">{booking.message}</span>
        </Row>
      )}
    </dl>
  );
}

/** Contact details of the firm. */
function Firm({ reference }: { reference: string }) {
  const { t } = useTranslation('trips');
  const { data: site } = useQuery(apiQuery('/api/site'));
  if (!site) return null;
  const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';
  return (
    <section className="rounded-card bg-limestone-100 p-6">
      <h2 className="text-xl">{t('booking.questions')}</h2>
      <p className="mt-2 text-stone">{t('booking.questions_text', { reference })}</p>
      <ul className="mt-3">
        {site.phone && (
          <li>
            <a href={`tel:${site.phone}`} className={link}>
              {formatPhone(site.phone)}
            </a>
          </li>
        )}
        {site.whatsapp && (
          <li data-no-print>
            <a
              href={firmChatUrl(site.whatsapp, t('booking.whatsapp_text', { reference }))}
              target="_blank"
              rel="noopener noreferrer"
              className={link}
            >
              WhatsApp
            </a>
          </li>
        )}
        {site.email && (
          <li>
            <a href={`mailto:${site.email}?subject=${encodeURIComponent(reference)}`} className={`${link} break-all`}>
              {site.email}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

/** Opening the page changes nothing; only this form cancels, with or without scripts. */
function Cancel({ booking, token }: { booking: TripBooking; token: string }) {
  const { t } = useTranslation('trips');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const action = `/api/trips/requests/${booking.reference}/cancel`;
  const form = useForm({
    id: 'trip-cancel',
    initial: { token },
    send: () => fetchJson<TripBooking>(action, { method: 'POST', body: { token } }),
    onSent: (answer) => queryClient.setQueryData(bookingQuery(booking.reference, token).queryKey, answer),
  });
  /** Without scripts the response renders the form again. */
  const isRefused = usePostedForm('trip-cancel') !== undefined;
  return (
    <details
      id="cancel"
      open={isRefused || undefined}
      className="scroll-mt-28 rounded-card border border-limestone-300 bg-white"
      data-no-print
    >
      <summary className="min-h-11 px-6 py-4 font-semibold text-deep-900">{t('booking.cancel')}</summary>
      <form {...form.formProps} action={`${action}#cancel`} className="space-y-4 px-6 pb-6">
        <FormPage id="trip-cancel" />
        <input type="hidden" name="token" value={token} />
        <p className="whitespace-pre-line text-stone">{localize(booking.trip, 'cancellationPolicy', language)}</p>
        <FormStatus failure={form.failure} />
        <button type="submit" disabled={form.isSending} className={buttonClass('primary')}>
          {t('booking.cancel_now')}
        </button>
      </form>
    </details>
  );
}

function Booking({ booking, token }: { booking: TripBooking; token: string }) {
  const { t } = useTranslation('trips');
  const { trip } = booking;
  const state = STATES[booking.status];
  return (
    <>
      <PageHeader
        title={t('booking.title', { reference: booking.reference })}
        crumbs={[{ name: t('list.crumb'), to: '/trips' }, { name: booking.reference }]}
      />
      <div className="container-page grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
        <div className="space-y-8">
          <div role="status" className="rounded-card border-l-8 border-sea-700 bg-sea-50 p-6">
            <p className="font-display text-2xl text-deep-900">{t(state.title)}</p>
            <p className="mt-2">{t(state.text)}</p>
          </div>
          <section className="rounded-card bg-white p-6 shadow-card sm:p-8 print:p-0 print:shadow-none">
            <h2 className="mb-3 text-2xl">{t('booking.summary')}</h2>
            <Summary booking={booking} />
          </section>
          {booking.canCancel && <Cancel booking={booking} token={token} />}
        </div>
        <div className="space-y-6">
          <LazyPicture
            path={trip.image}
            alt=""
            ratio={3 / 2}
            widths={[412, 640, 828]}
            sizes="(min-width: 1024px) 22rem, 100vw"
            className="aspect-3/2 rounded-card print:hidden"
          />
          <Firm reference={booking.reference} />
          <div className="flex flex-wrap gap-3" data-no-print>
            <button type="button" onClick={() => window.print()} className={buttonClass('quiet', 'noscript:hidden')}>
              <PrinterIcon />
              {t('booking.print')}
            </button>
            <Link {...(trip.isPublished ? tripLink(trip) : TRIPS)} className={buttonClass('quiet')}>
              {t(trip.isPublished ? 'booking.see_trip' : 'detail.all')}
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

export function BookingPage() {
  const { reference } = useParams({ from: '/layout/trips/booking/$reference' });
  const { token } = useSearch({ from: '/layout/trips/booking/$reference' });
  const { error, data, isPending, refetch } = useQuery(bookingQuery(reference, token));
  if (data) return <Booking booking={data} token={token} />;
  return <div className="container-page py-16">{isPending ? <CardSkeletons /> : <LoadError error={error} onRetry={refetch} />}</div>;
}
