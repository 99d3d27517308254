import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect } from 'react';
import { LanguageSwitch } from '#base/i18n/language-switch.tsx';
import { loadAllTranslations, loadTextsInUse } from '#base/i18n/load-all.ts';
import { forgetFailures } from '#base/i18n/locale-backend.ts';
import { storeLanguage } from '#base/i18n/stored-language.ts';
import { warnOnMismatch } from '#base/i18n/translation-checks.ts';
import { LanguageOverlay } from '#base/shell/language-overlay.tsx';
import { hydrateAll } from '#base/ui/parts/part-frame.tsx';
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

/** Holds the page's language and switches it in place: texts, URL, head and data. */
export function SiteLanguage({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { i18n, address } = router.options.context;
  const prepare = useCallback((target: Language) => loadTextsInUse(i18n, target), [i18n]);
  const change = useCallback(
    async (target: Language) => {
      // A part that waits for its code would remain in the language of its markup.
      if (!(await hydrateAll())) return openIn(target, address.isPrefixed);
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
      await router.invalidate({ sync: true });
      void loadAllTranslations(i18n);
    },
    [i18n, address, router],
  );
  useEffect(() => {
    const stored = warnOnMismatch(i18n);
    // The edge saw only the cookie. A URL without language follows the stored choice.
    if (!stored || splitLanguage(window.location.pathname).language) return;
    storeLanguage(stored);
    void prepare(stored).then(() => change(stored));
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
