import { Link, useMatches } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageLeaving } from '#base/i18n/page-language.tsx';
import { SiteLink } from '#base/ui/site-link.tsx';
import { renderPart } from '../../test/render.tsx';
import { PageTransition } from './page-transition.tsx';

const FieldOfHome = () => useMatches().at(-1)?.pathname === '/' && <input aria-label="E-mail" />;
const Page = () => (
  <PageTransition>
    <Link to="/trips">Trips</Link>
    <SiteLink to="/?q=1">Here</SiteLink>
    <FieldOfHome />
  </PageTransition>
);
const main = () => screen.getByRole('main');

test('a new route takes the focus', async () => {
  const { user } = await renderPart(<Page />);
  await user.click(screen.getByRole('link', { name: 'Trips' }));
  await waitFor(() => expect(document.activeElement).toBe(main()));
});

test('a new route takes the focus when nothing had it', async () => {
  const { router } = await renderPart(<Page />);
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate({ to: '/trips' }));
  await waitFor(() => expect(document.activeElement).toBe(main()));
});

test('a new route takes the focus from a field of the page before', async () => {
  const { router, user } = await renderPart(<Page />);
  await user.click(screen.getByRole('textbox'));
  await act(() => router.navigate({ to: '/trips' }));
  await waitFor(() => expect(document.activeElement).toBe(main()));
});

test('a new route takes the focus from what stays, such as the header', async () => {
  const { router } = await renderPart(
    <>
      <button type="button">Menu</button>
      <Page />
    </>,
  );
  screen.getByRole('button', { name: 'Menu' }).focus();
  await act(() => router.navigate({ to: '/trips' }));
  await waitFor(() => expect(document.activeElement).toBe(main()));
});

test('a change of the query alone is no new route: the focus stays', async () => {
  const { user, address } = await renderPart(<Page />);
  await user.click(screen.getByRole('link', { name: 'Here' }));
  await waitFor(() => expect(address()).toBe('/?q=1'));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Here' }));
});

test('a new route fades in over 300 ms', async () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const { router } = await renderPart(<Page />);
  await act(() => router.navigate({ to: '/trips' }));
  expect(animate.mock.calls[0]).toMatchObject([
    [{ opacity: 0 }, { opacity: 1 }],
    { duration: 300 },
  ]);
  Reflect.deleteProperty(Element.prototype, 'animate');
});

test('while the language changes the page is faded out and shifted up 10 px, in 300 ms', async () => {
  await renderPart(<Page />);
  expect(main().className).not.toContain('opacity-0');
  act(() => pageLeaving.set(true));
  for (const name of ['opacity-0', '-translate-y-2.5', 'duration-300'])
    expect(main().classList.contains(name), name).toBe(true);
  act(() => pageLeaving.set(false));
});

test('the page is where the skip link leads', async () => {
  await renderPart(<Page />);
  expect(main().id).toBe('content');
});
