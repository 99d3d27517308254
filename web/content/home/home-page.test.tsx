import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/languages/language.ts';
import { aBanner, aDestination, aSite, aTestimonial, aTrip } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import { HomePage } from './home-page.tsx';
import { TransferFaq } from './transfer-faq.tsx';

const data = {
  '/api/hero-banners/active': [aBanner({ title: 'A cove' })],
  '/api/trip-types': [],
  '/api/destinations/popular': [aDestination()],
  '/api/trips/popular': [aTrip()],
  '/api/testimonials': [aTestimonial()],
};

test('home has its eight parts in order', async () => {
  await renderPart(<HomePage />, { data });
  const headings = () =>
    screen
      .getAllByRole('heading')
      .filter(({ tagName }) => tagName !== 'H3')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(headings()).toEqual([
      'A cove',
      'Places to fall for',
      'Popular trips',
      'A Biosphere Reserve is not a backdrop',
      'Easy from the first message',
      'Airport transfers: what people ask us',
      'What guests say',
      'Letters from the island',
    ]),
  );
});

test('the hero has the search form, and the last part the newsletter form', async () => {
  await renderPart(<HomePage />, { data });
  const hero = screen.getByRole('region', { name: 'Highlights of Menorca' });
  expect(within(hero).getByRole('form', { name: 'Find a trip' })).toBeDefined();
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeDefined();
});

test.each(LANGUAGES)(
  'the airport-transfer questions are 6 in %s, and lead to /airport-transfers',
  async (language) => {
    const { container } = await renderPart(<TransferFaq />, { language });
    const questions = [...container.querySelectorAll('summary')].map(
      ({ textContent }) => textContent,
    );
    expect(new Set(questions).size).toBe(6);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/airport-transfers');
  },
);

test('without transfers neither hero, search, reasons nor questions speak of them', async () => {
  const site = aSite({ hasNoTransfers: true, transferPages: {} });
  const banners = [aBanner({ buttonLink: '/airport-transfers/request' })];
  const { container } = await renderPart(<HomePage />, {
    data: { ...data, '/api/site': site, '/api/hero-banners/active': banners },
  });
  expect(await screen.findByRole('heading', { name: 'Easy from the first message' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Menorca at its own pace' })).toBeDefined();
  expect(container.querySelector('[role="tablist"]:not([hidden])')).toBeNull();
  expect(container.textContent).not.toMatch(/transfer|airport|flight/i);
  expect(container.innerHTML).not.toContain('/airport-transfers');
});
