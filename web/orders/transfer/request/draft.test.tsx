import { beforeEach, expect, test, vi } from 'vitest';
import { clearDraft, idempotencyKey, readDraft, saveDraft } from './draft.ts';
import { EMPTY_REQUEST } from './values.ts';

const TODAY = '2027-06-01';
const filled = {
  ...EMPTY_REQUEST,
  from: '1',
  to: '4',
  'outbound.date': '2027-06-12',
  'outbound.time': '12:00',
  'luggage.large': '2',
  'contact.name': 'Ada',
  note: 'Gate 3',
};

beforeEach(() => sessionStorage.clear());

test('the journey is stored across visits, the person for the tab only', () => {
  saveDraft(filled);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ada|Gate/);
  expect(readDraft({}, TODAY)).toMatchObject({
    from: '1',
    to: '4',
    'luggage.large': '2',
    'contact.name': 'Ada',
    note: 'Gate 3',
  });
  sessionStorage.clear();
  expect(readDraft({}, TODAY)).not.toHaveProperty('contact.name');
});

test('what the address says wins, and another journey’s address is not mixed with it', () => {
  saveDraft(filled);
  const linked = readDraft({ to: 'Fornells' }, TODAY);
  expect(linked).not.toHaveProperty('to');
  expect(linked).not.toHaveProperty('from');
  expect(linked).toMatchObject({ 'outbound.time': '12:00' });
  expect(readDraft({ to: '4', 'outbound.date': '2027-07-01' }, TODAY)).toEqual({
    'contact.name': 'Ada',
    note: 'Gate 3',
  });
});

test('a journey gone by is forgotten, a sent one too', () => {
  saveDraft(filled);
  expect(readDraft({}, '2027-06-13')).toEqual({ 'contact.name': 'Ada', note: 'Gate 3' });
  clearDraft();
  expect(readDraft({}, TODAY)).toEqual({});
});

test('storage that is forbidden or spoilt is no failure', () => {
  localStorage.setItem('transfer-journey', '{"from":');
  sessionStorage.setItem('transfer-person', '[1]');
  expect(readDraft({}, TODAY)).toEqual({});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => saveDraft(filled)).not.toThrow();
});

test('the same words keep their key, also after a reload; other words get another', () => {
  const key = idempotencyKey('a');
  expect(idempotencyKey('a')).toBe(key);
  expect(idempotencyKey('b')).not.toBe(key);
});
