import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

// The banner's state lasts for a page load, so each test imports the module again.
let consent: typeof import('./consent.ts') & typeof import('./store-consent.ts');
beforeEach(async () => {
  vi.resetModules();
  consent = { ...(await import('./consent.ts')), ...(await import('./store-consent.ts')) };
});

const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null');
const isBannerOpen = (months = 12) =>
  renderHook(() => consent.useConsentOpen(months)).result.current;
const keep = (value: unknown) => localStorage.setItem('cookie-consent', JSON.stringify(value));
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('a choice is stored under `cookie-consent` with essential always on and the time it was made', () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
  consent.storeConsent({ analytics: true, marketing: false });
  expect(stored()).toEqual({
    essential: true,
    analytics: true,
    marketing: false,
    at: '2026-05-01T10:00:00.000Z',
  });
});

test.each([
  { analytics: true, marketing: true, analyticsStorage: 'granted', adStorage: 'granted' },
  { analytics: true, marketing: false, analyticsStorage: 'granted', adStorage: 'denied' },
  { analytics: false, marketing: true, analyticsStorage: 'denied', adStorage: 'granted' },
  { analytics: false, marketing: false, analyticsStorage: 'denied', adStorage: 'denied' },
])(
  'an analytics tag hears analytics $analyticsStorage and ads $adStorage, functionality and security always granted',
  ({ analytics, marketing, analyticsStorage, adStorage }) => {
    const gtag = vi.fn();
    vi.stubGlobal('gtag', gtag);
    consent.storeConsent({ analytics, marketing });
    expect(gtag.mock.calls).toEqual([
      [
        'consent',
        'update',
        {
          analytics_storage: analyticsStorage,
          ad_storage: adStorage,
          ad_user_data: adStorage,
          ad_personalization: adStorage,
          functionality_storage: 'granted',
          security_storage: 'granted',
        },
      ],
    ]);
  },
);

test('without an analytics tag a choice is stored all the same', () => {
  consent.storeConsent({ analytics: false, marketing: false });
  expect(stored()).toMatchObject({ analytics: false, marketing: false });
});

test('the banner opens when no choice is stored', () => {
  expect(isBannerOpen()).toBe(true);
});

test.each([
  ['no JSON', '{'],
  ['something else', '{"analytics":true}'],
  ['null', 'null'],
])('the banner opens when %s is stored', (_name, text) => {
  localStorage.setItem('cookie-consent', text);
  expect(isBannerOpen()).toBe(true);
});

test('the banner stays closed until a stored choice expires', () => {
  keep({ essential: true, analytics: false, marketing: false, at: daysAgo(300) });
  expect(isBannerOpen(12)).toBe(false);
});

test('the banner opens when a choice is older than the months of the settings', () => {
  keep({ essential: true, analytics: false, marketing: false, at: daysAgo(300) });
  expect(isBannerOpen(6)).toBe(true);
});

test('storing hides the banner, and the footer’s link brings it back', () => {
  const { result } = renderHook(() => consent.useConsentOpen(12));
  act(() => consent.storeConsent({ analytics: true, marketing: true }));
  expect(result.current).toBe(false);
  act(() => consent.openConsent());
  expect(result.current).toBe(true);
});

test('with local storage switched off a choice holds for the page', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: off, setItem: off });
  const { result } = renderHook(() => consent.useConsentOpen(12));
  expect(result.current).toBe(true);
  act(() => consent.storeConsent({ analytics: true, marketing: true }));
  expect(result.current).toBe(false);
});

const given = { essential: true, analytics: true, marketing: false, at: new Date().toISOString() };
const reportedChoices = (gtag: ReturnType<typeof vi.fn>) =>
  gtag.mock.calls.map(([, , values]) => [
    values.analytics_storage,
    values.ad_storage,
    values.functionality_storage,
  ]);

test('a choice of an earlier visit is reported to an analytics tag once a page load, and each change after it', () => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  keep(given);
  isBannerOpen();
  isBannerOpen();
  expect(reportedChoices(gtag)).toEqual([['granted', 'denied', 'granted']]);
  act(() => consent.storeConsent({ analytics: false, marketing: true }));
  expect(reportedChoices(gtag)).toEqual([
    ['granted', 'denied', 'granted'],
    ['denied', 'granted', 'granted'],
  ]);
});

test.each([
  ['assigned', (gtag: unknown) => Object.assign(window, { gtag })],
  [
    'defined',
    (gtag: unknown) => Object.defineProperty(window, 'gtag', { value: gtag, configurable: true }),
  ],
])('a tag that is %s after the page receives the latest choice, once', (_how, declare) => {
  vi.useFakeTimers();
  const gtag = vi.fn();
  keep(given);
  isBannerOpen();
  act(() => consent.storeConsent({ analytics: false, marketing: false }));
  vi.advanceTimersByTime(5000);
  declare(gtag);
  vi.advanceTimersByTime(5000);
  expect(reportedChoices(gtag)).toEqual([['denied', 'denied', 'granted']]);
  Reflect.deleteProperty(window, 'gtag');
});

test.each([
  ['none is stored', undefined],
  ['it is older than the months of the settings', { ...given, at: daysAgo(400) }],
])('no choice is reported when %s', (_name, value) => {
  const gtag = vi.fn();
  vi.stubGlobal('gtag', gtag);
  if (value) keep(value);
  isBannerOpen();
  expect(gtag).not.toHaveBeenCalled();
});
