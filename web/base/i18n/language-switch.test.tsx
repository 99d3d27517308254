import { act, render, screen } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageOverlay } from '#base/shell/language-overlay.tsx';
import type { Language } from '#contract/languages/language.ts';
import { advance } from '../../test/browser.ts';
import { STRINGS } from '../../test/strings.ts';
import { createI18n } from './create-i18n.ts';
import { LANGUAGE_FADE_MS, LANGUAGE_OVERLAY_MS, LanguageSwitch } from './language-switch.tsx';
import { pageLeaving, usePageLanguage } from './page-language.tsx';

function Page() {
  const { t } = useTranslation();
  const { choose } = usePageLanguage();
  const isLeaving = pageLeaving.useValue();
  return (
    <main data-leaving={isLeaving}>
      <h1>{t('navigation.trips')}</h1>
      {(['en', 'de', 'ca'] as const).map((language) => (
        <button key={language} type="button" onClick={() => choose(language)}>
          {language}
        </button>
      ))}
    </main>
  );
}

function showSwitch({
  prepare = async () => {},
}: {
  prepare?: (language: Language) => Promise<void>;
} = {}) {
  const i18n = createI18n('en', STRINGS);
  render(
    <I18nextProvider i18n={i18n}>
      <LanguageSwitch
        isPrefixed={false}
        prepare={prepare}
        change={async (language) => void (await i18n.changeLanguage(language))}
        overlay={(target) => <LanguageOverlay language={target} />}
      >
        <Page />
      </LanguageSwitch>
    </I18nextProvider>,
  );
}
const choose = (language: string) =>
  act(() => screen.getByRole('button', { name: language }).click());
const heading = () => screen.getByRole('heading').textContent;
const isLeaving = () => screen.getByRole('main').dataset.leaving === 'true';

beforeEach(() => void vi.useFakeTimers());

test('choosing a language stores it at once', () => {
  showSwitch();
  choose('de');
  expect(localStorage.getItem('i18nextLng')).toBe('de');
});

test('an overlay with the flag and «switching to» in the new language shows for 1500 ms', async () => {
  showSwitch();
  choose('de');
  const overlay = screen.getByRole('status');
  expect(overlay.textContent).toBe(STRINGS.de.common['language.switching_to_de']);
  expect(overlay.getAttribute('lang')).toBe('de');
  expect(overlay.querySelector('img')?.getAttribute('src')).toBe('/assets/flags/de.webp');
  await advance(1499);
  expect(screen.queryByRole('status')).not.toBeNull();
  await advance(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the language changes after 800 ms', async () => {
  showSwitch();
  choose('de');
  await advance(799);
  expect(heading()).toBe('Trips');
  await advance(1);
  expect(heading()).toBe(STRINGS.de.common['navigation.trips']);
});

test('the old text fades out in the 300 ms before the change, which waits for it, and the new one fades in after', async () => {
  showSwitch();
  choose('de');
  await advance(499);
  expect(isLeaving()).toBe(false);
  await advance(1);
  expect(isLeaving()).toBe(true);
  await advance(299);
  expect(isLeaving()).toBe(true);
  await advance(1);
  expect(isLeaving()).toBe(false);
});

test('the change waits for strings that are slow; the page stays meanwhile, and the overlay goes when it always does', async () => {
  showSwitch({ prepare: () => new Promise((resolve) => setTimeout(resolve, 3000)) });
  choose('de');
  await advance(LANGUAGE_OVERLAY_MS - 1);
  expect(screen.queryByRole('status')).not.toBeNull();
  await advance(1);
  expect(screen.queryByRole('status')).toBeNull();
  await advance(3000 - LANGUAGE_OVERLAY_MS);
  expect(heading()).toBe('Trips');
  await advance(LANGUAGE_FADE_MS);
  expect(heading()).toBe(STRINGS.de.common['navigation.trips']);
});

test('when texts or data do not come the page stays as it is, and shows', async () => {
  showSwitch({ prepare: () => Promise.reject(new Error('503: ')) });
  choose('de');
  await advance(5000);
  expect([heading(), isLeaving(), screen.queryByRole('status')]).toEqual(['Trips', false, null]);
  expect(vi.mocked(console.error).mock.calls.splice(0)).toEqual([
    ['The language did not change:', new Error('503: ')],
  ]);
});

test('of two choices in a row the last one holds', async () => {
  showSwitch();
  choose('de');
  await advance(700);
  choose('ca');
  await advance(5000);
  expect(heading()).toBe(STRINGS.ca.common['navigation.trips']);
  expect(localStorage.getItem('i18nextLng')).toBe('ca');
});

test('choosing the page’s own language while another is on its way keeps the page as it is', async () => {
  showSwitch();
  choose('de');
  await advance(400);
  choose('en');
  await advance(5000);
  expect(heading()).toBe('Trips');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(screen.queryByRole('status')).toBeNull();
});

test('choosing the language that shows already is stored and changes nothing', async () => {
  showSwitch();
  choose('en');
  expect(screen.queryByRole('status')).toBeNull();
  await advance(5000);
  expect(localStorage.getItem('i18nextLng')).toBe('en');
  expect(heading()).toBe('Trips');
});
