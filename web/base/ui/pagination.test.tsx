import { linkOptions } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { Pagination, shownPages } from './pagination.tsx';

const linkTo = (page: number) => linkOptions({ to: '/trips', search: { page: `${page}` } });

test('first, last and neighbours are shown; a gap of one page is filled', () => {
  expect(shownPages(1, 2)).toEqual([1, 2]);
  expect(shownPages(4, 9)).toEqual([1, 2, 3, 4, 5, undefined, 9]);
  expect(shownPages(5, 9)).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
});

test('a list of one page has no paging; a longer one marks the page and links the others', async () => {
  const { unmount } = await renderPart(
    <Pagination page={1} pageSize={12} total={12} linkTo={linkTo} />,
  );
  expect(screen.queryByRole('navigation')).toBeNull();
  unmount();
  await renderPart(<Pagination page={2} pageSize={12} total={30} linkTo={linkTo} />, {
    path: '/trips?page=2',
  });
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/trips?page=1');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/trips?page=3');
});

test('a page of a list whose end is not known does not say how many there are', async () => {
  await renderPart(<Pagination page={2} pageSize={12} total={25} isAtLeast linkTo={linkTo} />, {
    path: '/trips?page=2',
  });
  expect(screen.getByText('Page 2').tagName).toBe('P');
  expect(screen.queryByText('Page 2 of 3')).toBeNull();
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/trips?page=3');
});
