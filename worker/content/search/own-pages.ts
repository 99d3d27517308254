import type { SearchAnswer } from '#contract/content/search.ts';
import type { Language } from '#contract/languages/language.ts';
import { translate } from '#core/locales/strings.ts';
import { folded } from './search-text.ts';

// Pages that no row is about and no search engine lists, but that guests search for here.

/** Words for a booking in all languages, folded. One of them makes a search one for it ... */
const BOOKING =
  'booking bookings reservation reservations reserva reservas reserves buchung buchungen reservierung order voucher bono bon comanda pedido bestellung localizador';
/** ... and these may surround it. */
const AROUND =
  'my find where is the a to of lost change cancel manage see show link email confirmation look up ' +
  'mi mis encontrar buscar donde esta la el de he perdido perdi enlace ver cambiar cancelar gestionar correo confirmacion ' +
  'meine mein meiner finden wo ist die zu suchen verloren andern stornieren ansehen verwalten bestatigung ' +
  'la meva les meves trobar cercar on es perdut enllac veure canviar cancellar gestionar correu confirmacio l';

const BOOKING_WORDS = new Set(BOOKING.split(' '));
const AROUND_WORDS = new Set(AROUND.split(' '));
/** A word that is being typed. */
const SHORTEST_BEGINNING = 5;

const isBookingWord = (word: string) =>
  BOOKING_WORDS.has(word) ||
  (word.length >= SHORTEST_BEGINNING && [...BOOKING_WORDS].some((one) => one.startsWith(word)));

/** "my booking", "mi reserva", "meine Buchung", "la meva reserva", in whatever language the page is. */
export function isAboutBooking(text: string): boolean {
  const words = folded(text).split(' ').filter(Boolean);
  return (
    words.some(isBookingWord) &&
    words.every((word) => isBookingWord(word) || AROUND_WORDS.has(word))
  );
}

/** The results with the page that was meant on top. */
export function withOwnPages(answer: SearchAnswer, text: string, language: Language): SearchAnswer {
  if (!isAboutBooking(text)) return answer;
  const page = {
    kind: 'page' as const,
    id: 0,
    title: translate(language, 'common', 'navigation.find_booking'),
    excerpt: translate(language, 'common', 'find.text'),
    path: '/order/find',
    image: null,
    price: null,
  };
  return { items: [page, ...answer.items] };
}
