import { tripTemplates } from '#bookings/mails/mail-templates.ts';
import { waitingTemplates } from '#bookings/waiting/waiting.mails.ts';
import { ownTemplates } from '#mail/own-templates.ts';
import type { MailTemplate } from '#mail/template.ts';
import { voucherTemplates } from '#vouchers/voucher-mail.ts';
import { paymentTemplates } from '#payments/pay-link-mail.ts';
import { calledOffTemplates } from './calendar/called-off.mails.ts';
import { newsletterTemplates } from './newsletter/newsletter.mails.ts';
import { transferTemplates } from './transfers/mail/mail-templates.ts';

/** Every kind of mail that the site sends, for previews, test mails and the test that renders all of them. */
export const mailTemplates: readonly MailTemplate[] = [
  ...transferTemplates,
  ...tripTemplates,
  ...calledOffTemplates,
  ...waitingTemplates,
  ...voucherTemplates,
  ...paymentTemplates,
  ...newsletterTemplates,
  ...ownTemplates,
];
