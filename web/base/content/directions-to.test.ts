import { expect, test } from 'vitest';
import { directionsTo } from './directions-to.ts';

test('the way to a place opens in the phone’s own program, Google Maps and Apple Maps', () => {
  expect(directionsTo({ latitude: 39.938, longitude: 3.957 }, 'Cala Galdana (sud)')).toEqual({
    geo: 'geo:39.938,3.957?q=39.938,3.957(Cala%20Galdana%20(sud))',
    google: 'https://www.google.com/maps/dir/?api=1&destination=39.938,3.957',
    apple: 'https://maps.apple.com/?daddr=39.938,3.957',
  });
});
