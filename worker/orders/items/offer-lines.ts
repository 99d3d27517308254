import type { Language } from '#contract/languages/language.ts';
import { momentInWords, money } from '#core/mail/format.ts';
import type { MailText } from '#core/mail/mail-site.ts';

/** An offer as its mail has it. */
export type OfferInMail = {
  title: string;
  depositCents: number;
  until: string | null;
  isHeld: boolean;
  /** The firm's own words. */
  note: string;
};

/** What is offered in words, what is due when it is accepted, and until when it lasts. */
export function offerLines(
  offer: OfferInMail | undefined,
  language: Language,
  text: MailText,
): string[] {
  if (!offer) return [];
  const { title, depositCents, until, isHeld } = offer;
  return [
    ...(title ? [title] : []),
    ...(depositCents > 0
      ? [text('mail.offer.deposit', { amount: money(depositCents, language) })]
      : []),
    ...(until === null
      ? []
      : [
          text('mail.offer.until', { moment: momentInWords(until, language) }),
          ...(isHeld ? [text('mail.offer.held')] : []),
        ]),
  ];
}

/** The firm's words to an offer, apart from the letter's own. */
export const offerQuote = (offer: OfferInMail | undefined, text: MailText) =>
  offer?.note ? { label: text('mail.offer.note'), text: offer.note } : undefined;
