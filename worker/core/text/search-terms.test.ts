import { expect, test } from 'vitest';
import { searchTerms } from './search-terms.ts';

test.each([
  ['rainy day', ['rain'], ''],
  ['Rainy days', ['rain'], ''],
  ['what to do in the rain', ['rain'], ''],
  ['bad weather', ['rain'], ''],
  ['indoor activities', ['rain'], ''],
  ['Regentag', ['rain'], ''],
  ['Regentage', ['rain'], ''],
  ['was tun bei Regen', ['rain'], ''],
  ['schlechtes Wetter', ['rain'], ''],
  ['día de lluvia', ['rain'], ''],
  ['lluvia', ['rain'], ''],
  ['qué hacer cuando llueve', ['rain'], ''],
  ['mal tiempo', ['rain'], ''],
  ['pluja', ['rain'], ''],
  ['dia de pluja', ['rain'], ''],
  ['quan plou', ['rain'], ''],
  ['mal temps', ['rain'], ''],
  ['with children', ['families'], ''],
  ['kids', ['families'], ''],
  ['mit Kindern', ['families'], ''],
  ['familienfreundlich', ['families'], ''],
  ['con niños', ['families'], ''],
  ['amb infants', ['families'], ''],
  ['excursions amb nins', ['families'], ''],
  ['windy day', ['wind'], ''],
  ['windgeschützt', ['wind'], ''],
  ['día de viento', ['wind'], ''],
  ['rainy day with children next week', ['families', 'rain'], ''],
  ['Regentag mit Kindern nächste Woche', ['families', 'rain'], ''],
  ['lluvia con niños la semana que viene', ['families', 'rain'], ''],
  ['pluja amb infants la setmana que ve', ['families', 'rain'], ''],
  ['kayak with children', ['families'], 'kayak'],
  ['Käse bei Regen', ['rain'], 'Käse'],
  ['regent', ['rain'], ''],
  ['kayak', [], 'kayak'],
  ['Cala Galdana', [], 'Cala Galdana'],
  ['windsurf', [], 'windsurf'],
])('«%s» asks for %j and «%s»', (text, suits, rest) => {
  expect(searchTerms(text)).toMatchObject({ suits, rest });
});

test.each([
  ['kayak next week', 'kayak'],
  ['Kajak nächste Woche', 'Kajak'],
  ['kayak el sábado', 'kayak el'],
  ['caiac dissabte', 'caiac'],
])('«%s» without its time is «%s»', (text, undated) => {
  expect(searchTerms(text).undated).toBe(undated);
});
