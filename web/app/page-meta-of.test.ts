import { expect, test } from 'vitest';
import { pageMetaOf } from './page-meta-of.ts';

const ok = (loaderData?: unknown) => ({ status: 'success', loaderData });

test('the innermost page says what the page is', () => {
  expect(pageMetaOf([ok(), ok({ title: 'outer' }), ok({ title: 'inner' }), ok()])).toEqual({ title: 'inner' });
});

test('a page that nobody found is «not-found», whatever its parents say', () => {
  expect(pageMetaOf([{ ...ok({ title: 'outer' }), _notFound: true }])).toBe('not-found');
  expect(pageMetaOf([ok({ title: 'outer' }), { status: 'notFound' }])).toBe('not-found');
});

test('a page that says nothing has no meta', () => {
  expect(pageMetaOf([ok()])).toBeUndefined();
});
