import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { test as base, DESKTOP, LANGUAGES, expect as plainExpect, RETRY_OPTIONS } from './site.ts';
import { withRetry } from './with-retry.ts';

/** Saves, lists and exports are slow on a busy machine. */
export const expect = plainExpect.configure({ timeout: 30_000 });

type Session = { state: Awaited<ReturnType<BrowserContext['storageState']>>; provenAt: number };
/** Sensitive requests require a proof from the last ten minutes; a test worker's session lasts longer. */
const PROOF_MS = 5 * 60_000;
export type Admin = {
  /** Opens another browser context signed in as the administrator. */
  open: () => Promise<Page>;
  /** Calls the API as the administrator. */
  api: <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) => Promise<T>;
};

const consent = {
  essential: true,
  analytics: false,
  marketing: false,
  at: new Date().toISOString(),
};

/** Tests with `admin` sign in once per test worker, since sign-ins are rate limited; the admin area is in English. */
export const test = base.extend<{ admin: Admin }, { session: Session }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const { origin } = new URL(baseURL);
      const request = await playwright.request.newContext({ baseURL });
      const data = { email: 'admin@example.com', password: process.env.ADMIN_PASSWORD ?? '' };
      const answer = await withRetry(() =>
        request.post('/api/auth/login', { data, headers: { Origin: origin } }),
      );
      expect(answer.status()).toBe(200);
      const { cookies } = await request.storageState();
      await request.dispose();
      const localStorage = [
        { name: 'i18nextLng', value: 'en' },
        { name: 'cookie-consent', value: JSON.stringify(consent) },
      ];
      await use({ state: { cookies, origins: [{ origin, localStorage }] }, provenAt: Date.now() });
    },
    { scope: 'worker' },
  ],
  admin: async ({ browser, session, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    const newContext = async () => {
      const context = await browser.newContext({
        baseURL,
        storageState: session.state,
        viewport: DESKTOP,
        locale: 'en-GB',
      });
      contexts.push(context);
      return context;
    };
    if (Date.now() - session.provenAt > PROOF_MS) {
      const { request: client } = await newContext();
      const data = { password: process.env.ADMIN_PASSWORD ?? '' };
      const headers = { Origin: new URL(baseURL ?? '').origin };
      expect(
        (await withRetry(() => client.post('/api/account/proof', { data, headers }))).status(),
      ).toBe(204);
      session.provenAt = Date.now();
    }
    let request: APIRequestContext | undefined;
    await use({
      open: async () => {
        const page = await (await newContext()).newPage();
        page.setDefaultTimeout(30_000);
        page.setDefaultNavigationTimeout(60_000);
        return page;
      },
      api: async (method, path, data) => {
        request ??= (await newContext()).request;
        const client = request;
        const headers = { Origin: new URL(baseURL ?? '').origin };
        const response = await withRetry(() =>
          client.fetch(`/api/admin${path}`, { method, data, headers, ...RETRY_OPTIONS }),
        );
        expect(
          response.ok(),
          `${method} ${path}: ${response.status()} ${await response.text()}`,
        ).toBe(true);
        return response.status() === 204 ? undefined : await response.json();
      },
    });
    for (const context of contexts) await context.close();
  },
});

/** Polls the page as a visitor until every language shows its text; saves take seconds to propagate. */
export async function untilVisitorsRead(
  request: APIRequestContext,
  path: string,
  texts: Record<(typeof LANGUAGES)[number], string>,
) {
  for (const language of LANGUAGES) {
    const read = async () =>
      (await (await request.get(`/${language}${path}`, RETRY_OPTIONS)).text()).includes(
        texts[language],
      );
    await expect
      .poll(read, { message: `/${language}${path} says «${texts[language]}»` })
      .toBe(true);
  }
}

/** The editor has verified its save on the public site, in each language. */
export const isProven = (page: Page) =>
  expect(page.getByText('live', { exact: true })).toHaveCount(4);
