import { useTranslation } from 'react-i18next';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CheckIcon, CloseIcon } from '#base/ui/icons.tsx';
import type { TransferBooking, TransferRequestState } from '#contract/transfers/booking/booking.ts';

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

const ENDED = [
  'declined',
  'cancelled_customer',
  'cancelled_operator',
  'no_show',
] as const satisfies TransferRequestState[];
/** Ended before the journey. */
export const hasEndedEarly = (status: TransferRequestState) =>
  ENDED.some((state) => state === status);

type Milestone = {
  state: TransferRequestState;
  at: string | undefined;
  look: 'reached' | 'ahead' | 'ended';
};

/** When a state was last entered; undefined if never. */
const enteredAt = ({ events, createdAt }: TransferBooking, state: TransferRequestState) =>
  events.findLast((event) => event.type !== 'change_request' && event.status === state)?.at ??
  (state === 'new' ? createdAt : undefined);

/** Past and future milestones; a booking that ended early has no future ones. */
export function milestonesOf(booking: TransferBooking): Milestone[] {
  const way: readonly TransferRequestState[] = ['new', 'confirmed', 'driver_assigned', 'completed'];
  const passed = way.filter((state) => state === 'new' || enteredAt(booking, state));
  if (hasEndedEarly(booking.status))
    return [
      ...passed.map(
        (state): Milestone => ({ state, at: enteredAt(booking, state), look: 'reached' }),
      ),
      { state: booking.status, at: enteredAt(booking, booking.status), look: 'ended' },
    ];
  const reached = booking.status === 'quoted' ? 0 : way.indexOf(booking.status);
  return way.map((state, position) => ({
    state,
    at: position <= reached ? enteredAt(booking, state) : undefined,
    look: position <= reached ? 'reached' : 'ahead',
  }));
}

const DOTS = {
  reached: 'bg-sea-700 text-white',
  ahead: 'border-2 border-limestone-400 bg-white',
  ended: 'bg-terracotta-600 text-white',
} as const;

function Timeline({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const milestones = milestonesOf(booking);
  const current = milestones.findLastIndex(({ look }) => look !== 'ahead');
  return (
    <ol
      aria-label={t('booking.timeline')}
      className="mt-5 space-y-3 sm:flex sm:gap-4 sm:space-y-0 print:hidden"
    >
      {milestones.map(({ state, at, look }, position) => (
        <li
          key={state}
          aria-current={position === current ? 'step' : undefined}
          className="flex gap-3 sm:min-w-0 sm:grow sm:basis-0 sm:flex-col sm:gap-2"
        >
          <span
            className={`flex size-7 shrink-0 items-center justify-center rounded-full ${DOTS[look]}`}
          >
            {look === 'reached' && <CheckIcon className="size-4" />}
            {look === 'ended' && <CloseIcon className="size-4" />}
          </span>
          <span className="min-w-0 leading-snug">
            <span
              className={`block hyphens-auto ${look === 'ahead' ? 'text-stone' : 'font-semibold text-deep-900'}`}
            >
              {t(STATES[state].title)}
            </span>
            {at && (
              <span className="block text-sm text-stone">
                <Moment at={at} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The request's state as text and as a timeline. */
export function BookingStatus({ booking }: { booking: TransferBooking }) {
  const { t } = useTranslation('airport-transfers');
  const language = useLanguage();
  const { title, text } = STATES[booking.status];
  const look = hasEndedEarly(booking.status)
    ? 'border-terracotta-600 bg-terracotta-200/40'
    : 'border-sea-700 bg-sea-50';
  return (
    <div className={`rounded-card border-l-8 p-5 sm:p-6 ${look}`}>
      <div role="status">
        <p className="font-display text-2xl text-deep-900">{t(title)}</p>
        <p className="mt-2">{t(text)}</p>
        {booking.feeCents !== null && (
          <p className="mt-2 font-semibold">
            {booking.feeCents === 0
              ? t('cancel.was_free')
              : t('cancel.was', {
                  price: formatCents(booking.feeCents, booking.currency, language),
                })}
          </p>
        )}
      </div>
      <Timeline booking={booking} />
    </div>
  );
}
