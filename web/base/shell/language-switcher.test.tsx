import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';

const trigger = () => screen.getByRole('button', { name: /^Language: / });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const languages = () => screen.getAllByRole('link');

test('the button names the language of the page', async () => {
  await renderPart(<LanguageSwitcher />);
  expect(screen.getByRole('button', { name: /^Language: English\s?EN$/ })).toBe(trigger());
  expect(isOpen()).toBe(false);
});

test('the menu offers four languages, each with its own name and flag, the current one marked', async () => {
  const { user } = await renderPart(<LanguageSwitcher />);
  await user.click(trigger());
  expect(languages().map(({ textContent }) => textContent)).toEqual([
    'Español',
    'English',
    'Deutsch',
    'Català',
  ]);
  expect(languages().map((link) => link.querySelector('img')?.getAttribute('src'))).toEqual(
    ['es', 'en', 'de', 'ca'].map((code) => `/assets/flags/${code}.webp`),
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('English');
});

test('choosing a language closes the menu and stays on the page', async () => {
  const choose = vi.fn();
  const { user, address } = await renderPart(<LanguageSwitcher />, { choose, path: '/trips' });
  await user.click(trigger());
  await user.click(screen.getByRole('link', { name: 'Deutsch' }));
  expect(choose.mock.calls).toEqual([['de']]);
  expect(isOpen()).toBe(false);
  expect(address()).toBe('/trips');
});

test('without scripts each language is a link to this page in it', async () => {
  await renderPart(<LanguageSwitcher />, { path: '/trips?type=Boat', isPrefixed: true });
  expect(languages().map((link) => link.getAttribute('href'))).toEqual([
    '/es/trips?type=Boat',
    '/en/trips?type=Boat',
    '/de/trips?type=Boat',
    '/ca/trips?type=Boat',
  ]);
  expect(languages().map((link) => link.getAttribute('hreflang'))).toEqual([
    'es',
    'en',
    'de',
    'ca',
  ]);
});
