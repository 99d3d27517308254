import type { SearchAnswer } from '#contract/content/search.ts';
import type { Language } from '#contract/languages/language.ts';
import { readReference } from '#core/http/reference.ts';
import { translate } from '#core/locales/strings.ts';
import { folded } from './search-text.ts';

// Pages that no row is about, or that guests call by other words than their titles.

/** Words for a booking in all languages, folded. One of them makes a search one for it ... */
const BOOKING =
  'booking bookings reservation reservations reserva reservas reserves buchung buchungen reservierung order voucher bono bon comanda pedido bestellung localizador referencia referenz reference buchungsnummer buchungscode reservierungsnummer';
/** ... and these may surround it. */
const AROUND =
  'my find where is the a to of lost change cancel manage see show link email confirmation look up number code ' +
  'mi mis encontrar buscar donde esta la el de he perdido perdi enlace ver cambiar cancelar gestionar correo confirmacion numero codigo ' +
  'meine mein meiner finden wo ist die zu suchen verloren andern stornieren ansehen verwalten bestatigung nummer code ' +
  'la meva les meves trobar cercar on es perdut enllac veure canviar cancellar gestionar correu confirmacio numero codi l';
/** Words for a gift, of which one is enough. */
const GIFT =
  'gift gifts present presents regalo regalos regalar regal regals regala cheque cheques xec xecs ' +
  'geschenk geschenke geschenkgutschein geschenkgutscheine gutschein gutscheine schenken verschenken';

const BOOKING_WORDS = new Set(BOOKING.split(' '));
const AROUND_WORDS = new Set(AROUND.split(' '));
const GIFT_WORDS = new Set(GIFT.split(' '));
/** A word that is being typed. */
const SHORTEST_BEGINNING = 5;

const isOneOf = (words: ReadonlySet<string>, word: string) =>
  words.has(word) ||
  (word.length >= SHORTEST_BEGINNING && [...words].some((one) => one.startsWith(word)));
const wordsOf = (text: string) => folded(text).split(' ').filter(Boolean);

/** A booking's reference: with a digit, as words of eight letters are none, or in capitals as mails write it. */
const isReference = (text: string) =>
  readReference(text) !== undefined && (/\d/.test(text) || text === text.toUpperCase());

/** "my booking", "mi reserva", "meine Buchung", "la meva reserva", in whatever language the page is. */
export function isAboutBooking(text: string): boolean {
  const words = wordsOf(text);
  const isAbout = (word: string) => isOneOf(BOOKING_WORDS, word) || isReference(word);
  return (
    isReference(text) ||
    (words.some(isAbout) && words.every((word) => isAbout(word) || AROUND_WORDS.has(word)))
  );
}

/** "gift voucher", "cheque regalo", "Gutschein", "xec regal". */
export const isAboutGift = (text: string): boolean =>
  wordsOf(text).some((word) => isOneOf(GIFT_WORDS, word));

/** The results with the page that was meant on top. */
export function withOwnPages(answer: SearchAnswer, text: string, language: Language): SearchAnswer {
  const common = { kind: 'page' as const, id: 0, image: null, price: null };
  const pages = [
    ...(isAboutGift(text)
      ? [
          {
            ...common,
            title: translate(language, 'common', 'navigation.gift_vouchers'),
            excerpt: translate(language, 'gift-vouchers', 'text'),
            path: '/gift-vouchers',
          },
        ]
      : []),
    ...(isAboutBooking(text)
      ? [
          {
            ...common,
            title: translate(language, 'common', 'navigation.find_booking'),
            excerpt: translate(language, 'order', 'find.text'),
            path: '/order/find',
          },
        ]
      : []),
  ];
  if (pages.length === 0) return answer;
  const isOther = ({ path }: { path: string }) => pages.every((page) => page.path !== path);
  return { items: [...pages, ...answer.items.filter(isOther)] };
}
