import type { Settings } from '#contract/pages/settings.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';

/** Outside the database, for the page that reports a database outage. */
const KEY = 'site/contact.json';

export type FirmContact = Pick<Settings, 'siteName' | 'phone' | 'email'>;

let written: string | undefined;

/** Stores the firm's contact in the bucket when it has changed; once per worker and change. */
export function rememberContact(
  env: Bindings,
  context: Pick<ExecutionContext, 'waitUntil'>,
  site: FirmContact,
): void {
  const text = JSON.stringify({ siteName: site.siteName, phone: site.phone, email: site.email });
  if (text === written) return;
  written = text;
  const store = async () => {
    const stored = await env.BUCKET.get(KEY);
    if ((await stored?.text()) !== text)
      await env.BUCKET.put(KEY, text, { httpMetadata: { contentType: 'application/json' } });
  };
  context.waitUntil(store().catch((error: unknown) => logFailure('contact not stored', error)));
}

/** The firm's contact as last stored; undefined before the first page, or when the bucket does not answer. */
export async function storedContact(env: Bindings): Promise<FirmContact | undefined> {
  try {
    return await (await env.BUCKET.get(KEY))?.json<FirmContact>();
  } catch {
    return undefined;
  }
}
