import { letterTemplates } from '#content/newsletter/letters/letter-mail.ts';
import { newsletterTemplates } from '#content/newsletter/newsletter.mails.ts';
import { reviewTemplates } from '#content/reviews/review-mails.ts';
import { ownTemplates } from '#core/mail/own-templates.ts';
import type { MailTemplate } from '#core/mail/template.ts';
import { webhookTemplates } from '#core/webhooks/stopped-mail.ts';
import { voucherTemplates } from '#money/vouchers/voucher-mail.ts';
import { tripTemplates } from '#orders/bookings/mails/mail-templates.ts';
import { waitingTemplates } from '#orders/bookings/waiting/waiting.mails.ts';
import { calledOffTemplates } from '#orders/calendar/calling-off/called-off.mails.ts';
import { minimumTemplates } from '#orders/calendar/minimum/minimum.mails.ts';
import { contactTemplates } from '#orders/contact/contact-mails.ts';
import { delayTemplates } from '#orders/crew/reports/delay-mail.ts';
import { reminderTemplates } from '#orders/day-before/reminder-templates.ts';
import { findTemplates } from '#orders/find/links-mail.ts';
import { voucherFirmTemplates } from '#orders/order/kinds/voucher/voucher-firm-mail.ts';
import { orderTemplates } from '#orders/order/mail/order-templates.ts';
import { paymentTemplates } from '#orders/paying/links/pay-link-mail.ts';
import { transferTemplates } from '#orders/transfers/mail/mail-templates.ts';

/** Every kind of mail that the site sends, for previews, test mails and the test that renders all of them. */
export const mailTemplates: readonly MailTemplate[] = [
  ...transferTemplates,
  ...tripTemplates,
  ...calledOffTemplates,
  ...minimumTemplates,
  ...waitingTemplates,
  ...delayTemplates,
  ...orderTemplates,
  ...reminderTemplates,
  ...findTemplates,
  ...contactTemplates,
  ...voucherTemplates,
  ...voucherFirmTemplates,
  ...paymentTemplates,
  ...newsletterTemplates,
  ...reviewTemplates,
  ...letterTemplates,
  ...webhookTemplates,
  ...ownTemplates,
];
