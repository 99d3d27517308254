import {
  bytesOf,
  demandAddresses,
  type MailAddress,
  MailRefused,
  type SendMail,
  toBase64,
} from './driver.ts';

const TIMEOUT_MS = 10_000;
const REFUSED = [400, 413, 415, 422];

const written = ({ name, address }: MailAddress) =>
  `"${name.replace(/[\\"]/g, '\\$&')}" <${address}>`;

/**
 * A provider's HTTP interface: one JSON object per mail, the format of Resend and, through a small adapter, of many others. The mail's id
 * is sent as `Idempotency-Key`, so that a retry after a lost response sends no second mail.
 */
export const sendByHttp =
  ({
    endpoint,
    token,
    timeoutMs = TIMEOUT_MS,
  }: {
    endpoint: string;
    token: string | undefined;
    timeoutMs?: number;
  }): SendMail =>
  async ({ id, from, to, replyTo, subject, html, text, attachments, headers }) => {
    demandAddresses({ from, to });
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        from: written(from),
        to: [to],
        ...(replyTo && { reply_to: replyTo }),
        subject,
        html,
        text,
        ...(Object.keys(headers).length > 0 && { headers }),
        attachments: attachments.map((file) => ({
          filename: file.filename,
          content_type: file.contentType,
          content: toBase64(bytesOf(file)),
        })),
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = await response.text();
    if (response.ok) return 'sent';
    const message = `The mail provider answered ${response.status}: ${answer.slice(0, 200)}`;
    throw REFUSED.includes(response.status) ? new MailRefused(message) : new Error(message);
  };
