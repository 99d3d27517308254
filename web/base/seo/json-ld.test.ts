import { expect, test } from 'vitest';
import { aSite } from '../../test/builders.ts';
import { faqPage, firm, itemList, node } from './json-ld.ts';

const ORIGIN = 'https://menorca.example';

test('what has no value is not claimed', () => {
  expect(node('Thing', { name: 'A', url: '', image: null, sameAs: [], price: 0 })).toEqual({
    '@type': 'Thing',
    name: 'A',
    price: 0,
  });
});

test('the firm says what its settings say, days of the same hours together', () => {
  const hours = [1, 2, 3].map((day) => ({
    day,
    opens: day === 3 ? '10:00' : '09:00',
    closes: '18:00',
  }));
  const agency = firm(
    aSite({ siteName: 'Illa', phone: '+34971000000', city: 'Maó', hours }),
    ORIGIN,
  );
  expect(agency).toMatchObject({
    '@type': 'TravelAgency',
    name: 'Illa',
    telephone: '+34971000000',
  });
  expect(agency.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Maó',
    addressRegion: 'Illes Balears',
    addressCountry: 'ES',
  });
  expect(agency.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday'],
      opens: '09:00',
      closes: '18:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Wednesday'],
      opens: '10:00',
      closes: '18:00',
    },
  ]);
  expect(agency).not.toHaveProperty('email');
  expect(agency).not.toHaveProperty('geo');
});

test('a list counts on from the pages before', () => {
  const list = itemList([{ name: 'Boat', url: `${ORIGIN}/en/trips/1-boat` }], 12);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 13, name: 'Boat', url: `${ORIGIN}/en/trips/1-boat` },
  ]);
});

test('questions come with their answers', () => {
  expect(faqPage([{ question: 'When?', answer: 'Now.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'Now.' } },
    ],
  });
});
