import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../test/api.ts';
import { setCookie } from '../../test/browser.ts';
import { renderPart } from '../../test/render.tsx';
import { Header } from './header.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
/** The menu is loaded separately. */
const untilMenu = () => screen.findByRole('navigation', { name: 'Main menu' });
const href = (name: string) => menu().getByRole('link', { name }).getAttribute('href');

test('the header leads to the seven main pages', async () => {
  await renderPart(<Header />);
  await untilMenu();
  expect(
    ['Home', 'Destinations', 'Trips', 'Services', 'Blog', 'About', 'Contact'].map(href),
  ).toEqual(['/', '/destinations', '/trips', '/services', '/blog', '/about', '/contact']);
});

test('the logo says where it leads', async () => {
  await renderPart(<Header />);
  expect(
    screen.getByRole('link', { name: 'Illa Viatges, to the home page' }).getAttribute('href'),
  ).toBe('/');
});

test('the link of the page one is on says so', async () => {
  await renderPart(<Header />, { path: '/blog' });
  await untilMenu();
  expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Blog');
});

test('the header’s links stay in the language of a prefixed page', async () => {
  await renderPart(<Header />, { isPrefixed: true, path: '/trips' });
  await untilMenu();
  expect(href('Home')).toBe('/en');
  expect(href('About')).toBe('/en/about');
});

test('signed out: no admin button and no request to the server', async () => {
  const calls = stubApi();
  await renderPart(<Header />);
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  expect(calls).toEqual([]);
});

test('a signed-in user sees the admin button', async () => {
  setCookie('signed-in', '1');
  stubApi({
    'GET /api/user': () => json({ id: 1, role: 'user', email: 'ada@example.com', name: 'Ada' }),
  });
  await renderPart(<Header />);
  expect((await screen.findByRole('link', { name: 'Admin' })).getAttribute('href')).toBe('/admin');
});

test('a user with an ended session (401) sees no admin button and no error', async () => {
  setCookie('signed-in', '1');
  const calls = stubApi({ 'GET /api/user': () => new Response('', { status: 401 }) });
  const { queryClient } = await renderPart(<Header />);
  await waitFor(() => expect(queryClient.getQueryData(['/api/user'])).toBeNull());
  expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull();
  expect(calls).toHaveLength(1);
});

const searchBar = () => screen.queryByRole('combobox', { name: 'Search the site' });

async function openSearch() {
  stubApi();
  const result = await renderPart(<Header />);
  expect(searchBar()).toBeNull();
  await result.user.click(button('Search'));
  await screen.findByRole('combobox', { name: 'Search the site' });
  return result;
}

test('the search button opens a bar with a text input, which gets the focus, and closes it', async () => {
  const { user } = await openSearch();
  await waitFor(() => expect(document.activeElement).toBe(searchBar()));
  await user.click(screen.getByRole('button', { name: 'Search', expanded: true }));
  expect(searchBar()).toBeNull();
});

test('a search goes to /search with what was typed, and closes the bar', async () => {
  const { user, address } = await openSearch();
  await user.type(searchBar() as HTMLElement, ' quiet coves {Enter}');
  expect(address()).toBe('/search?q=quiet+coves');
  expect(searchBar()).toBeNull();
});

test('an empty search stays in the bar', async () => {
  const { user, address } = await openSearch();
  await user.type(searchBar() as HTMLElement, '   {Enter}');
  expect(address()).toBe('/');
  expect(searchBar()).not.toBeNull();
});

test('Escape closes the search bar; opened again it has what was typed, to be typed over', async () => {
  const { user } = await openSearch();
  await user.type(searchBar() as HTMLElement, 'coves');
  await user.keyboard('{Escape}');
  expect(searchBar()).toBeNull();
  expect(document.activeElement).toBe(button('Search'));
  await user.click(button('Search'));
  expect((searchBar() as HTMLInputElement).value).toBe('coves');
  await user.keyboard('cala');
  expect((searchBar() as HTMLInputElement).value).toBe('cala');
});
