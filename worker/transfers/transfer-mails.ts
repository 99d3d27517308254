import type { Language } from '#contract/language.ts';
import type { MailSite } from '#mail/mail-site.ts';
import type { Mail } from '#mail/outbox.ts';
import type { TransferInCalendar } from './calendar-file.ts';
import { transferFirmMail } from './transfer-firm-mail.ts';
import { transferGuestMail } from './transfer-guest-mail.ts';

export type TransferMailEvent =
  | 'received'
  | 'confirmed'
  | 'driver_assigned'
  | 'changed'
  | 'cancelled'
  | 'declined'
  | 'change_requested'
  | 'message';

/** A request as it stands after the event, `status` and `version` too; what `TransferBooking` holds will do, with the row's id. */
export type TransferInMail = TransferInCalendar & {
  id: string;
  adults: number;
  childAges: readonly number[];
  luggage?: { large: number; cabin: number; bulky: number };
  lines: readonly { code: string; quantity: number; cents: number }[];
  totalCents: number;
  contact: { name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined };
  signName?: string | null | undefined;
  note?: string | null | undefined;
  language: Language;
};

export type TransferMailMore = {
  /** Of a cancellation: what it costs the guest. */
  feeCents?: number | undefined;
  /** Of a cancellation: who wanted it; the firm is not told of what it did itself. A guest, unless the request's state says otherwise. */
  by?: 'guest' | 'firm';
  /** `leg`: when the two ways have different drivers. */
  driver?: { name: string; phone: string; vehicle: string; plate: string; leg?: 'outbound' | 'return' };
  /** Of a change request: the guest's own words; of all else: the firm's, told to the guest. */
  text?: string | undefined;
  /** Of a message. */
  subject?: string | undefined;
};

const TOLD_TO_FIRM: readonly TransferMailEvent[] = ['received', 'cancelled', 'change_requested'];

/** To the guest in their language (when there is an address), and to the firm in Spanish what it has to know. */
export function transferMails(
  event: TransferMailEvent,
  site: MailSite,
  request: TransferInMail,
  manageUrl: string,
  more: TransferMailMore = {},
): Mail[] {
  const by = more.by ?? (request.status === 'cancelled_operator' ? 'firm' : 'guest');
  const guest = transferGuestMail(event, site, request, manageUrl, { ...more, by });
  const firm = TOLD_TO_FIRM.includes(event) && by === 'guest' ? transferFirmMail(event, site, request, more) : undefined;
  return [...(guest ? [guest] : []), ...(firm ? [firm] : [])];
}
