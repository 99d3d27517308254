import type { i18n } from 'i18next';
import { createContext, type ReactNode, use } from 'react';
import { I18nextProvider } from 'react-i18next';

/** On the server: texts of which nobody keeps account. */
export const Unread = createContext<i18n | undefined>(undefined);

/** What stands in here is sent as markup alone: its strings do not travel with the page. */
export function UnreadTexts({ children }: { children: ReactNode }) {
  const unread = use(Unread);
  return unread ? <I18nextProvider i18n={unread}>{children}</I18nextProvider> : children;
}
