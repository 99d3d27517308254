import { expect, test } from 'vitest';
import { firmChatUrl, telUrl, whatsappUrl } from './phone-links.ts';

test.each([
  ['+34600111222', 'tel:+34600111222', 'https://wa.me/34600111222'],
  ['600 111 222', 'tel:+34600111222', 'https://wa.me/34600111222'],
  ['971-36-00-00', 'tel:+34971360000', 'https://wa.me/34971360000'],
  ['(+34) 600 111 222', 'tel:+34600111222', 'https://wa.me/34600111222'],
  ['0044 7700 900123', 'tel:+447700900123', 'https://wa.me/447700900123'],
  ['\u202a+44 7700\u2011900123\u202c', 'tel:+447700900123', 'https://wa.me/447700900123'],
  ['0171 1234567', 'tel:01711234567', undefined],
  ['123456', 'tel:123456', undefined],
  ['call me after 8', undefined, undefined],
  ['600111222 or 600111223', undefined, undefined],
  ['', undefined, undefined],
])('«%s» is dialled as %s and written to at %s', (phone, dialled, chat) => {
  expect([telUrl(phone), whatsappUrl(phone)]).toEqual([dialled, chat]);
});

test('the first message is written already, half an emoji in it or not', () => {
  expect(whatsappUrl('+34600111222', 'A table & two chairs')).toBe(
    'https://wa.me/34600111222?text=A%20table%20%26%20two%20chairs',
  );
  expect(whatsappUrl('+34600111222', 'Hi \ud83d')).toBe(
    'https://wa.me/34600111222?text=Hi%20%EF%BF%BD',
  );
});

test('without a number of the firm, WhatsApp asks whom to write to', () => {
  expect(firmChatUrl('', 'Hi')).toBe('https://wa.me/?text=Hi');
  expect(firmChatUrl(undefined, 'Hi')).toBe('https://wa.me/?text=Hi');
  expect(firmChatUrl('600 111 222', 'Hi')).toBe('https://wa.me/34600111222?text=Hi');
});
