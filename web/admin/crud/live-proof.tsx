import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchJson } from '#api/fetch-json.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/language.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { Spinner } from '#ui/spinner.tsx';

const PAUSE_MS = 1000;
/** Every visitor sees a save within ten seconds; a little more for a slow line. */
const GIVE_UP_MS = 20_000;

type Proof = 'waiting' | 'live' | 'late';

/** The content version of the page as a visitor without a session gets it now; 0 when it cannot be told. */
async function versionSeen(language: Language, path: string): Promise<number> {
  const response = await fetch(`/${language}${path}`, { credentials: 'omit', cache: 'no-store' }).catch(() => undefined);
  return Number(response?.headers.get('X-Content-Version') ?? 0);
}

/** After a save: fetches the page as visitors do, in each language, until it shows the new content, and says so. */
export function LiveProof({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  const [proofs, setProofs] = useState<Partial<Record<Language, Proof>>>({});
  useEffect(() => {
    let isOver = false;
    const tell = (language: Language, proof: Proof) => !isOver && setProofs((known) => ({ ...known, [language]: proof }));
    const prove = async () => {
      const { version } = await fetchJson<{ version: number }>('/api/admin/utilities/version');
      const end = Date.now() + GIVE_UP_MS;
      await Promise.all(
        LANGUAGES.map(async (language) => {
          while (!isOver && Date.now() < end) {
            if ((await versionSeen(language, path)) >= version) return tell(language, 'live');
            await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          }
          tell(language, 'late');
        }),
      );
    };
    void prove().catch(() => LANGUAGES.map((language) => tell(language, 'late')));
    return () => {
      isOver = true;
    };
  }, [path]);
  return (
    <div role="status" className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-white p-4 shadow-card">
      <p className="font-semibold text-deep-900">{t('live.title')}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {LANGUAGES.map((language) => {
          const proof = proofs[language] ?? 'waiting';
          return (
            <li key={language} className="flex items-center gap-1.5">
              {proof === 'waiting' && <Spinner className="size-4" />}
              {proof === 'live' && <CheckIcon className="size-4 text-sea-700" />}
              <a
                href={`/${language}${path}`}
                target="_blank"
                rel="noopener noreferrer"
                lang={language}
                className="underline underline-offset-4"
              >
                {LANGUAGE_LABELS[language]}
              </a>
              <span className="text-sm text-stone">
                {t(proof === 'live' ? 'live.yes' : proof === 'late' ? 'live.late' : 'live.waiting')}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
