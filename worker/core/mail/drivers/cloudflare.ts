import { bytesOf, demandAddresses, MailRefused, type SendMail } from './driver.ts';

/** Errors of the binding that concern the mail itself and are not temporary. */
const REFUSAL = /attachment|too large|content[- ]type|E_VALIDATION/i;

/** Cloudflare's `send_email` binding. */
export const sendByBinding =
  (binding: Pick<SendEmail, 'send'>): SendMail =>
  async ({ from, to, replyTo, subject, html, text, attachments, headers }) => {
    demandAddresses({ from, to });
    try {
      await binding.send({
        from: { name: from.name, email: from.address },
        to,
        subject,
        html,
        text,
        ...(replyTo && { replyTo }),
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(attachments.length > 0 && {
          attachments: attachments.map((file) => ({
            disposition: 'attachment' as const,
            filename: file.filename,
            type: file.contentType,
            content: bytesOf(file),
          })),
        }),
      });
    } catch (error) {
      if (error instanceof Error && REFUSAL.test(error.message))
        throw new MailRefused(error.message);
      throw error;
    }
    return 'sent';
  };
