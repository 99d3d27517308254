import { REFUSAL_REASONS, type RefusalReason, type ReviewKind } from '#contract/content/reviews.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { type MailKey, translate } from '#core/locales/strings.ts';
import { dayInWords } from '#core/mail/format.ts';
import { type MailSite, mailText } from '#core/mail/mail-site.ts';
import { mailBodies } from '#core/mail/message.ts';
import type { Mail } from '#core/mail/outbox.ts';
import {
  type MailTemplate,
  SAMPLE_CONTACT,
  SAMPLE_REFERENCE,
  sampleDay,
} from '#core/mail/template.ts';
import { lastDay } from './review-link.ts';

type NamedTrip = { name: string; translations: { name?: Partial<Record<Language, string>> } };
type ItemInMail = {
  kind: ReviewKind;
  trip: NamedTrip | null;
  date: string;
  /** Of its page. */
  url: string;
};
type Guest = {
  language: Language;
  contact: { name: string | null; email: string };
  reference: string;
  orderId: string;
};

type WrittenReview = {
  id: number;
  stars: number;
  text: string;
  name: string;
  reference: string;
};

const titleOf = ({ trip }: { trip: NamedTrip | null }, language: Language) =>
  trip ? localize(trip, 'name', language) : translate(language, 'admin', 'pay.transfer_title');

/** Asks the guest of an order how its items were. `stopUrl` ends such mails. */
export function askingMail(
  site: MailSite,
  { items, stopUrl, ...guest }: Guest & { items: readonly ItemInMail[]; stopUrl: string },
): Mail {
  const { language, contact, reference, orderId } = guest;
  const text = mailText(site, language);
  const [only, ...others] = items;
  const isOne = only !== undefined && others.length === 0;
  const until = items.map(({ date }) => lastDay(date)).sort()[0] ?? '';
  return {
    kind: 'review.asked',
    to: contact.email,
    language,
    unsubscribeUrl: stopUrl,
    subject: isOne
      ? text('mail.review.subject', { title: titleOf(only, language), reference })
      : text('mail.review.subject_several', { reference }),
    relatedKind: 'order',
    relatedId: orderId,
    ...mailBodies({
      ...{ site, language, isForGuest: true },
      heading: text('mail.review.heading'),
      paragraphs: [
        contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody'),
        text('mail.review.text'),
      ],
      sections: items.map((item) => ({
        title: titleOf(item, language),
        rows: [{ label: text('mail.label.date'), value: dayInWords(item.date, language) }],
        ...(!isOne && { link: { text: text('mail.review.button'), url: item.url } }),
      })),
      ...(isOne && { button: { text: text('mail.review.button'), url: only.url } }),
      notes: [
        text('mail.review.until', { date: dayInWords(until, language) }),
        text('mail.review.complaint'),
      ],
      link: { text: text('mail.review.stop'), url: stopUrl },
      footer: text('mail.review.footer'),
    }),
  };
}

const REASONS = {
  spam: 'mail.review_reason.spam',
  insult: 'mail.review_reason.insult',
  personal_data: 'mail.review_reason.personal_data',
  not_about_us: 'mail.review_reason.not_about_us',
  other: 'mail.review_reason.other',
} as const satisfies Record<RefusalReason, MailKey>;

/** Tells the guest why the review is not published. `url` is null when it can be written anew no more. */
export function refusalMail(
  site: MailSite,
  {
    ...review
  }: Guest & {
    item: Omit<ItemInMail, 'url'>;
    reason: RefusalReason;
    reasonText: string;
    url: string | null;
  },
): Mail {
  const { language, contact, reference, orderId, item, reason, reasonText, url } = review;
  const text = mailText(site, language);
  return {
    kind: 'review.refused',
    to: contact.email,
    language,
    subject: text('mail.review_refused.subject', { title: titleOf(item, language), reference }),
    relatedKind: 'order',
    relatedId: orderId,
    ...mailBodies({
      ...{ site, language, isForGuest: true },
      heading: text('mail.review_refused.heading'),
      paragraphs: [
        contact.name ? text('mail.greeting', { name: contact.name }) : text('mail.greeting_nobody'),
        text('mail.review_refused.text', { title: titleOf(item, language) }),
        text(REASONS[reason]),
      ],
      ...(reasonText && { quote: { label: text('mail.review_refused.words'), text: reasonText } }),
      ...(url && { button: { text: text('mail.review_refused.button'), url } }),
      notes: url
        ? [
            text('mail.review_refused.again', {
              date: dayInWords(lastDay(item.date), language),
            }),
          ]
        : [],
      footer: text('mail.footer.reply'),
    }),
  };
}

/** Notifies the company of a review that waits to be read; undefined when it has no address. */
export function writtenMail(
  site: MailSite,
  { id, stars, text: words, name, reference }: WrittenReview,
  origin: string,
): Mail | undefined {
  if (!site.email) return undefined;
  const language = site.defaultLanguage;
  const text = mailText(site, language);
  return {
    kind: 'review.firm.written',
    to: site.email,
    language,
    subject: text('mail.review_written.subject', { stars: String(stars), reference }),
    ...mailBodies({
      ...{ site, language, heading: text('mail.review_written.heading') },
      paragraphs: [text('mail.review_written.text')],
      ...(words && { quote: { label: text('mail.review_written.words', { name }), text: words } }),
      button: {
        text: text('mail.review_written.button'),
        url: `${origin}/admin/reviews?open=${id}`,
      },
      footer: text('mail.firm.footer'),
    }),
  };
}

const SAMPLE_TRIP = {
  name: 'Calas del sur en catamarán',
  translations: {
    name: {
      en: 'South coast coves by catamaran',
      de: 'Buchten der Südküste im Katamaran',
      ca: 'Cales del sud amb catamarà',
    },
  },
};
const sampleGuest = (language: Language, to: string): Guest => ({
  ...{ language, contact: { name: SAMPLE_CONTACT.name, email: to } },
  ...{ reference: SAMPLE_REFERENCE, orderId: 'example' },
});
const sampleUrl = (origin: string, language: Language, page = '') =>
  `${origin}/${language}/review/${SAMPLE_REFERENCE}${page}?token=EXAMPLE`;

export const reviewTemplates: readonly MailTemplate[] = [
  {
    kind: 'review.asked',
    reader: 'guest',
    make: (site, { language, origin, to }) => [
      askingMail(site, {
        ...sampleGuest(language, to),
        items: [
          {
            ...{ kind: 'trip' as const, trip: SAMPLE_TRIP, date: sampleDay() },
            url: sampleUrl(origin, language),
          },
        ],
        stopUrl: sampleUrl(origin, language, '/stop'),
      }),
    ],
  },
  {
    kind: 'review.refused',
    reader: 'guest',
    make: (site, { language, origin, to }) =>
      REFUSAL_REASONS.slice(0, 1).map((reason) =>
        refusalMail(site, {
          ...sampleGuest(language, to),
          item: { kind: 'trip', trip: SAMPLE_TRIP, date: sampleDay() },
          ...{ reason, reasonText: '', url: sampleUrl(origin, language) },
        }),
      ),
  },
  {
    kind: 'review.firm.written',
    reader: 'firm',
    make: (site, { origin, to }) =>
      [
        writtenMail(
          { ...site, email: to },
          {
            ...{ id: 1, stars: 5, name: SAMPLE_CONTACT.name, reference: SAMPLE_REFERENCE },
            text: 'La segunda cala fue lo mejor de la semana.',
          },
          origin,
        ),
      ].filter((mail) => mail !== undefined),
  },
];
