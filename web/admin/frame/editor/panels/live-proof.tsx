import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { CheckIcon } from '#base/ui/icons.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { prefixed, splitLanguage } from '#contract/address.ts';
import {
  isLanguage,
  LANGUAGE_LABELS,
  LANGUAGES,
  type Language,
} from '#contract/languages/language.ts';
import { formatInstant } from '../../behaviour/dates.ts';
import { NewTabLink } from '../../markdown/markup.tsx';
import { readMarkup } from '../../markdown/read-markup.ts';

/** A visitor's page in one language, once it has the saved version or a newer one. */
type Sight =
  | { state: 'live' }
  /** No public page, or a different one. */
  | { state: 'absent'; status: number }
  /** The page exists, with the text of another language. */
  | { state: 'fallback'; language: Language };

/** Timeout of one request. */
const ANSWER_LIMIT_MS = 10_000;

/**
 * The language of what a page shows. Without a translation its canonical URL is the original's, but its texts are English ones where there
 * are any: its notice, or else its title, says which.
 */
function languageOf(html: string, asked: Language): Language | undefined {
  const page = readMarkup(html);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const original =
    canonical && URL.canParse(canonical, window.location.href)
      ? splitLanguage(new URL(canonical, window.location.href).pathname).language
      : undefined;
  if (original === undefined || original === asked) return original;
  const shown =
    page.querySelector('[data-fallback]')?.getAttribute('data-fallback') ??
    page.querySelector('h1[lang], h1 [lang]')?.getAttribute('lang');
  return isLanguage(shown) ? shown : original;
}

/** Fetches a page without a session; undefined while it is older than `version` or the request fails. */
async function lookAt(
  language: Language,
  path: string,
  version: number,
  signal: AbortSignal,
): Promise<Sight | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
    const response = await fetch(prefixed(path, language), {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      signal: limit,
    });
    if (response.type === 'opaqueredirect') return { state: 'absent', status: 301 };
    if (Number(response.headers.get('X-Content-Version') ?? 0) < version) return undefined;
    if (!response.ok) return { state: 'absent', status: response.status };
    const shown = languageOf(await response.text(), language);
    return shown === undefined || shown === language
      ? { state: 'live' }
      : { state: 'fallback', language: shown };
  } catch {
    return undefined;
  }
}

const PAUSE_MS = 1000;
/** A save reaches every visitor within ten seconds; the rest allows for a slow connection. */
const GIVE_UP_MS = 20_000;

type Proof = Sight | { state: 'waiting' } | { state: 'late' };

/** Polls the public page in each language until it shows the new content or the timeout ends. */
function useProofs(path: string, isAsked: boolean) {
  const [proofs, setProofs] = useState<Partial<Record<Language, Proof>>>({});
  useEffect(() => {
    if (!isAsked) return;
    const over = new AbortController();
    const { signal } = over;
    const tell = (language: Language, proof: Proof) =>
      !signal.aborted && setProofs((known) => ({ ...known, [language]: proof }));
    const prove = async () => {
      const end = Date.now() + GIVE_UP_MS;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(GIVE_UP_MS)]);
      const { version } = await fetchJson<{ version: number }>('/api/admin/utilities/version', {
        signal: limit,
      });
      await Promise.all(
        LANGUAGES.map(async (language) => {
          while (!signal.aborted && Date.now() < end) {
            const sight = await lookAt(language, path, version, signal);
            if (sight) return tell(language, sight);
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          }
          tell(language, { state: 'late' });
        }),
      );
    };
    prove().catch(() => LANGUAGES.map((language) => tell(language, { state: 'late' })));
    return () => over.abort();
  }, [path, isAsked]);
  return proofs;
}

function Verdict({ proof }: { proof: Proof }) {
  const { t } = useTranslation('admin-area');
  const words = {
    live: () => t('live.yes'),
    late: () => t('live.late'),
    waiting: () => t('live.waiting'),
    absent: (status: number) => t(status === 301 ? 'live.moved' : 'live.absent', { status }),
    fallback: (language: Language) => t('live.fallback', { language: LANGUAGE_LABELS[language] }),
  };
  const isBad = proof.state === 'absent';
  return (
    <span className={`text-sm ${isBad ? 'font-semibold text-danger' : 'text-stone'}`}>
      {proof.state === 'absent'
        ? words.absent(proof.status)
        : proof.state === 'fallback'
          ? words.fallback(proof.language)
          : words[proof.state]()}
    </span>
  );
}

type LiveProofProps = {
  path: string;
  /** Publication time: before it there is nothing to verify. */
  from?: string | null;
};

/** After a save, fetches the public page in each language and reports whether it is live, in which language, or from when. */
export function LiveProof({ path, from }: LiveProofProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [openedAt] = useState(() => new Date().toISOString());
  const isToCome = Boolean(from && from > openedAt);
  const proofs = useProofs(path, !isToCome);
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-white p-4 shadow-card"
    >
      <p className="font-semibold text-deep-900">{t('live.title')}</p>
      {isToCome && from ? (
        <p>{t('live.scheduled', { at: formatInstant(from, language) })}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {LANGUAGES.map((one) => {
            const proof = proofs[one] ?? { state: 'waiting' as const };
            return (
              <li key={one} className="flex items-center gap-1.5">
                {proof.state === 'waiting' && <Spinner className="size-4" />}
                {proof.state === 'live' && <CheckIcon className="size-4 text-sea-700" />}
                <NewTabLink
                  href={prefixed(path, one)}
                  lang={one}
                  className="underline underline-offset-4"
                  label={LANGUAGE_LABELS[one]}
                />
                <Verdict proof={proof} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
