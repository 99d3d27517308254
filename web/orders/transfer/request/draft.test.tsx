import { expect, test, vi } from 'vitest';
import { noteServerTime } from '#base/clock/server-clock.ts';
import { DRAFTS_KEY } from '#base/forms/drafts.ts';
import { forgetRequest, idempotencyKey, readRequest, saveRequest } from './draft.ts';
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

test('the journey is stored across visits, the person for a day, in this and in other tabs', () => {
  vi.useFakeTimers();
  noteServerTime(new Headers({ 'Server-Timing': `now;dur=${Date.now()}` }));
  saveRequest(filled, EMPTY_REQUEST);
  expect(localStorage.getItem('transfer-journey')).not.toMatch(/Ada|Gate/);
  sessionStorage.clear();
  expect(readRequest({}, TODAY)).toMatchObject({
    from: '1',
    to: '4',
    'luggage.large': '2',
    'contact.name': 'Ada',
    note: 'Gate 3',
  });
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(readRequest({}, TODAY)).toMatchObject({ from: '1' });
  expect(readRequest({}, TODAY)).not.toHaveProperty('contact.name');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Ada|Gate/);
});

test('what the address says wins, and another journey’s address is not mixed with it', () => {
  saveRequest(filled, EMPTY_REQUEST);
  const linked = readRequest({ to: 'Fornells' }, TODAY);
  expect(linked).not.toHaveProperty('to');
  expect(linked).not.toHaveProperty('from');
  expect(linked).toMatchObject({ 'outbound.time': '12:00' });
  expect(readRequest({ to: '4', 'outbound.date': '2027-07-01' }, TODAY)).toEqual({
    'contact.name': 'Ada',
    note: 'Gate 3',
  });
});

test('a journey gone by is forgotten, a sent one too', () => {
  saveRequest(filled, EMPTY_REQUEST);
  expect(readRequest({}, '2027-06-13')).toEqual({ 'contact.name': 'Ada', note: 'Gate 3' });
  forgetRequest();
  expect(readRequest({}, TODAY)).toEqual({});
});

test('storage that is forbidden or spoilt is no failure', () => {
  localStorage.setItem('transfer-journey', '{"from":');
  localStorage.setItem(DRAFTS_KEY, '{"transfer-request":[1]}');
  expect(readRequest({}, TODAY)).toEqual({});
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  expect(() => saveRequest(filled, EMPTY_REQUEST)).not.toThrow();
});

test('the same words keep their key, also after a reload; other words get another', () => {
  const key = idempotencyKey('a');
  expect(idempotencyKey('a')).toBe(key);
  expect(idempotencyKey('b')).not.toBe(key);
});
