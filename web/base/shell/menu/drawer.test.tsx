import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSite } from '../../../test/builders.ts';
import { renderPart } from '../../../test/render.tsx';
import { Header } from '../header.tsx';

async function openDrawer() {
  const result = await renderPart(<Header />);
  await result.user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  return { ...result, drawer: within(drawer) };
}
const isOpen = () => screen.queryByRole('dialog') !== null;

test('the drawer lists the pages of the header, and also gift vouchers and the transfers to Son Bou', async () => {
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByText('Trips'));
  await user.click(drawer.getByText('Services'));
  expect(drawer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/destinations',
    '/trips',
    '/cami-de-cavalls',
    '/gift-vouchers',
    '/services',
    '/airport-transfers',
    '/airport-transfers/ciutadella',
    '/airport-transfers/fornells',
    '/airport-transfers/cala-galdana',
    '/airport-transfers/son-bou',
    '/airport-transfers/request',
    '/blog',
    '/about',
    '/contact',
    '/airport-transfers/request',
    '/order/find',
    expect.stringContaining('https://wa.me/34600000000'),
  ]);
});

test('the drawer has a transfer button, and phone and WhatsApp only where the settings name them', async () => {
  const { drawer, queryClient } = await openDrawer();
  expect(drawer.getAllByRole('link', { name: 'Request a transfer' }).length).toBeGreaterThan(0);
  expect(drawer.queryByRole('link', { name: /^Call/ })).toBeNull();
  act(
    () =>
      void queryClient.setQueryData(
        ['/api/site?lang=en'],
        aSite({ phone: '+34 971 000 000', whatsapp: '' }),
      ),
  );
  expect((await drawer.findByRole('link', { name: /^Call/ })).getAttribute('href')).toBe(
    'tel:+34971000000',
  );
  await waitFor(() => expect(drawer.queryByRole('link', { name: 'WhatsApp' })).toBeNull());
});

test('the groups of the drawer fold and unfold', async () => {
  const { drawer, user } = await openDrawer();
  const group = drawer.getByText('Services').closest('details') as HTMLDetailsElement;
  expect(group.open).toBe(false);
  await user.click(drawer.getByText('Services'));
  expect(group.open).toBe(true);
  await user.click(drawer.getByText('Services'));
  expect(group.open).toBe(false);
});

test('a click on a link closes the drawer', async () => {
  const { drawer, user, address } = await openDrawer();
  await user.click(drawer.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(address()).toBe('/about');
});

test('a click on a link inside a group closes the drawer too', async () => {
  const { drawer, user, address } = await openDrawer();
  await user.click(drawer.getByText('Services'));
  await user.click(drawer.getByRole('link', { name: 'Transfers to Son Bou' }));
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(address()).toBe('/airport-transfers/son-bou');
});

test('the close button and Escape close the drawer', async () => {
  const { drawer, user } = await openDrawer();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(isOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
});

test('the drawer takes three quarters of the width, up to a small maximum', async () => {
  await openDrawer();
  expect(screen.getByRole('dialog').className).toContain('w-3/4 max-w-sm');
});

test('without transfers neither the header nor its drawer has the button', async () => {
  const { drawer, queryClient } = await openDrawer();
  act(() => void queryClient.setQueryData(['/api/site?lang=en'], aSite({ hasNoTransfers: true })));
  // The one in the submenu is of the menu.
  await waitFor(() => expect(drawer.getAllByText('Request a transfer')).toHaveLength(1));
});
