import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { LanguageSwitch, logUnchanged } from '#base/i18n/language-switch.tsx';
import { loadAllTranslations, loadTextsInUse } from '#base/i18n/load-all.ts';
import { forgetFailures } from '#base/i18n/locale-backend.ts';
import { storeLanguage } from '#base/i18n/stored-language.ts';
import { warnOnMismatch } from '#base/i18n/translation-checks.ts';
import { LanguageOverlay } from '#base/shell/language-overlay.tsx';
import { hydrateAll, isHydrated } from '#base/ui/parts/part-frame.tsx';
import { addressFor, splitLanguage } from '#contract/address.ts';
import type { Language } from '#contract/languages/language.ts';

/** Opens the page in another language as a document; an address without language follows the stored choice. */
function openIn(language: Language, isPrefixed: boolean): void {
  const { pathname, search, hash } = window.location;
  if (!isPrefixed) window.location.reload();
  else
    window.location.assign(
      addressFor(splitLanguage(pathname).path, language, true) + search + hash,
    );
}

/** Only a change of language needs its code. */
const loadDataInUse = async (client: QueryClient, target: Language) =>
  (await import('#base/api/data-in-use.ts')).loadDataInUse(client, target);

/** Holds the page's language and switches it in place: texts, URL, head and data. */
export function SiteLanguage({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { i18n, queryClient, address } = router.options.context;
  const prepare = useCallback(
    async (target: Language) => {
      // Parts that wait for their code use texts and data as well.
      if (!(await hydrateAll())) return;
      await Promise.all([loadTextsInUse(i18n, target), loadDataInUse(queryClient, target)]);
    },
    [i18n, queryClient],
  );
  const change = useCallback(
    async (target: Language) => {
      // A part that waits for its code would remain in the language of its markup.
      if (!isHydrated()) return openIn(target, address.isPrefixed);
      // Of a page opened since.
      await loadDataInUse(queryClient, target);
      forgetFailures();
      await i18n.changeLanguage(target);
      warnOnMismatch(i18n);
      // On a prefixed page, navigating to the same location writes it with the new prefix.
      if (address.isPrefixed)
        await router.navigate({
          to: '.',
          search: true,
          hash: true,
          replace: true,
          resetScroll: false,
        });
      // A page returned to loads its data in the new language before it is shown.
      router.clearCache();
      await router.invalidate({ sync: true });
      void loadAllTranslations(i18n);
    },
    [i18n, queryClient, address, router],
  );
  useEffect(() => {
    const stored = warnOnMismatch(i18n);
    // The edge saw only the cookie. A URL without language follows the stored choice.
    if (!stored || splitLanguage(window.location.pathname).language) return;
    storeLanguage(stored);
    prepare(stored)
      .then(() => change(stored))
      .catch(logUnchanged);
  }, [i18n, prepare, change]);
  return (
    <LanguageSwitch
      isPrefixed={address.isPrefixed}
      prepare={prepare}
      change={change}
      overlay={(target) => <LanguageOverlay language={target} />}
    >
      {children}
    </LanguageSwitch>
  );
}
