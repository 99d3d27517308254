import { translate } from '#core/locales/strings.ts';
import type { ItemInMail } from '#orders/items/item-in-mail.ts';
import { transferEvents } from '#orders/transfers/booking/calendar-file.ts';
import { journeys, travellers } from '#orders/transfers/mail/mail-parts.ts';
import type { TransferInMail } from '#orders/transfers/mail/mails.ts';

/** A transfer in the mail about its order. */
export const transferInMail = (request: TransferInMail): ItemInMail => ({
  state: request.status === 'confirmed' ? 'mail.order.confirmed' : 'mail.order.on_request',
  totalCents: request.totalCents,
  hasLocalTime: true,
  sections: (language, text, facts = []) => {
    const [people] = travellers(request, language, text);
    return [
      ...journeys(request, language, text, true).map(({ title, ...leg }) => ({
        ...leg,
        title: [translate(language, 'admin', 'pay.transfer_title'), title].join(' · '),
      })),
      { rows: [...(people?.rows ?? []), ...facts] },
    ];
  },
  events: (options) => transferEvents(request, { ...options, uid: request.reference }),
});
