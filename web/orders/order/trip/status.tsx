import { useTranslation } from 'react-i18next';
import { Moment } from '#base/content/orders/booking-parts.tsx';
import { MinimumNote } from '#base/content/orders/minimum.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { Language } from '#contract/languages/language.ts';
import { wallTime } from '#contract/menorca-time.ts';
import type { GuestMoney } from '#contract/money/payments.ts';
import { StateBox } from '../item/item-card.tsx';

/** The state in words: title and sentence. */
const STATES = {
  hold: { title: 'voucher.on_hold', text: 'voucher.on_hold_text' },
  unpaid: { title: 'voucher.unpaid', text: 'voucher.unpaid_text' },
  offer: { title: 'voucher.offer', text: 'voucher.offer_text' },
  offerOver: { title: 'voucher.offer_over', text: 'voucher.offer_over_text' },
  pending: { title: 'voucher.pending', text: 'voucher.pending_text' },
  confirmed: { title: 'voucher.confirmed', text: 'voucher.confirmed_text' },
  redeemed: { title: 'voucher.redeemed', text: 'voucher.redeemed_text' },
  noShow: { title: 'voucher.no_show', text: 'voucher.no_show_text' },
  expired: { title: 'voucher.expired', text: 'voucher.expired_text' },
  declined: { title: 'voucher.declined', text: 'voucher.declined_text' },
  cancelled: { title: 'voucher.cancelled', text: 'voucher.cancelled_text' },
  cancelledByUs: { title: 'voucher.cancelled_by_us', text: 'voucher.cancelled_by_us_text' },
  calledOff: { title: 'voucher.called_off', text: 'voucher.called_off_text' },
} as const;

/** A departure was called off, and its guest has not chosen what to do instead. */
export const isUndecided = ({ calledOff }: GuestBooking) =>
  calledOff !== null && calledOff.choice === null;

export function stateOf(booking: GuestBooking): keyof typeof STATES {
  const { status, endedAs } = booking;
  if (isUndecided(booking)) return 'calledOff';
  if (endedAs === 'no_show') return 'noShow';
  if (booking.offered && status !== 'CANCELLED')
    return booking.offered.isOver ? 'offerOver' : 'offer';
  if (status === 'ON_HOLD') return booking.contact.name === null ? 'hold' : 'unpaid';
  if (status === 'PENDING') return booking.offer === 'made' ? 'offer' : 'pending';
  if (status === 'CONFIRMED') return 'confirmed';
  if (status === 'REDEEMED') return 'redeemed';
  if (status === 'EXPIRED') return 'expired';
  if (endedAs === 'declined') return 'declined';
  return endedAs === 'firm' ? 'cancelledByUs' : 'cancelled';
}

function momentOf(instant: string, language: Language): string {
  const { date, time } = wallTime(new Date(instant));
  return `${formatDate(date, language)}, ${time}`;
}

const isOver = ({ status }: GuestBooking) => status === 'CANCELLED' || status === 'EXPIRED';

type TripStatusProps = { booking: GuestBooking; money: GuestMoney | undefined };

/** The state in plain words, and until when a change is free. */
export function TripStatus({ booking, money }: TripStatusProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const amount = (cents: number) => formatCents(cents, booking.currency, language);
  const backCents = (money?.refundCents ?? 0) + (money?.refundedCents ?? 0);
  const state = stateOf(booking);
  const { title, text } = STATES[state];
  const { refund, calledOff, freeUntil, feeCents, totalCents, status, expiresAt } = booking;
  // An offer names its own terms.
  const isFree =
    (status === 'CONFIRMED' || state === 'pending') && freeUntil !== null && feeCents === 0;
  return (
    <StateBox title={t(title)} text={t(text)} isWarning={isOver(booking) || isUndecided(booking)}>
      {state === 'unpaid' && expiresAt !== null && (
        <p className="mt-2 font-semibold">
          {t('voucher.held_until', { time: wallTime(new Date(expiresAt)).time })}
        </p>
      )}
      {booking.delayMinutes ? (
        <p role="status" className="mt-2 font-semibold text-terracotta-700">
          {t('voucher.delay', { minutes: booking.delayMinutes })}
        </p>
      ) : null}
      {calledOff?.reason && <p className="mt-2 font-semibold">{calledOff.reason}</p>}
      {isUndecided(booking) && calledOff?.answerBy && (
        <p className="mt-2 text-deep-900">
          {t(calledOff.ifSilent === 'move' ? 'voucher.answer_by_move' : 'voucher.answer_by', {
            moment: momentOf(calledOff.answerBy, language),
          })}
        </p>
      )}
      {status === 'CANCELLED' && !isUndecided(booking) && totalCents > 0 && refund !== null && (
        <p className="mt-2 font-semibold">
          {feeCents === 0
            ? t('voucher.cancel_was_free')
            : t('voucher.refund_none', { price: amount(feeCents) })}
          {backCents > 0 && ` ${t('voucher.refund_full', { amount: amount(backCents) })}`}
        </p>
      )}
      {booking.minimum && (
        <div className="mt-2">
          <MinimumNote minimum={booking.minimum} />
        </div>
      )}
      {isFree && (
        <p className="mt-2 text-sea-800">
          {t('voucher.free_until')} <Moment at={freeUntil} />
        </p>
      )}
    </StateBox>
  );
}
