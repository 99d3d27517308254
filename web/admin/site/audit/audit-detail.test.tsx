import { expect, test } from 'vitest';
import type { AuditItem } from '#contract/admin/operations.ts';
import type { Language } from '#contract/languages/language.ts';
import { renderPart } from '../../../test/render.tsx';
import { AuditDetail } from './audit-detail.tsx';

const item = (detail: AuditItem['detail'], more: Partial<AuditItem> = {}): AuditItem => ({
  id: 1,
  action: 'update',
  entity: 'transfer-requests',
  entityId: '7',
  detail,
  at: '',
  user: 'Ada',
  key: null,
  name: null,
  driver: null,
  ...more,
});
const said = async (one: AuditItem, language: Language = 'en') =>
  (await renderPart(<AuditDetail item={one} />, { language })).container.textContent;

test.each([
  [{ leg: null, driverId: 1 }, { driver: 'Biel' }, 'Journey: Both ways · Driver: Biel'],
  [{ leg: 'return', driverId: 1 }, {}, 'Journey: Return · Driver: No. 1'],
  [{ leg: 'outbound', driverId: null }, {}, 'Journey: Outbound · Driver removed'],
  [{ from: 'new', to: 'confirmed' }, {}, 'From New to Confirmed'],
  [{ fields: ['legs', 'signName'] }, {}, 'Changed: Date and time, Name on the sign'],
  [{ version: 3 }, {}, 'Version 3'],
  [{ ids: [1, 2] }, {}, '2 entries'],
  [{ base: 4, cells: 1 }, {}, 'Based on version 4 · 1 price'],
  [{ from: 'images/a.jpg', to: 'images/b.jpg' }, {}, 'From a.jpg to b.jpg'],
  [{ scopes: ['trips:read', '*:write'] }, {}, 'Trips: Read, Everything: Write'],
  [{ rows: 12, replace: true }, {}, '12 entries · Replaced what was there'],
  [{ hasPersonal: false }, {}, 'Without personal data'],
  [{ added: 1 }, {}, '1 subscriber added'],
])('%j is said in words', async (detail, more, words) => {
  expect(await said(item(detail, more))).toBe(words);
});

test('in the administration’s language', async () => {
  expect(await said(item({ leg: null, driverId: 1 }, { driver: 'Biel' }), 'de')).toBe(
    'Fahrt: Hin- und Rückfahrt · Fahrer: Biel',
  );
});
