import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFoundPage } from '#base/shell/not-found-page.tsx';
import { renderPart } from '../../test/render.tsx';
import { SiteLink } from './site-link.tsx';

const href = async (to: string, options = {}) => {
  const { unmount } = await renderPart(<SiteLink to={to}>x</SiteLink>, options);
  const target = screen.getByRole('link').getAttribute('href');
  unmount();
  return target;
};

test('a link inside the site keeps query and place, and the mode of the page', async () => {
  expect(await href('/trips?type=Boat#list')).toBe('/trips?type=Boat#list');
  expect(await href('/trips?type=Boat#list', { isPrefixed: true, language: 'de' })).toBe(
    '/de/trips?type=Boat#list',
  );
  expect(await href('/', { isPrefixed: true, language: 'de' })).toBe('/de');
});

test('an absolute address opens as it is, alongside the site', async () => {
  await renderPart(<SiteLink to="https://example.com/x?y#z">x</SiteLink>, { isPrefixed: true });
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://example.com/x?y#z');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ]);
});

test('the not-found page says so and offers a search and ways on', async () => {
  await renderPart(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist');
  expect(screen.getByRole('searchbox', { name: 'Search the site' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Trips' }).getAttribute('href')).toBe('/trips');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(2);
});

test.each(['javascript:alert(1)', '//example.com/x', 'trips'])(
  'what is no address of ours or of the web leads nowhere: %s',
  async (to) => {
    await renderPart(<SiteLink to={to}>x</SiteLink>, { isPrefixed: true });
    expect(screen.getByText('x').getAttribute('href')).toBeNull();
  },
);
