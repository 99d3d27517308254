import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

test('columns are found by name, in any order, whatever separates them', () => {
  const { rows, missing } = readTable(
    '\uFEFFConfirmed at;E-mail;Consent Source;name\r\n2026-05-01;ada@example.com;"Fair; stand 4";Ada\r\n',
  );
  expect(missing).toEqual([]);
  expect(rows).toEqual([
    {
      line: 2,
      email: 'ada@example.com',
      language: '',
      consentSource: 'Fair; stand 4',
      confirmedAt: '2026-05-01',
      status: '',
    },
  ]);
});

test('empty lines are left out, and the others keep their number in the file', () => {
  const { rows } = readTable(
    'email,consentSource,confirmedAt\n\na@example.com,Fair,2026-05-01\n , ,\nb@example.com,Fair,2026-05-01\n',
  );
  expect(rows.map(({ line, email }) => [line, email])).toEqual([
    [3, 'a@example.com'],
    [5, 'b@example.com'],
  ]);
});

test('what the table lacks is named', () => {
  expect(readTable('mail,date\nx,y').missing).toEqual(['email', 'consentSource', 'confirmedAt']);
  expect(readTable('').missing).toEqual(['email', 'consentSource', 'confirmedAt']);
});

test('an exported table comes back as it was, states and all', () => {
  const { rows } = readTable(
    '"email","language","status","consentSource","confirmedAt"\r\n"\'+ada@example.com","de","unsubscribed","site",""\r\n',
  );
  expect(rows).toMatchObject([
    { email: '+ada@example.com', language: 'de', status: 'unsubscribed', consentSource: 'site' },
  ]);
});
