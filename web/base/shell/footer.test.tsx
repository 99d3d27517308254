import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hideConsent } from '#base/consent/consent.ts';
import { LazyCookieBanner } from '#base/consent/lazy-cookie-banner.tsx';
import { aSite } from '../../test/builders.ts';
import { renderPart } from '../../test/render.tsx';
import { Footer } from './footer.tsx';

test('the footer leads to every airport-transfer page, the main pages and the legal ones', async () => {
  await renderPart(<Footer />);
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining([
      '/airport-transfers',
      '/airport-transfers/ciutadella',
      '/airport-transfers/fornells',
      '/airport-transfers/cala-galdana',
      '/airport-transfers/son-bou',
      '/airport-transfers/private',
      '/airport-transfers/groups',
      '/airport-transfers/vip',
      '/airport-transfers/request',
      '/menorca-taxis',
      '/destinations',
      '/trips',
      '/about',
      '/contact',
      '/legal/terms',
      '/legal/privacy',
      '/legal/faq',
      '/order/find',
      '/blog',
    ]),
  );
});

test('the footer of a firm without transfers does not speak of them', async () => {
  await renderPart(<Footer />, { data: { '/api/site': aSite({ hasNoTransfers: true }) } });
  expect(screen.getByText('Trips in Menorca, by people who live here.')).toBeDefined();
});

test.each([2026, 2031])('the copyright year is the current year: %i', async (year) => {
  vi.useFakeTimers({ now: new Date(year, 5, 15), toFake: ['Date'] });
  await renderPart(<Footer />);
  expect(screen.getByText(`© ${year} Illa Viatges. All rights reserved.`)).toBeDefined();
});

test('the payment marks are Visa, Mastercard and PayPal', async () => {
  await renderPart(<Footer />);
  const marks = within(screen.getByRole('list', { name: 'Payment methods' })).getAllByRole('img');
  expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'Mastercard', 'PayPal']);
});

test('e-mail and phone show when the settings have them, and not otherwise', async () => {
  const { unmount } = await renderPart(<Footer />, {
    data: { '/api/site': aSite({ email: 'hola@example.com', phone: '+34971000000' }) },
  });
  expect(screen.getByRole('link', { name: 'hola@example.com' }).getAttribute('href')).toBe(
    'mailto:hola@example.com',
  );
  expect(screen.getByRole('link', { name: '+34 971 000 000' }).getAttribute('href')).toBe(
    'tel:+34971000000',
  );
  unmount();
  await renderPart(<Footer />);
  expect(
    screen
      .getAllByRole('link')
      .filter((link) => /^(?:mailto|tel):/.test(link.getAttribute('href') ?? '')),
  ).toEqual([]);
});

test('«Cookie settings» brings the consent banner back', async () => {
  act(hideConsent);
  const { user } = await renderPart(
    <>
      <Footer />
      <LazyCookieBanner months={12} />
    </>,
  );
  expect(screen.queryByRole('region', { name: 'Cookie consent' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(await screen.findByRole('region', { name: 'Cookie consent' })).toBeDefined();
});
