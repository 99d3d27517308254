import { expect, test } from 'vitest';
import { fillAnswer, firstNameOf, openPlaces } from './answer-templates.ts';

test('a template gets the values that there are; the others stay as they are written', () => {
  const text = fillAnswer('{{firstName}}: {{ date }} at {{time}}, {{hour}} {{toString}}', {
    ...{ firstName: 'Ada', date: '$& June', time: '' },
  });
  expect(text).toBe('Ada: $& June at {{time}}, {{hour}} {{toString}}');
  expect(openPlaces(text)).toEqual(['{{time}}', '{{hour}}', '{{toString}}']);
  expect(openPlaces('{single} and {{}}')).toEqual(['{{}}']);
});

test('a value that ends a sentence adds no second full stop', () => {
  const values = { meetingPoint: 'Maó, at nine.' };
  expect(fillAnswer('At {{meetingPoint}}. Or {{meetingPoint}} Yes', values)).toBe(
    'At Maó, at nine. Or Maó, at nine. Yes',
  );
});

test.each([
  ['Ada Vidal', 'Ada'],
  [' Ada  ', 'Ada'],
  ['', undefined],
  [null, undefined],
])('the first name of %j is %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
