import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated } from './site.ts';
import { withRetry } from './with-retry.ts';

export const ADMIN = { email: 'admin@example.com', password: process.env.ADMIN_PASSWORD ?? '' };
export const GOOD_PASSWORD = 'a calm sea in september';

/** A separate account for the test, created by the administrator, so that tests do not affect each other. */
export async function anAccount(
  request: APIRequestContext,
  baseURL: string,
  role: 'admin' | 'user',
) {
  const headers = { Origin: new URL(baseURL).origin };
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  const send = (path: string, data: object) =>
    withRetry(() => request.post(path, { data, headers }));
  expect((await send('/api/auth/login', ADMIN)).status()).toBe(200);
  const made = await send('/api/admin/users', {
    email,
    name: 'Grace',
    role,
    password: GOOD_PASSWORD,
  });
  expect(made.status()).toBe(201);
  return { email, password: GOOD_PASSWORD };
}

/** Fills in the sign-in form. */
export async function fillIn(page: Page, { email, password }: { email: string; password: string }) {
  await hydrated(page);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

export const inEnglish = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
