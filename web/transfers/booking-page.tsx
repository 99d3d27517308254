import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '#api/api-query.ts';
import { CalendarDay } from '#content/calendar-day.tsx';
import { formatCents } from '#content/format.ts';
import { formatPhone } from '#contract/phone.ts';
import type { TransferBooking, TransferRequestState } from '#contract/transfer-booking.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { PrinterIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadError } from '#ui/section-states.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { bookingQuery, bookingSearch } from './transfers.queries.ts';

const STATES = {
  new: { title: 'state.new', text: 'state.new_text' },
  quoted: { title: 'state.quoted', text: 'state.quoted_text' },
  confirmed: { title: 'state.confirmed', text: 'state.confirmed_text' },
  driver_assigned: { title: 'state.driver', text: 'state.driver_text' },
  completed: { title: 'state.completed', text: 'state.completed_text' },
  declined: { title: 'state.declined', text: 'state.declined_text' },
  cancelled_customer: { title: 'state.cancelled', text: 'state.cancelled_text' },
  cancelled_operator: { title: 'state.cancelled_by_us', text: 'state.cancelled_by_us_text' },
  no_show: { title: 'state.no_show', text: 'state.no_show_text' },
} as const satisfies Record<TransferRequestState, { title: string; text: string }>;

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-limestone-200 py-3 last:border-0 sm:grid-cols-[12rem_1fr]">
    <dt className="text-stone">{label}</dt>
    <dd className="font-semibold break-words text-deep-900">{children}</dd>
  </div>
);

const CARD = 'rounded-card bg-white p-6 shadow-card sm:p-8 print:p-0 print:shadow-none';

/** One journey: from where, when, and where the driver waits. */
function Leg({ booking, leg }: { booking: TransferBooking; leg: TransferBooking['legs'][number] }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const [start, end] = leg.leg === 'outbound' ? [booking.from, booking.to] : [booking.to, booking.from];
  const meetingPoint = localize(start, 'meetingPoint', language);
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-2xl">{leg.leg === 'outbound' ? t('line.outbound') : t('line.return')}</h2>
      <dl>
        <Row label={t('request.from')}>{localize(start, 'name', language)}</Row>
        <Row label={t('request.to')}>{localize(end, 'name', language)}</Row>
        <Row label={t('request.date')}>
          <CalendarDay at={leg.date} />
        </Row>
        <Row label={t('request.time')}>{leg.time}</Row>
        <Row label={t('request.flight')}>{leg.flight ?? t('booking.no_flight')}</Row>
        {meetingPoint && <Row label={t('booking.meeting')}>{meetingPoint}</Row>}
      </dl>
    </section>
  );
}

function Summary({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { luggage, contact } = booking;
  return (
    <section className={CARD}>
      <h2 className="mb-3 text-2xl">{t('booking.summary')}</h2>
      <dl>
        <Row label={t('booking.reference')}>
          <span className="font-mono text-lg tracking-wider">{booking.reference}</span>
        </Row>
        <Row label={t('prices.vehicle')}>{localize(booking.vehicle, 'name', language)}</Row>
        <Row label={t('request.passengers')}>{booking.adults}</Row>
        {booking.childAges.length > 0 && <Row label={t('request.children')}>{booking.childAges.join(', ')}</Row>}
        {luggage.large + luggage.cabin + luggage.bulky > 0 && <Row label={t('booking.luggage')}>{t('booking.luggage_text', luggage)}</Row>}
        {booking.signName && <Row label={t('request.sign')}>{booking.signName}</Row>}
        <Row label={t('booking.contact')}>{[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')}</Row>
        {booking.note && (
          <Row label={t('request.note')}>
            <span className="font-normal whitespace-pre-line">{booking.note}</span>
          </Row>
        )}
      </dl>
    </section>
  );
}

/** The firm, for questions and changes. */
function Firm({ reference }: { reference: string }) {
  const { t } = useTranslation('airport-transfers');
  const { data: site } = useQuery(apiQuery('/api/site'));
  if (!site) return null;
  const link = 'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';
  const whatsapp = `https://wa.me/${site.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(t('booking.whatsapp_text', { reference }))}`;
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
            <a href={whatsapp} target="_blank" rel="noopener noreferrer" className={link}>
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

function Booking({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const state = STATES[booking.status];
  return (
    <>
      <PageHeader
        title={t('booking.title', { reference: booking.reference })}
        crumbs={[{ name: t('crumb.transfers'), to: '/airport-transfers' }, { name: booking.reference }]}
      />
      <div className="container-page grid items-start gap-x-14 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
        <div className="space-y-8">
          <div role="status" className="rounded-card border-l-8 border-sea-700 bg-sea-50 p-6">
            <p className="font-display text-2xl text-deep-900">{t(state.title)}</p>
            <p className="mt-2">{t(state.text)}</p>
          </div>
          {booking.legs.map((leg) => (
            <Leg key={leg.leg} booking={booking} leg={leg} />
          ))}
          <Summary booking={booking} />
        </div>
        <div className="space-y-6">
          <section className={CARD}>
            <h2 className="mb-3 text-xl">{t('booking.price')}</h2>
            <QuoteLines lines={booking.lines} currency={booking.currency} />
            <p className="mt-3 flex justify-between gap-4 border-t border-limestone-300 pt-3 text-lg font-semibold text-deep-900">
              <span>{t('booking.total')}</span>
              <span>{formatCents(booking.totalCents, booking.currency, language)}</span>
            </p>
            <p className="mt-2 text-sm text-stone">{t('request.nothing_to_pay')}</p>
          </section>
          <Firm reference={booking.reference} />
          <button type="button" onClick={() => window.print()} className={buttonClass('quiet', 'noscript:hidden')} data-no-print>
            <PrinterIcon />
            {t('booking.print')}
          </button>
        </div>
      </div>
    </>
  );
}

/** A request by its signed link. */
export function BookingPage() {
  const { reference = '' } = useParams({ strict: false });
  const { token } = bookingSearch(useSearch({ strict: false }));
  const { data, isPending, refetch } = useQuery(bookingQuery(reference, token));
  if (data) return <Booking booking={data} />;
  return <div className="container-page py-16">{isPending ? <CardSkeletons /> : <LoadError onRetry={refetch} />}</div>;
}
