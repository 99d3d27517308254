import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { openConsent } from './consent.ts';
import { LazyCookieBanner } from './lazy-cookie-banner.tsx';

beforeEach(() => act(openConsent));

async function showBanner() {
  const result = await renderPart(<LazyCookieBanner months={12} />);
  await screen.findByRole('region', { name: 'Cookie consent' });
  return result;
}
const isShown = () => screen.queryByRole('region', { name: 'Cookie consent' }) !== null;
const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string) => screen.getByRole('switch', { name }) as HTMLInputElement;
const isOn = (name: string) => screen.queryByRole('switch', { name, checked: true }) !== null;
const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null');

test('the banner offers to accept all, reject all, customize and close, and links to the privacy policy', async () => {
  await showBanner();
  expect(
    screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent),
  ).toEqual(['Close', 'Accept all', 'Reject all', 'Customize']);
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
    '/legal/privacy',
  );
});

test('«Accept all» stores yes to both and hides the banner', async () => {
  const { user } = await showBanner();
  await user.click(button('Accept all'));
  expect(stored()).toMatchObject({ essential: true, analytics: true, marketing: true });
  expect(isShown()).toBe(false);
});

test('«Reject all» stores no to both and hides the banner', async () => {
  const { user } = await showBanner();
  await user.click(button('Reject all'));
  expect(stored()).toMatchObject({ essential: true, analytics: false, marketing: false });
  expect(isShown()).toBe(false);
});

test('«Customize» reveals three toggles: essential always on, analytics and marketing off', async () => {
  const { user } = await showBanner();
  expect(screen.queryAllByRole('switch')).toEqual([]);
  await user.click(button('Customize'));
  await screen.findAllByRole('switch');
  expect(screen.getAllByRole('switch')).toHaveLength(3);
  expect([isOn('Essential'), toggle('Essential').disabled]).toEqual([true, true]);
  expect([isOn('Analytics'), isOn('Marketing')]).toEqual([false, false]);
});

test('«Save preferences» stores what the toggles say and hides the banner', async () => {
  const { user } = await showBanner();
  await user.click(button('Customize'));
  await screen.findAllByRole('switch');
  await user.click(toggle('Marketing'));
  await user.click(button('Save preferences'));
  expect(stored()).toMatchObject({ essential: true, analytics: false, marketing: true });
  expect(isShown()).toBe(false);
});

test('the close button hides the banner and stores nothing', async () => {
  const { user } = await showBanner();
  await user.click(button('Close'));
  expect(isShown()).toBe(false);
  expect(stored()).toBeNull();
});

test('a reopened banner shows the stored choice', async () => {
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({
      essential: true,
      analytics: true,
      marketing: false,
      at: new Date().toISOString(),
    }),
  );
  const { user } = await showBanner();
  await user.click(button('Customize'));
  await screen.findAllByRole('switch');
  expect([isOn('Analytics'), isOn('Marketing')]).toEqual([true, false]);
});
