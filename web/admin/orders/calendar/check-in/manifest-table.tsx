import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { DayMoneyLine } from '#admin/money/panel/take-payment.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ManifestBooking, ManifestTicket } from '#contract/bookings/firm-calendar.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { TOUCHED_BY_DEPARTURES } from '../calendar.api.ts';
import { GuestNeeds } from './guest-needs.tsx';

/** Always a table in print; on phones each booking is a card. */
const CELL =
  'p-3 align-top max-md:not-print:block max-md:not-print:px-0 max-md:not-print:py-1 print:border print:border-black/40 print:p-1.5';

type TicketProps = {
  ticket: ManifestTicket;
  booking: ManifestBooking;
  isWaiting: boolean;
  /** Absent while tickets are not checked in. */
  onAdmit: ((code: string) => void) | undefined;
  onUndo: ((code: string) => void) | undefined;
};

function Ticket({ ticket, booking, isWaiting, onAdmit, onUndo }: TicketProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const name = ticket.name ?? booking.contact.name ?? t('contact.anonymous');
  const isAdmissible = booking.status === 'CONFIRMED' || booking.status === 'REDEEMED';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
      <span>
        {localize(ticket.unit, 'name', language)}
        {ticket.age !== null && ` · ${t('manifest.years', { count: ticket.age })}`}
        {ticket.name && ticket.name !== booking.contact.name && ` · ${ticket.name}`}
        <span className="ml-2 hidden print:inline">{ticket.redeemedAt ? '☑' : '☐'}</span>
      </span>
      {ticket.redeemedAt ? (
        <span className="flex flex-wrap items-center gap-x-3 print:hidden">
          <StateBadge state={{ label: 'manifest.checked_in', tone: 'good' }} />
          <span className="sr-only"> {formatInstant(ticket.redeemedAt, language)}</span>
          <TextButton
            className="min-h-11"
            label={t('scan.undo')}
            of={name}
            disabled={!onUndo}
            onClick={() => onUndo?.(ticket.code)}
          />
        </span>
      ) : isWaiting ? (
        <span className="print:hidden">
          <StateBadge state={{ label: 'manifest.is_waiting', tone: 'open' }} />
        </span>
      ) : (
        isAdmissible &&
        onAdmit && (
          <Button
            className="print:hidden"
            label={t('scan.check_in')}
            of={name}
            onClick={() => onAdmit(ticket.code)}
          />
        )
      )}
    </li>
  );
}

type ManifestTableProps = {
  bookings: readonly ManifestBooking[];
  waiting: readonly string[];
  /** Absent while tickets are not checked in. */
  onAdmit: ((code: string) => void) | undefined;
  onUndo: ((code: string) => void) | undefined;
};

type RowProps = Omit<ManifestTableProps, 'bookings'> & { booking: ManifestBooking };

function BookingRow({ booking, waiting, onAdmit, onUndo }: RowProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <tr className="border-b border-limestone-200 last:border-0 max-md:not-print:block max-md:not-print:rounded-card max-md:not-print:bg-white max-md:not-print:p-4 max-md:not-print:shadow-card print:break-inside-avoid">
      <td className={CELL}>
        <AdminLink
          to={`/orders/${booking.id}`}
          className="font-semibold underline decoration-deep-800/30 underline-offset-4 print:no-underline"
        >
          {booking.contact.name || t('contact.anonymous')}
        </AdminLink>
        {booking.contact.phone && (
          <a
            href={telUrl(booking.contact.phone)}
            className="block py-1 whitespace-nowrap underline underline-offset-4 print:no-underline"
          >
            {formatPhone(booking.contact.phone)}
          </a>
        )}
        {booking.whatsapp && (
          <NewTabLink
            href={booking.whatsapp.url}
            title={booking.whatsapp.text}
            className="my-1 inline-flex min-h-11 items-center rounded-full bg-whatsapp px-4 text-sm font-semibold text-white print:hidden"
            label={t('manifest.find_us')}
          />
        )}
        <span className="block text-sm">{LANGUAGE_LABELS[booking.language]}</span>
        {booking.remindedAt && (
          <span className="block text-sm text-stone print:hidden">
            {t('manifest.reminded', { date: formatInstant(booking.remindedAt, language) })}
          </span>
        )}
        <span className="block font-mono text-sm text-stone print:text-black">
          {booking.reference}
        </span>
        <DayMoneyLine
          of={{ kind: 'booking', id: booking.id }}
          money={booking.money}
          name={booking.contact.name || booking.reference}
          touched={TOUCHED_BY_DEPARTURES}
        />
        {booking.status === 'PENDING' && (
          <StateBadge state={{ label: 'manifest.pending', tone: 'open' }} />
        )}
      </td>
      <td className={CELL}>
        <ul>
          {booking.tickets.map((ticket) => (
            <Ticket
              key={ticket.code}
              ticket={ticket}
              booking={booking}
              isWaiting={waiting.includes(ticket.code)}
              onAdmit={onAdmit}
              onUndo={onUndo}
            />
          ))}
        </ul>
      </td>
      <td className={CELL}>
        <GuestNeeds booking={booking} />
        {booking.extras.length > 0 && (
          <p>
            {booking.extras
              .map((extra) => `${localize(extra, 'name', language)} × ${extra.quantity}`)
              .join(', ')}
          </p>
        )}
        {booking.notes && (
          <p lang={booking.language} className="text-sm whitespace-pre-line italic">
            «{booking.notes}»
          </p>
        )}
        {booking.note && <p className="text-sm whitespace-pre-line">{booking.note}</p>}
      </td>
    </tr>
  );
}

/** Who comes, with everything that the guide needs; those who are picked up under the time and place of their stop. */
export function ManifestTable({ bookings, waiting, onAdmit, onUndo }: ManifestTableProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const hasPickups = bookings.some(({ pickup }) => pickup !== null);
  const stops = Map.groupBy(bookings, ({ pickup }) =>
    pickup ? [pickup.time, localize(pickup, 'name', language)].filter(Boolean).join(' ') : '',
  );
  return (
    <div className="rounded-card bg-white shadow-card max-md:not-print:bg-transparent max-md:not-print:shadow-none print:rounded-none print:shadow-none">
      <table
        className="w-full border-collapse max-md:not-print:block print:text-[9.5pt] print:leading-snug"
        aria-label={t('manifest.title')}
      >
        <thead className="border-b border-limestone-300 text-left text-sm text-stone max-md:not-print:sr-only print:text-black">
          <tr>
            {[t('transfers.guest'), t('manifest.people'), t('manifest.notes')].map((title) => (
              <th key={title} scope="col" className={`${CELL} font-semibold`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {[...stops].map(([key, stop]) => (
          <tbody
            key={key}
            className="max-md:not-print:mb-3 max-md:not-print:block max-md:not-print:space-y-3"
          >
            {hasPickups && (
              <tr className="max-md:not-print:block">
                <th
                  scope="rowgroup"
                  colSpan={3}
                  className={`${CELL} bg-limestone-100 text-left font-semibold max-md:not-print:bg-transparent`}
                >
                  {key || t('manifest.at_meeting_point')} ·{' '}
                  {t('orders.people', {
                    count: stop.reduce((sum, { tickets }) => sum + tickets.length, 0),
                  })}
                </th>
              </tr>
            )}
            {stop.map((booking) => (
              <BookingRow key={booking.id} {...{ booking, waiting, onAdmit, onUndo }} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
