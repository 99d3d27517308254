import { createContext, type ReactNode, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SlimI18n } from './i18next.ts';

// Stands in for the package `react-i18next` on the public site; see i18next.ts beside it.

type Shown = { i18n: SlimI18n; revision: number };
const Context = createContext<Shown | undefined>(undefined);

/** One listener for all texts below: a page has hundreds, and each of its own would be put up and taken down with every next page. */
export function I18nextProvider({ i18n, children }: { i18n: SlimI18n; children: ReactNode }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const now = () => i18n.revision;
  const revision = useSyncExternalStore(subscribe, now, now);
  const shown = useMemo(() => ({ i18n, revision }), [i18n, revision]);
  return <Context value={shown}>{children}</Context>;
}

export const initReactI18next = { type: '3rdParty', init() {} };

export function useTranslation(namespace?: string) {
  const shown = use(Context);
  if (!shown) throw new Error('useTranslation needs an I18nextProvider');
  const { i18n } = shown;
  return { t: i18n.getFixedT(null, namespace), i18n, ready: true };
}
