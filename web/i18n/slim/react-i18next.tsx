import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { SlimI18n } from './i18next.ts';

// Stands in for the package `react-i18next` in the browser; see i18next.ts beside it.

const Context = createContext<SlimI18n | undefined>(undefined);

export const I18nextProvider = ({ i18n, children }: { i18n: SlimI18n; children: ReactNode }) => <Context value={i18n}>{children}</Context>;

export const initReactI18next = { type: '3rdParty', init() {} };

export function useTranslation(namespace?: string) {
  const i18n = use(Context);
  if (!i18n) throw new Error('useTranslation needs an I18nextProvider');
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    [i18n],
  );
  const revision = () => i18n.revision;
  useSyncExternalStore(subscribe, revision, revision);
  return { t: i18n.getFixedT(null, namespace), i18n, ready: true };
}
