import type { Language } from '#contract/languages/language.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { OfferInMail } from '#orders/items/offer-lines.ts';
import type { TransferPayment } from '#orders/paying/links/to-pay.ts';
import type { TransferInCalendar } from '../booking/calendar-file.ts';
import { transferFirmMail } from './firm-mail.ts';
import { transferGuestMail } from './guest-mail.ts';

export type TransferMailEvent =
  | 'received'
  | 'offered'
  | 'confirmed'
  | 'driver_assigned'
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'change_requested';

/** A request after the event, including `status` and `version`; the fields of `TransferBooking` with the row's id are sufficient. */
export type TransferInMail = TransferInCalendar & {
  id: string;
  adults: number;
  childAges: readonly number[];
  luggage?: { large: number; cabin: number; bulky: number };
  lines: readonly { code: string; quantity: number; cents: number }[];
  totalCents: number;
  /** Free cancellation until then (UTC); null when cancelling costs something. */
  cancellation?: { freeUntil: string | null };
  contact: {
    name?: string | null | undefined;
    email?: string | null | undefined;
    phone?: string | null | undefined;
  };
  signName?: string | null | undefined;
  note?: string | null | undefined;
  language: Language;
};

export type TransferMailMore = {
  /** Of a cancellation: the guest's fee. */
  feeCents?: number | undefined;
  /** Of a cancellation: who cancelled; the firm gets no mail about its own action. The guest, unless the request's state says otherwise. */
  by?: 'guest' | 'firm';
  /** `leg`: when the two legs have different drivers. */
  driver?: {
    name: string;
    phone: string;
    vehicle: string;
    plate: string;
    leg?: 'outbound' | 'return';
  };
  /** Of a cancellation: what is paid back. */
  backCents?: number | undefined;
  /** Of a request and of a price that is owed: what is paid when, and where. */
  payment?: TransferPayment | undefined;
  /** Of a change request: the guest's text; otherwise the firm's text for the guest. */
  text?: string | undefined;
  /** Of a change request to one of two journeys. */
  leg?: 'outbound' | 'return' | undefined;
  /** Of an offer: until when it lasts, and the firm's words. */
  offer?: OfferInMail | undefined;
};

const SENT_TO_FIRM: readonly TransferMailEvent[] = ['received', 'cancelled', 'change_requested'];

/** Mails to the guest in their language (when there is an address), and to the company in the site's default language. */
export function transferMails(
  event: TransferMailEvent,
  site: MailSite,
  request: TransferInMail,
  manageUrl: string,
  more: TransferMailMore = {},
): Mail[] {
  const by = more.by ?? (request.status === 'cancelled_operator' ? 'firm' : 'guest');
  return [
    ...transferGuestMail(event, site, request, manageUrl, { ...more, by }),
    ...(SENT_TO_FIRM.includes(event) && by === 'guest'
      ? transferFirmMail(event, site, request, more)
      : []),
  ];
}
