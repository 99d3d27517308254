import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { sentSurely } from './sent-surely.ts';
import { test as base, DESKTOP, LANGUAGES, PATIENT, expect as plainExpect } from './site.ts';

/** Saves, lists and copies take their time on a busy machine. */
export const expect = plainExpect.configure({ timeout: 30_000 });

type Session = { state: Awaited<ReturnType<BrowserContext['storageState']>>; provenAt: number };
/** Sensitive requests want a proof of the last ten minutes, and a worker's session outlives that. */
const PROOF_MS = 5 * 60_000;
type Admin = {
  /** Another browser in which the administrator is signed in. */
  open: () => Promise<Page>;
  /** What the API answers an administrator. */
  api: <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) => Promise<T>;
};

const consent = { essential: true, analytics: false, marketing: false, at: new Date().toISOString() };

/** Tests with `admin`: signed in once a worker, since sign-ins are counted; the administration speaks English. */
export const test = base.extend<{ admin: Admin }, { session: Session }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const { origin } = new URL(baseURL);
      const request = await playwright.request.newContext({ baseURL });
      const data = { email: 'admin@example.com', password: process.env.ADMIN_PASSWORD ?? '' };
      const answer = await sentSurely(() => request.post('/api/auth/login', { data, headers: { Origin: origin } }));
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
      const context = await browser.newContext({ baseURL, storageState: session.state, viewport: DESKTOP, locale: 'en-GB' });
      contexts.push(context);
      return context;
    };
    if (Date.now() - session.provenAt > PROOF_MS) {
      const { request: asked } = await newContext();
      const data = { password: process.env.ADMIN_PASSWORD ?? '' };
      const headers = { Origin: new URL(baseURL ?? '').origin };
      expect((await sentSurely(() => asked.post('/api/account/proof', { data, headers }))).status()).toBe(204);
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
        const asked = request;
        const headers = { Origin: new URL(baseURL ?? '').origin };
        const response = await sentSurely(() => asked.fetch(`/api/admin${path}`, { method, data, headers, ...PATIENT }));
        expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
        return response.status() === 204 ? undefined : await response.json();
      },
    });
    for (const context of contexts) await context.close();
  },
});

/** What the page says in each language, asked for as a visitor does, once it says it in all; saves take seconds to reach everybody. */
export async function untilVisitorsRead(request: APIRequestContext, path: string, texts: Record<(typeof LANGUAGES)[number], string>) {
  for (const language of LANGUAGES) {
    const read = async () => (await (await request.get(`/${language}${path}`, PATIENT)).text()).includes(texts[language]);
    await expect.poll(read, { message: `/${language}${path} says «${texts[language]}»` }).toBe(true);
  }
}

/** The editor has seen what it saved on the public site, in each language. */
export const isProven = (page: Page) => expect(page.getByText('live', { exact: true })).toHaveCount(4);
