import { expect, test } from 'vitest';
import { isAboutBooking, isAboutGift, withOwnPages } from './own-pages.ts';

test.each([
  'my booking',
  'My Bookings',
  'booking',
  'booki',
  'find my booking',
  'where is my reservation?',
  'mi reserva',
  'encontrar mi reserva',
  'he perdido mi reserva',
  'meine Buchung',
  'Buchung ändern',
  'la meva reserva',
  'trobar la meva reserva',
  'K7M2QX9P',
  'k7m2qx9p',
  'K7M2-QX9P',
  'KXMPQXAP',
  'booking K7M2QX9P',
  'Buchungsnummer K7M2QX9P',
  'referencia K7M2QX9P',
  'reserva k7m2qx9p',
])('%s is about a booking', (text) => {
  expect(isAboutBooking(text)).toBe(true);
});

test.each([
  '',
  'my',
  'la meva',
  'boat booking terms',
  'bo',
  'booked out',
  'reserva marina',
  'catamaran',
  'sandalen',
  'Ausflüge',
  'K7M2QX9',
])('%s is not', (text) => {
  expect(isAboutBooking(text)).toBe(false);
});

test.each([
  'gift',
  'gift voucher',
  'birthday present',
  'regalo',
  'cheque regalo',
  'Gutschein',
  'Gutsch',
  'Geschenkgutschein',
  'regal',
  'xec regal',
])('%s is about a gift', (text) => {
  expect(isAboutGift(text)).toBe(true);
  expect(withOwnPages({ items: [] }, text, 'ca').items[0]).toMatchObject({
    ...{ kind: 'page', title: 'Xecs regal', path: '/gift-vouchers' },
  });
});

test.each(['', 'regata', 'gin', 'my booking', 'voucher'])('%s is not about a gift', (text) => {
  expect(isAboutGift(text)).toBe(false);
});

test('a page that the index found too is listed once', () => {
  const page = withOwnPages({ items: [] }, 'gift', 'en').items;
  expect(withOwnPages({ items: page }, 'gift', 'en').items).toHaveLength(1);
});

test('the page is named in the page’s language and stands on top', () => {
  const other = {
    kind: 'page' as const,
    id: 3,
    title: 'Contact',
    excerpt: '',
    path: '/contact',
    image: null,
    price: null,
  };
  expect(
    withOwnPages({ items: [other] }, 'mi reserva', 'de').items.map(({ title, path }) => [
      title,
      path,
    ]),
  ).toEqual([
    ['Meine Buchung finden', '/order/find'],
    ['Contact', '/contact'],
  ]);
  expect(withOwnPages({ items: [other] }, 'catamaran', 'de').items).toEqual([other]);
});
