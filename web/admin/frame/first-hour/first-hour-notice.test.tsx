import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FIRST_STEPS, type FirstHour, type FirstStep } from '#contract/admin/first-hour.ts';
import { json } from '../../../test/api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

afterEach(() => void vi.unstubAllGlobals());

const settings = { version: 1, siteName: 'Old', tagline: {}, brand: null, ratingName: '' };
const hourWith = (done: readonly FirstStep[]): FirstHour => ({
  steps: FIRST_STEPS.map((step) => ({ step, isDone: done.includes(step), isSkipped: false })),
  isPutAway: false,
  lockedKeys: [],
});

function openBrand(hash = '') {
  let done: FirstStep[] = [];
  return openAdmin(`/admin/settings/brand${hash}`, {
    'GET /api/admin/first-hour': () => json(hourWith(done)),
    'GET /api/admin/settings': () => json(settings),
    'PUT /api/admin/settings': ({ body }) => {
      done = ['name'];
      return json({ ...(body as object), version: 2 });
    },
    'GET /api/admin/drafts/settings/1': () => json(null),
    'PUT /api/admin/drafts/settings/1': () => json({ updatedAt: '' }),
    'DELETE /api/admin/drafts/settings/1': () => new Response(null, { status: 204 }),
  });
}

test('a save that finishes a step is counted at once, and the way to the next step stands on the screen', async () => {
  const { user } = openBrand();
  const name = await screen.findByLabelText('Name of the site');
  expect(await screen.findByText('0 of 9 done')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'Excursions Binibèquer i Fornells Mar');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('1 of 9 done')).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Next: Logo' });
  expect(next.getAttribute('href')).toBe('/admin/settings/brand#brand.square');
});

test('the step of the logo begins at its field', async () => {
  openBrand('#brand.square');
  const square = await screen.findByRole('button', {
    name: 'Choose from the library: Square logo',
  });
  await waitFor(() => expect(document.activeElement).toBe(square));
});

test('after the steps the first hour leads to the texts, pictures, menus and pages that are left', async () => {
  openAdmin('/admin/first-hour', {
    'GET /api/admin/first-hour': () => json(hourWith(['name'])),
    'GET /api/admin/first-hour/examples': () => json({ kinds: [], removed: null }),
  });
  await screen.findByRole('heading', { name: 'And then' });
  for (const [name, path] of [
    ['Home, services, about', '/admin/settings/sections'],
    ['Photographs', '/admin/images/slots'],
    ['Menus and footer', '/admin/settings/menus'],
    ['Own pages', '/admin/pages'],
  ] as const) {
    const links = within(screen.getByRole('main')).getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([path]);
  }
});

test('two steps left for later one right after the other are both left', async () => {
  let skipped: readonly FirstStep[] = [];
  const clicked = Promise.withResolvers<void>();
  const hour = () => {
    const { steps, ...rest } = hourWith([]);
    const stepsNow = steps.map((s) => ({ ...s, isSkipped: skipped.includes(s.step) }));
    return json({ ...rest, steps: stepsNow });
  };
  const { user } = openAdmin('/admin/first-hour', {
    'GET /api/admin/first-hour': hour,
    'PUT /api/admin/first-hour': async ({ body }) => {
      await clicked.promise;
      skipped = (body as { skipped: FirstStep[] }).skipped;
      return hour();
    },
    'GET /api/admin/first-hour/examples': () => json({ kinds: [], removed: null }),
  });
  for (const step of ['Online payments', 'Emails to guests'])
    await user.click(await screen.findByRole('button', { name: `Leave for later ${step}` }));
  clicked.resolve();
  await waitFor(() => expect(skipped).toEqual(['payment', 'mail']));
});
