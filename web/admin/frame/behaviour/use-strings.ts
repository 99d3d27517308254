import { useTranslation } from 'react-i18next';
import type { Language, TextNamespace } from '#contract/languages/language.ts';

/** The public site's strings in any language, for previews; empty until they have loaded, so that no key shows. */
export function useStrings<N extends TextNamespace>(language: Language, namespace: N) {
  const { t, ready } = useTranslation(namespace, { lng: language });
  const none = (() => '') as unknown as typeof t;
  return { t: ready ? t : none, isHere: ready };
}
