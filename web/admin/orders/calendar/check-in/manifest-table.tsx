import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant, formatTime } from '#admin/frame/behaviour/dates.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { DayMoneyLine } from '#admin/money/panel/take-payment.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { ManifestBooking, ManifestTicket } from '#contract/bookings/firm-calendar.ts';
import type { Question } from '#contract/bookings/needs/questions.ts';
import { LANGUAGE_LABELS } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';
import { TOUCHED_BY_DEPARTURES } from '../calendar.api.ts';
import { GuestNeeds } from './guest-needs.tsx';

/** Always a table in print; on phones each booking is a card. */
const CELL =
  'p-3 align-top max-md:not-print:block max-md:not-print:px-0 max-md:not-print:py-1 print:border print:border-black/40 print:p-1.5';

/** What is done with tickets of this departure. */
export type TicketActions = {
  /** What waits on this device to become of a ticket. */
  pendingOf: (code: string) => 'in' | 'out' | undefined;
  /** Absent while tickets are not checked in. */
  onAdmit: ((codes: readonly string[]) => void) | undefined;
  onUndo: (codes: readonly string[]) => void;
};

const isAdmissible = ({ status }: ManifestBooking) =>
  status === 'CONFIRMED' || status === 'REDEEMED';
const isIn = ({ redeemedAt, code }: ManifestTicket, pendingOf: TicketActions['pendingOf']) =>
  (pendingOf(code) ?? (redeemedAt ? 'in' : 'out')) === 'in';
/** Noted as absent; those who come after all are checked in by themselves. */
export const isAbsent = ({ redeemedAt, noShowAt }: ManifestTicket) =>
  noShowAt !== null && redeemedAt === null;
/** Codes of the tickets that are checked in together: without those of absent guests. */
export const openTickets = (booking: ManifestBooking, pendingOf: TicketActions['pendingOf']) =>
  isAdmissible(booking)
    ? booking.tickets
        .filter((ticket) => !isIn(ticket, pendingOf) && !isAbsent(ticket))
        .map(({ code }) => code)
    : [];

type TicketProps = { ticket: ManifestTicket; booking: ManifestBooking; actions: TicketActions };

function Ticket({ ticket, booking, actions: { pendingOf, onAdmit, onUndo } }: TicketProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const name = ticket.name ?? booking.contact.name ?? t('contact.anonymous');
  const pending = pendingOf(ticket.code);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1">
      <span>
        {localize(ticket.unit, 'name', language)}
        {ticket.age !== null && ` · ${t('manifest.years', { count: ticket.age })}`}
        {ticket.name && ticket.name !== booking.contact.name && ` · ${ticket.name}`}
        <span className="ml-2 hidden print:inline">
          {isAbsent(ticket) ? t('state.no_show') : ticket.redeemedAt ? '☑' : '☐'}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 print:hidden">
        {pending ? (
          <StateBadge
            state={{
              label: pending === 'in' ? 'manifest.is_waiting' : 'manifest.undo_waiting',
              tone: 'open',
            }}
          />
        ) : (
          ticket.redeemedAt && (
            <>
              <StateBadge state={{ label: 'manifest.checked_in', tone: 'good' }} />
              <span className="text-sm text-stone">{formatTime(ticket.redeemedAt, language)}</span>
            </>
          )
        )}
        {!pending && isAbsent(ticket) && (
          <StateBadge state={{ label: 'state.no_show', tone: 'over' }} />
        )}
        {isIn(ticket, pendingOf) ? (
          <TextButton
            className="min-h-11"
            label={t('scan.undo')}
            of={name}
            onClick={() => onUndo([ticket.code])}
          />
        ) : (
          isAdmissible(booking) &&
          onAdmit && (
            <Button label={t('scan.check_in')} of={name} onClick={() => onAdmit([ticket.code])} />
          )
        )}
      </span>
    </li>
  );
}

/** One tap for a booking of several people; when all were noted as absent, for those who come after all. */
function BookingCheckIn({ booking, actions }: Omit<TicketProps, 'ticket'>) {
  const { t } = useTranslation('admin-area');
  const { pendingOf, onAdmit } = actions;
  const awaited = openTickets(booking, pendingOf);
  const late = isAdmissible(booking) ? booking.tickets.filter((one) => !isIn(one, pendingOf)) : [];
  const open = awaited.length > 0 ? awaited : late.map(({ code }) => code);
  if (!onAdmit || open.length < 2) return null;
  return (
    <Button
      className="mt-2 print:hidden"
      label={t('scan.all_of_booking', { people: open.length })}
      of={booking.contact.name ?? booking.reference}
      onClick={() => onAdmit(open)}
    />
  );
}

type ManifestTableProps = {
  bookings: readonly ManifestBooking[];
  questions: readonly Question[];
  actions: TicketActions;
};
type RowProps = Omit<ManifestTableProps, 'bookings'> & { booking: ManifestBooking };

function BookingRow({ booking, questions, actions }: RowProps) {
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
            aria-label={`${t('manifest.find_us')}: ${booking.contact.name ?? booking.reference} (WhatsApp)`}
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
            <Ticket key={ticket.code} ticket={ticket} booking={booking} actions={actions} />
          ))}
        </ul>
        <BookingCheckIn booking={booking} actions={actions} />
      </td>
      <td className={CELL}>
        <GuestNeeds booking={booking} questions={questions} />
        {booking.extras.length > 0 && (
          <p>
            {booking.extras
              .map((extra) => `${localize(extra, 'name', language)} × ${extra.quantity}`)
              .join(', ')}
          </p>
        )}
        {booking.notes && (
          <p lang={booking.language} className="text-sm whitespace-pre-line italic">
            <q>{booking.notes}</q>
          </p>
        )}
        {booking.note && <p className="text-sm whitespace-pre-line">{booking.note}</p>}
      </td>
    </tr>
  );
}

/** Who comes, with everything that the guide needs; those who are picked up under the time and place of their stop. */
export function ManifestTable({ bookings, ...more }: ManifestTableProps) {
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
              <BookingRow key={booking.id} booking={booking} {...more} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
