import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

// A page load each: what is noted lasts for the page.
const load = async () => {
  vi.resetModules();
  return {
    ...(await import('./partner.ts')),
    ...(await import('./store-consent.ts')),
    ...(await import('./consent.ts')),
  };
};
let page: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  page = await load();
});

const link = (slug: string, origin = window.location.origin) =>
  `${origin}/en/trips?date=2027-06-12&p=${slug}`;
const kept = (storage: Storage) => JSON.parse(storage.getItem('partner') ?? 'null')?.slug;
const newVisit = async () => {
  sessionStorage.clear();
  page = await load();
};

test('a link counts for the visit; without consent nothing is kept beyond it', async () => {
  page.rememberPartner([link('hotel-sol')], false);
  expect([page.partner(), kept(sessionStorage), kept(localStorage)]).toEqual([
    'hotel-sol',
    'hotel-sol',
    undefined,
  ]);
  page = await load();
  expect(page.partner()).toBe('hotel-sol');
  await newVisit();
  expect(page.partner()).toBeUndefined();
});

test('with consent to marketing it counts for thirty days, and no longer once that is withdrawn', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z') });
  page.rememberPartner([link('hotel-sol')], false);
  page.storeConsent({ analytics: false, marketing: true });
  await newVisit();
  expect(page.partner()).toBe('hotel-sol');
  vi.setSystemTime(new Date('2027-05-31T09:00:00Z'));
  expect(page.partner()).toBe('hotel-sol');
  vi.setSystemTime(new Date('2027-05-31T11:00:00Z'));
  expect(page.partner()).toBeUndefined();
  vi.setSystemTime(new Date('2027-05-02T10:00:00Z'));
  page.storeConsent({ analytics: true, marketing: false });
  expect([page.partner(), kept(localStorage)]).toEqual([undefined, undefined]);
});

test('the last link counts', async () => {
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z') });
  page.storeConsent({ analytics: false, marketing: true });
  page.rememberPartner([link('hotel-sol')], true);
  await newVisit();
  vi.setSystemTime(new Date('2027-05-03T10:00:00Z'));
  page.rememberPartner([link('agency')], true);
  expect([page.partner(), kept(localStorage)]).toEqual(['agency', 'agency']);
});

test.each([
  ['another site’s address', link('hotel-sol', 'https://other.example')],
  ['no slug', link('Hotel%20Sol%3Cscript%3E')],
  ['nothing', ''],
])('%s is not noted', (_what, address) => {
  page.rememberPartner([address], true);
  expect(page.partner()).toBeUndefined();
});

test('the banner’s first look at the address notes its partner', async () => {
  window.history.replaceState(null, '', '/en?p=hotel-sol');
  page = await load();
  renderHook(() => page.useConsentOpen(12));
  await vi.waitFor(() => expect(kept(sessionStorage)).toBe('hotel-sol'));
  window.history.replaceState(null, '', '/');
});

test('without storage a link counts for the page', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: off, setItem: off });
  page.rememberPartner([link('hotel-sol')], false);
  expect(page.partner()).toBe('hotel-sol');
});
