import { expect, test } from 'vitest';
import { amountText, hashedText, recordHash } from './record-hash.ts';

// The three records of the tax office's own example (Detalle de las especificaciones técnicas para la generación de la huella, 0.1.2, section 6).
const ID = { taxNumber: '89890001K', number: '12345678/G33', date: '01-01-2024' };
const OTHER = { ...ID, number: '12345679/G34' };
const AMOUNTS = { type: 'F1', vatCents: 1235, totalCents: 12_345 } as const;
const FIRST = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';
const SECOND = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97';
const THIRD = '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68';

test('the first record, one that follows it and an annulment have the hashes of the published example', async () => {
  const first = { ...AMOUNTS, id: ID, previous: null };
  expect(await recordHash('alta', first, '2024-01-01T19:20:30+01:00')).toBe(FIRST);
  const second = { ...AMOUNTS, id: OTHER, previous: { ...ID, hash: FIRST } };
  expect(await recordHash('alta', second, '2024-01-01T19:20:35+01:00')).toBe(SECOND);
  const third = { ...AMOUNTS, id: OTHER, previous: { ...OTHER, hash: SECOND } };
  expect(await recordHash('anulacion', third, '2024-01-01T19:20:40+01:00')).toBe(THIRD);
});

test('the hashed text names each field, also an empty hash', () => {
  expect(hashedText('alta', { ...AMOUNTS, id: ID, previous: null }, 'NOW')).toBe(
    'IDEmisorFactura=89890001K&NumSerieFactura=12345678/G33&FechaExpedicionFactura=01-01-2024&TipoFactura=F1&CuotaTotal=12.35&ImporteTotal=123.45&Huella=&FechaHoraHusoGenRegistro=NOW',
  );
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123_456, '1234.56'],
  [-1210, '-12.10'],
])('%i cents are %s', (cents, text) => expect(amountText(cents)).toBe(text));
