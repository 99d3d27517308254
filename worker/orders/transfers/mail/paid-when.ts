import type { Language } from '#contract/languages/language.ts';
import { money } from '#core/mail/format.ts';
import type { MailText } from '#core/mail/mail-site.ts';
import type { TransferPayment } from '#orders/paying/links/to-pay.ts';

/** Of a request: nothing is paid now, and what once it is confirmed. */
export function paidOnceConfirmed(
  { rule, openCents, onlineCents }: TransferPayment,
  language: Language,
  text: MailText,
): string[] {
  const amount = money(onlineCents, language);
  if (rule === 'on_day') return [text('mail.transfer.pay_later')];
  if (onlineCents === 0) return [text('mail.transfer.pay_by_day')];
  if (onlineCents === openCents) return [text('mail.transfer.pay_after', { amount })];
  return [
    text('mail.transfer.pay_deposit', { amount, rest: money(openCents - onlineCents, language) }),
  ];
}

/** Of a transfer that is owed: what is paid online now, and what later. */
export function paidWhen(
  { rule, openCents, onlineCents }: TransferPayment,
  language: Language,
  text: MailText,
): string[] {
  const rest = openCents - onlineCents;
  if (onlineCents === 0)
    return [
      text(rule === 'on_day' ? 'mail.transfer.on_day' : 'mail.transfer.by_day', {
        amount: money(rest, language),
      }),
    ];
  return [
    text('mail.transfer.to_pay', { amount: money(onlineCents, language) }),
    ...(rest > 0 ? [text('mail.transfer.to_pay_rest', { amount: money(rest, language) })] : []),
  ];
}
