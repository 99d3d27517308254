import { readMarkup } from '#admin/read-markup.ts';
import { splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/language.ts';

/** A visitor's page in one language, once it has the saved version or a newer one. */
export type Sight =
  | { state: 'live' }
  /** No public page, or a different one. */
  | { state: 'absent'; status: number }
  /** The page exists, with the text of another language. */
  | { state: 'fallback'; language: Language };

/** Timeout of one request. */
const ANSWER_LIMIT_MS = 10_000;

/** The language the page is rendered in: without a translation, its canonical URL is the original's. */
function languageOf(html: string): Language | undefined {
  const canonical = readMarkup(html).querySelector('link[rel="canonical"]')?.getAttribute('href');
  return canonical && URL.canParse(canonical, window.location.href)
    ? splitLanguage(new URL(canonical, window.location.href).pathname).language
    : undefined;
}

/** Fetches a page without a session; undefined while it is older than `version` or the request fails. */
export async function lookAt(language: Language, path: string, version: number, signal: AbortSignal): Promise<Sight | undefined> {
  try {
    const address = `/${language}${path}`;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
    const response = await fetch(address, { credentials: 'omit', cache: 'no-store', redirect: 'manual', signal: limit });
    if (response.type === 'opaqueredirect') return { state: 'absent', status: 301 };
    if (Number(response.headers.get('X-Content-Version') ?? 0) < version) return undefined;
    if (!response.ok) return { state: 'absent', status: response.status };
    const shown = languageOf(await response.text());
    return shown === undefined || shown === language ? { state: 'live' } : { state: 'fallback', language: shown };
  } catch {
    return undefined;
  }
}
