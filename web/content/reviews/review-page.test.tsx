import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { GuestReview } from '#contract/content/reviews.ts';
import { json, stubApi } from '../../test/api.ts';
import { renderPart } from '../../test/render.tsx';
import { ReviewPage } from './review-page.tsx';

const REVIEW: GuestReview = {
  ...{ reference: 'ABCD2345', kind: 'trip', date: '2026-06-12', until: '2026-07-12' },
  trip: { id: 7, slug: 'coves', name: 'South coast coves', translations: {} },
  ...{ isOver: false, status: 'asked', stars: null, text: '', name: '', country: '' },
  ...{ photo: null, reason: null, reasonText: '' },
};
const API = '/api/reviews/ABCD2345';
const show = (change: Partial<GuestReview> = {}) =>
  renderPart(<ReviewPage />, {
    path: '/review/ABCD2345?token=secret',
    data: { [`${API}?lang=en&token=secret`]: { ...REVIEW, ...change } },
  });

test('a review that lacks something names it, and what was typed stays when the server refuses it', async () => {
  const calls = stubApi({ [`POST ${API}`]: () => json({ status: 503 }, 503) });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(calls).toEqual([]);
  expect(screen.getAllByText('Please fill in this field.').length).toBeGreaterThan(1);
  await user.click(screen.getByRole('radio', { name: /4 stars/ }));
  const words = screen.getByLabelText('Your words');
  await user.type(words, 'Clear water.');
  await user.type(screen.getByLabelText('Name, as it will be shown'), 'Ada');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send the review' }));
  expect(calls.map(({ body }) => body)).toMatchObject([
    { stars: '4', text: 'Clear water.', name: 'Ada', consent: 'true', token: 'secret' },
  ]);
  expect(words).toHaveProperty('value', 'Clear water.');
});

test('after thirty days the page says so and has no form', async () => {
  stubApi({});
  await show({ isOver: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The time is over');
  expect(screen.queryByRole('button', { name: 'Send the review' })).toBe(null);
});

test('a refused review shows the reason and can be changed, a published one cannot', async () => {
  stubApi({});
  const written = { stars: 4, text: 'Clear water.', name: 'Ada' };
  const { unmount } = await show({ ...written, status: 'refused', reason: 'personal_data' });
  expect(screen.getByText(/shows details of other people/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save the changes' })).toBeDefined();
  unmount();
  await show({ ...written, status: 'published' });
  expect(screen.queryByRole('button', { name: 'Save the changes' })).toBe(null);
});
