import { expect, test } from 'vitest';
import {
  type EditValues,
  editedFields,
  parseAges,
  rebase,
  withRequestedChange,
} from './request-edit.ts';

const base: EditValues = {
  legs: [
    {
      leg: 'outbound',
      date: '2027-06-12',
      time: '10:00',
      flight: '',
      pickupAddress: '',
      dropoffAddress: '',
    },
    {
      leg: 'return',
      date: '2027-06-19',
      time: '18:00',
      flight: 'VY 3726',
      pickupAddress: '',
      dropoffAddress: '',
    },
  ],
  fromPlaceId: 1,
  toPlaceId: 2,
  vehicle: 'standard',
  adults: 2,
  childAges: [4],
  luggage: { large: 1, cabin: 1, bulky: 0 },
  contact: { name: 'Ada', email: 'ada@example.com', phone: '' },
  signName: '',
  note: '',
};

const end = (kind: string) => ({ id: 1, kind, name: kind, translations: {} });
const ends = { from: end('airport'), to: end('town') };

test('only what was changed is sent', () => {
  expect(editedFields(base, base)).toEqual({});
  expect(editedFields(base, { ...base, adults: 3, childAges: [4] })).toEqual({ adults: 3 });
});

test('a concurrent change is merged, input is preserved', () => {
  const theirs = { ...base, vehicle: 'minivan', note: 'with a pushchair' };
  const { values, clashes } = rebase(base, { ...base, adults: 4 }, theirs);
  expect(values).toMatchObject({ adults: 4, vehicle: 'minivan', note: 'with a pushchair' });
  expect(clashes).toEqual([]);
});

test('a field that both changed is named; the same change by both is no clash', () => {
  const { values, clashes } = rebase(
    base,
    { ...base, adults: 4, vehicle: 'vip' },
    { ...base, adults: 3, vehicle: 'vip' },
  );
  expect(clashes).toEqual(['adults']);
  expect(values.adults).toBe(4);
});

test('a guest’s change fills the fields of the way that it is about', () => {
  const withChange = withRequestedChange(
    base,
    { leg: 'return', time: '19:30', address: 'Hotel Audax' },
    ends,
  );
  expect(withChange.legs[1]).toEqual({
    ...base.legs[1],
    time: '19:30',
    pickupAddress: 'Hotel Audax',
  });
  expect(withChange.legs[0]).toEqual(base.legs[0]);
  expect(withRequestedChange(base, { date: '2027-06-13' }, ends).legs[0]?.date).toBe('2027-06-13');
});

test.each([
  ['', []],
  ['4', [4]],
  ['4, 7;12', [4, 7, 12]],
  ['18', undefined],
  ['-1', undefined],
  ['four', undefined],
])('ages %j are %j', (text, ages) => expect(parseAges(text)).toEqual(ages));
