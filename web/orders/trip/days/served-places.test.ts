import { expect, test } from 'vitest';
import { anOption } from '../../../test/booking-option.ts';
import { withPlaces, writePlaces } from './served-places.ts';

const days = ['2035-06-01', '2035-06-02', '2035-06-03', '2035-06-04', '2035-06-05'];
const place = (status: 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED' | 'FREESALE', left = 0) =>
  ({ status, vacancies: status === 'FREESALE' ? null : left }) as const;
const departuresOf = (places: readonly ReturnType<typeof place>[]) =>
  anOption(places.map((one, at) => ({ date: days[at] ?? '', ...one }))).departures;

test('departures read later have the places with which the page was stored', () => {
  const served = departuresOf([
    place('AVAILABLE', 20),
    place('LIMITED', 3),
    place('SOLD_OUT'),
    place('CLOSED', 20),
    place('FREESALE'),
  ]);
  const now = departuresOf([
    place('SOLD_OUT'),
    place('LIMITED', 1),
    place('AVAILABLE', 20),
    place('AVAILABLE', 20),
    place('CLOSED'),
  ]);
  expect(writePlaces(served)).toBe('20A 3L 0S 20C F');
  expect(withPlaces(now, writePlaces(served))).toEqual(served);
});

test('how many people a departure lacked comes back as well', () => {
  const minimum = { people: 6, missing: 2, decidedAt: '2035-05-31T08:00:00Z', runs: false };
  const [departure] = departuresOf([place('AVAILABLE', 20)]);
  if (!departure) throw new Error('No departure.');
  const served = [{ ...departure, minimum }];
  const now = [{ ...departure, minimum: { ...minimum, missing: 0, runs: true } }];
  expect(withPlaces(now, writePlaces(served))).toEqual(served);
});

test('other departures than those of the page stay as they are', () => {
  const now = departuresOf([place('AVAILABLE', 20)]);
  expect(withPlaces(now, '3L 0S')).toEqual(now);
});
