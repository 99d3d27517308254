import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { waitText } from './failure-text.ts';

test.each([
  [60, ['60 segundos', '60 seconds', '60 Sekunden', '60 segons']],
  [1, ['1 segundo', '1 second', '1 Sekunde', '1 segon']],
  [600, ['10 minutos', '10 minutes', '10 Minuten', '10 minuts']],
  [601, ['11 minutos', '11 minutes', '11 Minuten', '11 minuts']],
  [7200, ['2 horas', '2 hours', '2 Stunden', '2 hores']],
])('a wait of %s seconds is said in each language', (seconds, texts) => {
  expect(LANGUAGES.map((language) => waitText(seconds, language))).toEqual(texts);
});
