import { isReplyAddress } from '#content/contact/reply-address.ts';
import { takeReply } from '#content/contact/take-reply.ts';
import { isDeliveryReport, takeDeliveryReport } from '#content/newsletter/bounces.ts';
import { underRequestId } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';
import { receiveEmail } from '#orders/sales/mail/receive-email.ts';

type Incoming = Pick<
  ForwardableEmailMessage,
  'from' | 'to' | 'headers' | 'raw' | 'rawSize' | 'setReject'
>;

/** Mail to the worker's address: reports about letters that did not arrive, guests' replies to an answer, else sales and questions. */
export const incomingEmail = (message: Incoming, env: Bindings): Promise<void> =>
  isDeliveryReport(message)
    ? underRequestId(crypto.randomUUID(), () => takeDeliveryReport(message, env))
    : receiveEmail(message, env, (db, mail, now) =>
        isReplyAddress(message.to)
          ? takeReply(db, env, message.to, mail, now)
          : Promise.resolve(false),
      );
