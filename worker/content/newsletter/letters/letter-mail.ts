import { prefixed } from '#contract/address.ts';
import { LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { LetterInput } from '#contract/mail/letters.ts';
import type { TripCard } from '#contract/trips/trips.ts';
import { money } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import type { MailTemplate } from '#core/mail/template.ts';
import { parseMarkdown } from '#core/text/markdown.ts';
import { markdownHtml } from '#core/text/markdown-html.ts';
import { markdownText } from '#core/text/markdown-text.ts';
import { pictureLink } from '#core/text/picture-link.ts';

type Texts = Pick<LetterInput, 'title' | 'body' | 'sourceLanguage' | 'translations'>;

const textIn = (letter: Texts, field: 'title' | 'body', language: Language) =>
  (letter.translations[field]?.[language] ??
    (language === letter.sourceLanguage ? letter[field] : '')) ||
  '';
const hasText = (letter: Texts, language: Language) =>
  textIn(letter, 'title', language).trim() !== '' && textIn(letter, 'body', language).trim() !== '';

/** Languages in which the letter has a subject and a text. */
export const letterLanguages = (letter: Texts): Language[] =>
  LANGUAGES.filter((language) => hasText(letter, language));

/** The language in which a reader gets the letter; null: they do not get it. */
export function textLanguageFor(letter: LetterInput, reader: Language): Language | null {
  const { readerLanguages, hasFallback, sourceLanguage } = letter;
  if (readerLanguages.length > 0 && !readerLanguages.includes(reader)) return null;
  const ways: Language[] = hasFallback ? [reader, 'en', sourceLanguage] : [reader];
  return ways.find((language) => hasText(letter, language)) ?? null;
}

type LetterMail = {
  letter: Texts;
  /** Of the text. */
  language: Language;
  /** In that language, at today's price. */
  trips: readonly TripCard[];
  origin: string;
  to: string;
  unsubscribeUrl: string;
};

/** A letter to one reader. */
export function letterMail(
  site: MailSite,
  { letter, language, trips, origin, to, unsubscribeUrl }: LetterMail,
): Mail {
  const text = mailText(site, language);
  const subject = textIn(letter, 'title', language);
  const blocks = parseMarkdown(textIn(letter, 'body', language));
  return {
    kind: 'newsletter.letter',
    to,
    language,
    unsubscribeUrl,
    subject,
    ...mailBodies({
      site,
      language,
      heading: subject,
      paragraphs: [],
      article: {
        html: markdownHtml(blocks, {
          origin,
          language,
          pictureAddress: (path) => pictureLink(path, origin),
        }),
        text: markdownText(blocks, { origin, language }),
      },
      sections: trips.map((trip) => ({
        title: trip.name,
        picture: trip.image ? pictureLink(trip.image, origin) : undefined,
        rows: trip.price
          ? [
              {
                label: text('mail.letter.price'),
                value: text(
                  trip.pricePer === null ? 'mail.letter.exact_price' : 'mail.letter.price_from',
                  { price: money(Math.round(trip.price * 100), language) },
                ),
              },
            ]
          : [],
        link: {
          text: text('mail.letter.trip'),
          url: origin + prefixed(`/trips/${trip.id}-${trip.slug}`, language),
        },
      })),
      link: { text: text('mail.letter.unsubscribe'), url: unsubscribeUrl },
      footer: text('mail.letter.footer', { site: site.siteName }),
      isForGuest: true,
    }),
  };
}

export const letterTemplates: readonly MailTemplate[] = [
  {
    kind: 'newsletter.letter',
    reader: 'guest',
    make: (site, { language, origin, to, text }) => [
      letterMail(site, {
        letter: {
          title: text('mail.letter.sample_title'),
          body: text('mail.letter.sample_body'),
          sourceLanguage: language,
          translations: {},
        },
        language,
        trips: [],
        origin,
        to,
        unsubscribeUrl: `${origin}/${language}/newsletter/unsubscribe?token=EXAMPLE`,
      }),
    ],
  },
];
