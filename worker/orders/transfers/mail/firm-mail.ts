import { localize } from '#contract/languages/translation.ts';
import { wallTime } from '#contract/menorca-time.ts';
import { money, shortDay } from '#core/mail/format.ts';
import type { MailSite } from '#core/mail/mail-site.ts';
import type { Mail } from '#core/mail/outbox.ts';
import { firmItemMail } from '#orders/items/item-mail.ts';
import { about, bill, cancellationNote, journeys, legName, travellers } from './mail-parts.ts';
import type { TransferInMail, TransferMailEvent, TransferMailMore } from './mails.ts';

const SUBJECTS = {
  received: 'mail.transfer_firm.received',
  booked: 'mail.transfer_firm.booked',
  accepted: 'mail.transfer_firm.accepted',
  asked: 'mail.transfer_firm.asked',
  cancelled: 'mail.transfer_firm.cancelled',
  change_requested: 'mail.transfer_firm.change',
} as const;
const KINDS = {
  received: 'transfer.firm.received',
  booked: 'transfer.firm.received',
  accepted: 'transfer.firm.received',
  asked: 'transfer.firm.change_requested',
  cancelled: 'transfer.firm.cancelled',
  change_requested: 'transfer.firm.change_requested',
} as const;

const isForFirm = (event: string): event is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, event);

/** To the company: labels in the site's default language, the guest's text unchanged; replies go to the guest. */
export function transferFirmMail(
  event: TransferMailEvent | 'accepted' | 'asked' | 'booked',
  site: MailSite,
  request: TransferInMail,
  { feeCents, text: words, leg: changed }: TransferMailMore,
): Mail[] {
  if (!isForFirm(event)) return [];
  const [leg] = request.legs;
  const isFirst = event === 'received' || event === 'booked';
  const [kind, note] = [KINDS[event], isFirst ? request.note?.trim() : ''];
  return firmItemMail(site, (language, text) => ({
    ...{ kind, about: about(request), guest: request, words: words?.trim() || note },
    subject: text(SUBJECTS[event], {
      reference: request.reference,
      from: localize(request.from, 'name', language),
      to: localize(request.to, 'name', language),
      date: leg ? shortDay(wallTime(new Date(leg.startsAt)).date, language) : '',
    }),
    first: [
      ...(feeCents === undefined
        ? []
        : [{ rows: [{ label: text('mail.label.fee'), value: money(feeCents, language) }] }]),
      ...(changed
        ? [{ rows: [{ label: text('mail.label.journey'), value: legName(changed, language) }] }]
        : []),
    ],
    sections: [
      ...journeys(request, language, text, false),
      ...travellers(request, language, text),
      ...bill(request, language, text),
    ],
    notes: isFirst ? cancellationNote(request, language, text) : [],
  }));
}
